import { parseArgs } from "node:util";
import { choose, count } from "../options.ts";
import { CONNECTION_KINDS } from "./connections.ts";
import type { GrowthCandidate } from "./configuration.ts";
import type { Sizes } from "./description.ts";
import { ENVOY } from "./envoy-files.ts";
import { gatewayOf } from "./gateway-files.ts";
import { HAPROXY } from "./haproxy-files.ts";
import { NGINX } from "./nginx-files.ts";

/** What grows in a table, and how much of everything a configuration then has. */
export interface Axis {
  readonly name: string;
  readonly sizes: readonly number[];
  sizesOf(size: number): Sizes;
}

const ROUTES_PER_HOST = 100;
const SHARE = 10;
/** The most endpoints that a backend of the gateway may have is a little more. */
const ENDPOINTS_PER_BACKEND = 200;

function atLeastOne(value: number): number {
  return Math.max(1, Math.ceil(value));
}

function usual(routes: number): Sizes {
  const hosts = atLeastOne(routes / ROUTES_PER_HOST);
  const backends = atLeastOne(routes / SHARE);
  const endpoints = 2 * backends;
  return {
    routes,
    hosts,
    policies: backends,
    backends,
    endpoints,
    secrets: Math.min(hosts, SHARE),
  };
}

export const AXES: readonly Axis[] = [
  { name: "routes", sizes: [10, 1_000, 10_000, 100_000], sizesOf: usual },
  {
    name: "policies",
    sizes: [10, 1_000, 10_000],
    sizesOf: (policies) => ({ ...usual(policies), policies }),
  },
  {
    name: "backends",
    sizes: [10, 1_000, 10_000],
    sizesOf: (backends) => ({ ...usual(backends), backends, endpoints: backends }),
  },
  {
    name: "endpoints",
    sizes: [10, 1_000, 10_000],
    sizesOf: (endpoints) => {
      const backends = Math.max(SHARE, Math.ceil(endpoints / ENDPOINTS_PER_BACKEND));
      return { ...usual(backends), backends, endpoints };
    },
  },
  {
    name: "secrets",
    sizes: [10, 100, 1_000],
    sizesOf: (secrets) => ({ ...usual(secrets * SHARE), hosts: secrets, secrets }),
  },
];
export const CONNECTION_SIZES = [10, 1_000, 10_000, 30_000];

export const GROWTH_USAGE = `Measures what grows with a configuration, beside nginx, haproxy and Envoy with the same one.

npm run bench -- --growth [options]

  --only NAMES        comma-separated: ${AXES.map(({ name }) => name).join(", ")}, ${CONNECTION_KINDS.join(", ")}
                      (connections of these kinds); default all
  --sizes NUMBERS     comma-separated: of the sizes of each table these alone; default all
  --candidates NAMES  comma-separated: gw, nginx, haproxy, envoy (the default), gw-net
  --workers NUMBERS   comma-separated; default 1,2
  --seconds N         of each load; default 4
  --bundle            gw from the release bundle (npm run bundle) instead of what npm start runs
  --json              writes the figures as JSON instead of tables
  --readme            puts the tables into docs/performance.md
  --help

The figures of the last run are in .cache/bench/growth.json.
`;

export interface GrowthOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly readme: boolean;
  readonly names: readonly string[];
  /** The only sizes that are measured; undefined: all. */
  readonly sizes: readonly number[] | undefined;
  readonly workers: readonly number[];
  readonly seconds: number;
  readonly candidates: readonly GrowthCandidate[];
}

/**
 * Reads the command line.
 * @throws {Error} that says what is wrong with it
 */
export function parseGrowthOptions(args: readonly string[]): GrowthOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      growth: { type: "boolean", default: false },
      only: { type: "string" },
      sizes: { type: "string" },
      candidates: { type: "string", default: "gw,nginx,haproxy,envoy" },
      workers: { type: "string", default: "1,2" },
      seconds: { type: "string", default: "4" },
      bundle: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      readme: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const candidates = [
    gatewayOf("gw", "Fast", values.bundle),
    gatewayOf("gw-net", "Net", values.bundle),
    ...[NGINX, HAPROXY, ENVOY],
  ];
  const names = [...AXES, ...CONNECTION_KINDS.map((name) => ({ name }))];
  const numbers = (name: string, list: string) => list.split(",").map((text) => count(name, text));
  return {
    help: values.help,
    json: values.json,
    readme: values.readme,
    names: choose("table", names, values.only, names).map(({ name }) => name),
    sizes: values.sizes === undefined ? undefined : numbers("sizes", values.sizes),
    workers: numbers("workers", values.workers),
    seconds: count("seconds", values.seconds),
    candidates: choose("candidate", candidates, values.candidates, candidates),
  };
}
