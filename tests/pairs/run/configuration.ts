import { stringify } from "yaml";
import type { Addresses, Feature } from "../features/feature.ts";
import { SECRETS } from "../features/identities.ts";
import { type Case, kindOf } from "./case.ts";
import { LIMIT } from "../model/world.ts";
import { backendOf } from "../features/kinds.ts";

/** The header by which the route of a case is selected. */
export const CASE_HEADER = "x-case";

const COOKIE_SECRET = "0123456789abcdef".repeat(4);

/** A case with its place in a configuration. */
export interface PlannedCase {
  readonly id: string;
  readonly case: Case;
  readonly port: number;
}

/** The features that belong to a whole port. */
function sharedOf({ features }: Case): readonly Feature[] {
  return features.filter(({ placed: { place } }) => place === "gateway" || place === "frontend");
}

/** Cases that may use the same port have the same key. */
export function portKey(one: Case): string {
  return sharedOf(one)
    .map(({ name }) => name)
    .toSorted()
    .join("+");
}

const UNUSED_PORT = 1;

/** The configuration file of these cases, with further backends that nothing uses. */
export function configurationOf(
  cases: readonly PlannedCase[],
  addresses: Addresses,
  workers: number,
  more: readonly string[] = [],
): string {
  const byPort = Map.groupBy(cases, ({ port }) => port);
  const gateways = [...byPort].map(([port, planned]) => [
    `p${port}`,
    gatewayOf(port, planned, addresses),
  ]);
  const unused = more.map((name) => [name, UNUSED_PORT] as const);
  const servers = [...Object.entries(addresses.servers), ...unused];
  return stringify(
    {
      config: {
        workerThreads: workers,
        logging: { format: "json" },
        oidc: { cookieSecret: COOKIE_SECRET },
      },
      gateways: Object.fromEntries(gateways),
      backends: Object.fromEntries(
        servers.map(([name, port]) => [name, { static: { host: "127.0.0.1", port } }]),
      ),
      secrets: SECRETS,
    },
    { aliasDuplicateObjects: false },
  );
}

function gatewayOf(port: number, planned: readonly PlannedCase[], addresses: Addresses) {
  const [first] = planned;
  const shared = first === undefined ? [] : sharedOf(first.case);
  const policies = fieldsOf(shared, "gateway", addresses);
  const exchange = { name: "exchange", expression: "request.headers['x-exchange']" };
  const isSecure = shared.some(({ row }) => row === "frontend.tls");
  return {
    port,
    ...(isSecure ? { protocol: "HTTPS", tls: { cert: "listener.crt", key: "listener.key" } } : {}),
    frontend: {
      http: { maxBufferSize: LIMIT },
      accessLog: { attributes: { add: [exchange] } },
      ...fieldsOf(shared, "frontend", addresses),
    },
    ...(Object.keys(policies).length > 0 ? { policies } : {}),
    routes: planned.map((one) => routeOf(one, addresses)),
  };
}

/** The route of a case, as it is written in the configuration. */
function routeOf({ id, case: { features } }: PlannedCase, addresses: Addresses) {
  const policies = fieldsOf(features, "route", addresses);
  const backend = fieldsOf(features, "backend", addresses);
  return {
    name: id,
    matches: [{ headers: [{ name: CASE_HEADER, value: id }] }],
    ...unlessEmpty({ filters: filtersOf(features, "filter", addresses), policies }),
    backends: [
      {
        ...backendOf(kindOf(features), addresses),
        ...unlessEmpty({
          filters: filtersOf(features, "backendFilter", addresses),
          policies: backend,
        }),
      },
    ],
  };
}

/** Leaves out what sets nothing. */
function unlessEmpty(blocks: Readonly<Record<string, object>>): object {
  const entries = Object.entries(blocks).filter(([, block]) => Object.keys(block).length > 0);
  return Object.fromEntries(entries);
}

function fieldsOf(
  features: readonly Feature[],
  place: Feature["placed"]["place"],
  addresses: Addresses,
): Record<string, unknown> {
  const here = features.filter(({ placed, slot }) => placed.place === place && slot !== "kind");
  return Object.fromEntries(here.map(({ placed, config }) => [placed.field, config(addresses)]));
}

function filtersOf(
  features: readonly Feature[],
  place: Feature["placed"]["place"],
  addresses: Addresses,
): readonly unknown[] {
  return features
    .filter(({ placed }) => placed.place === place)
    .map(({ config }) => config(addresses));
}
