import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo, readablePath } from "../../diagnostics/pointer.ts";
import type { Attachment, Backend, Ir, Route, SourcePlace } from "../../ir/index.ts";
import { fieldsWithin } from "../fields-within.ts";
import { cipherFaults } from "./cipher-faults.ts";
import { cloudFaults } from "./cloud-faults.ts";
import { datagramFaults } from "./datagram-faults.ts";
import { isSocket } from "../merge/is-socket.ts";
import type { MergedField } from "../merge/merge-fields.ts";
import { PolicyIndex } from "../merge/merge.ts";
import { providerPolicies } from "../merge/provider-policies.ts";

/**
 * Finds combinations of valid objects that no worker can run: policies that conflict at one place,
 * or backends that a policy cannot call. Standalone files and manifests share this check. A pure
 * function.
 */
export function findFaults(ir: Ir): readonly OwnedFinding[] {
  const index = new PolicyIndex(ir.attachments);
  return [
    ...directBehindProxies(ir, index),
    ...dynamicConnections(ir),
    ...datagramFaults(ir, index),
    ...callFaults(ir, index),
    ...distinct(cloudFaults(ir, index)),
    ...distinct(cipherFaults(ir, index)),
    ...excessLimits(ir, index),
  ];
}

/** Finds backends that cannot be reached through a proxy: see {@link whyDirect}. */
function directBehindProxies(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  if (!ir.attachments.some(({ policies }) => "tunnel" in policies)) return [];
  const names = new Map(
    ir.backends.flatMap((backend) => {
      const reason = whyDirect(backend);
      return reason === undefined ? [] : [[backend.key, `\`${backend.name}\` ${reason}`]];
    }),
  );
  if (names.size === 0) return [];
  const fault = (backend: string, place: SourcePlace, by: string): OwnedFinding =>
    conflict(place, `${names.get(backend)}${by}`);
  const own = [...names.keys()].flatMap((key) =>
    tunnelsOf(index.backendOwnFields(key)).map((tunnel) => fault(key, placeOf(tunnel), "")),
  );
  const referred = [...ir.routes, ...(ir.tcpRoutes ?? [])].flatMap((route) =>
    route.backends
      .map(({ backend, place }, position) => ({ backend, place, position }))
      .filter(({ backend }) => names.has(backend))
      .flatMap(({ backend, place, position }) =>
        tunnelsTo(ir, index, { route, position })
          .filter(({ target }) => target.kind !== "backend")
          .map((tunnel) => fault(backend, place, `: \`${nameOf(tunnel)}\` sets one`)),
      ),
  );
  return distinct([...own, ...referred]);
}

/**
 * A Unix socket is on this machine, where a proxy cannot connect. A dynamic backend must check
 * resolved addresses, which is impossible if a proxy resolves the names.
 */
function whyDirect(backend: Backend): string | undefined {
  if (isSocket(backend)) return "is a Unix socket, which a proxy cannot reach";
  if (backend.kind !== "dynamic") return undefined;
  return "resolves the servers of requests itself, which does not work through a proxy";
}

/**
 * Checks backends that are chosen by the TLS server name, which connections without TLS do not
 * have.
 */
function dynamicConnections(ir: Ir): readonly OwnedFinding[] {
  const dynamic = new Map(
    ir.backends.flatMap((backend) => (backend.kind === "dynamic" ? [[backend.key, backend]] : [])),
  );
  if (dynamic.size === 0) return [];
  const found = (ir.tcpRoutes ?? []).flatMap((route) =>
    route.backends.flatMap(({ backend: key, place }): readonly OwnedFinding[] => {
      const backend = dynamic.get(key);
      if (backend === undefined) return [];
      if (backend.dynamicForwardProxy.target !== undefined)
        return [conflict(place, `\`${backend.name}\` has a \`target\`, which needs a request`)];
      const plain = ir.listeners.find(
        ({ key: listener, protocol }) => protocol === "TCP" && route.listeners.includes(listener),
      );
      if (plain === undefined) return [];
      const message = `\`${backend.name}\` needs the TLS server name, but the listener \`${plain.key}\` accepts connections without TLS`;
      return [conflict(place, message)];
    }),
  );
  return distinct(found);
}

interface ReferencePlace {
  readonly route: Route;
  readonly position: number;
}

function tunnelsTo(
  { listeners }: Ir,
  index: PolicyIndex,
  { route, position }: ReferencePlace,
): readonly Attachment[] {
  return listeners
    .filter(({ key }) => route.listeners.includes(key))
    .flatMap((listener) => tunnelsOf(index.backendFields(listener, route, position)));
}

/** The attachments that set the tunnel of a backend; empty if no attachment sets a tunnel. */
function tunnelsOf(fields: readonly MergedField[]): readonly Attachment[] {
  return fields.filter(({ name }) => name === "tunnel").flatMap(({ from }) => from);
}

function placeOf({ document, pointer }: Attachment): SourcePlace {
  return { ...(document === undefined ? {} : { document }), pointer: `${pointer}/tunnel` };
}

function nameOf(tunnel: Attachment): string {
  const { document, pointer } = placeOf(tunnel);
  return document === undefined ? readablePath(pointer) : `${document} ${readablePath(pointer)}`;
}

/** Whether the backend can receive telemetry, like a backend of a route. */
function isServer(backend: Backend | undefined): backend is Backend {
  return backend?.kind === "static" || backend?.kind === "service";
}

function notAServer(name: string): string {
  return `\`${name}\` cannot be called: it must be \`static\` or a Service`;
}

/**
 * A server that the gateway itself calls, for example for a key set, must be a host reached without
 * a proxy.
 */
function callFaults(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  const backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
  return callsOf(ir).flatMap(({ name, place, isPooled, isReported }) => {
    const backend = backends.get(name);
    if (isReported && backend?.kind === "unresolved") return [];
    if (!isServer(backend)) return [conflict(place, notAServer(name))];
    if (isPooled) return [];
    if (isSocket(backend))
      return [conflict(place, `\`${name}\` cannot be called: it is a Unix socket, not a host`)];
    if (tunnelsOf(index.backendOwnFields(name)).length === 0) return [];
    return [conflict(place, `\`${name}\` cannot be called: it is itself reached through a proxy`)];
  });
}

interface Call {
  /** The key of the backend. */
  readonly name: string;
  readonly place: SourcePlace;
  /** Whether the call uses the connection pool of requests. */
  readonly isPooled: boolean;
  /** The object that has the reference reports a backend that was not found. */
  readonly isReported?: true;
}

function callsOf({ attachments, backends, listeners, routes }: Ir): readonly Call[] {
  const ofTargets = backends.flatMap((backend) =>
    backend.kind === "mcp"
      ? backend.mcp.targets.flatMap((target, index) => {
          const { pointer } = backend.place;
          const own = `${pointer}/mcp/targets/${index}/static/policies`;
          return callsWithin(target.static?.policies, { ...backend.place, pointer: own });
        })
      : [],
  );
  const ofProviders = backends.flatMap((backend) =>
    providerPolicies(backend).flatMap(({ policies, place }) => callsWithin(policies, place)),
  );
  const calling = attachments.filter(({ policies }) => fieldsWithin(policies).has("backendRef"));
  const ofPolicies = calling.flatMap((each) =>
    callsWithin(each.policies, each).map((call) => ({
      ...call,
      isPooled: call.isPooled || each.block === "frontend",
    })),
  );
  const isFiltering = ({ filters }: Pick<Route, "filters">): boolean => filters.length > 0;
  const filtering = routes.filter(
    (route) => isFiltering(route) || route.backends.some(isFiltering),
  );
  const ofRoutes = filtering.flatMap((route) => [
    ...authorizersIn(route),
    ...route.backends.flatMap(authorizersIn),
  ]);
  const ofListeners = listeners.flatMap(({ authorizers = [], place }) =>
    callsWithin(authorizers, { ...place, pointer: `${place.pointer}/filters/requests` }).map(
      reported,
    ),
  );
  return [...ofPolicies, ...ofTargets, ...ofProviders, ...ofRoutes, ...ofListeners];
}

/** The authorization servers in the filters of a route. */
function authorizersIn({ filters, place }: Pick<Route, "filters" | "place">): readonly Call[] {
  return filters.flatMap(({ externalAuth }, index) =>
    callsWithin(externalAuth, {
      ...place,
      pointer: `${place.pointer}/filters/${index}/externalAuth`,
    }).map(reported),
  );
}

function reported(call: Call): Call {
  return { ...call, isReported: true };
}

/** A prompt guard that calls the user's own server. */
const WEBHOOK = "/webhook";

/** Every reference to a backend, at any depth of the value. */
function callsWithin(value: unknown, place: SourcePlace): readonly Call[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly Call[] => {
    if (typeof inner !== "object" || inner === null) return [];
    const { document } = place;
    const pointer = pointerTo(place.pointer, key);
    const at = document === undefined ? { pointer } : { pointer, document };
    if (key !== "backendRef") return callsWithin(inner, at);
    const { name } = Object(inner);
    const isPooled = place.pointer.endsWith(WEBHOOK);
    return typeof name === "string" ? [{ name, place: at, isPooled }] : [];
  });
}

/** The workers share memory that has room for a limited number of rate limits in total. */
function excessLimits(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  if (!ir.attachments.some(({ policies }) => "rateLimit" in policies)) return [];
  const most = ir.settings.maxLocalRateLimits;
  const counted = new Set<string>();
  const message = `more limits than \`maxLocalRateLimits\` allows, ${most}: those of a policy count once for each place where it applies`;
  const add = (place: string, fields: readonly MergedField[]): readonly OwnedFinding[] =>
    fields
      .filter(({ name }) => name === "rateLimit")
      .flatMap(({ from }) => from)
      .flatMap(({ policies, document: owner, pointer }) => {
        if (!("rateLimit" in policies)) return [];
        const { rateLimit } = policies;
        const parts = [rateLimit, ...(rateLimit?.conditional?.map(({ policy }) => policy) ?? [])];
        for (const [part, { local } = {}] of parts.entries())
          for (const limit of local?.keys() ?? []) counted.add(`${place} ${part} ${limit}`);
        if (counted.size <= most) return [];
        return [{ owner, pointer: `${pointer}/rateLimit`, code: "out-of-bounds", message }];
      });
  const listeners = new Map(ir.listeners.map((listener) => [listener.key, listener]));
  const found = [
    ...ir.listeners.flatMap((listener) => add(listener.key, index.gatewayFields(listener))),
    ...ir.routes.flatMap((route) => {
      const way = [...(route.above ?? []), route].map(({ key }) => key).join(" ");
      return route.listeners
        .flatMap((key) => listeners.get(key) ?? [])
        .flatMap((listener) => add(`route ${way}`, index.routeFields(listener, route)));
    }),
  ];
  return distinct(found);
}

function conflict({ document: owner, pointer }: SourcePlace, message: string): OwnedFinding {
  return { owner, pointer, code: "conflict", message };
}

/** Removes repeated places. */
function distinct(findings: readonly OwnedFinding[]): readonly OwnedFinding[] {
  return [...new Map(findings.map((each) => [`${each.owner} ${each.pointer}`, each])).values()];
}
