import type { OwnedFinding } from "../diagnostics/diagnostic.ts";
import { pointerTo, readablePath } from "../diagnostics/pointer.ts";
import type { Attachment, Backend, Ir, Route, SourcePlace } from "../ir/index.ts";
import { cloudFaults } from "./cloud-faults.ts";
import { datagramFaults } from "./datagram-faults.ts";
import { isSocket } from "./is-socket.ts";
import type { MergedField } from "./merge-fields.ts";
import { PolicyIndex } from "./merge.ts";
import { providerPolicies } from "./provider-policies.ts";

/**
 * What no worker can run and no object shows by itself: it depends on which policies meet, or on which
 * backend a policy calls. One check for both sources. Pure.
 */
export function findFaults(ir: Ir): readonly OwnedFinding[] {
  const index = new PolicyIndex(ir.attachments);
  return [
    ...directBehindProxies(ir, index),
    ...dynamicConnections(ir),
    ...datagramFaults(ir, index),
    ...callFaults(ir, index),
    ...distinct(cloudFaults(ir, index)),
    ...excessLimits(ir, index),
  ];
}

/** What no proxy may lead to: see {@link whyDirect}. */
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

/** A Unix socket is on this machine; and a proxy looks names up itself, so that nobody checks their addresses. */
function whyDirect(backend: Backend): string | undefined {
  if (isSocket(backend)) return "is a Unix socket, to which no proxy leads";
  if (backend.kind !== "dynamic") return undefined;
  return "looks up the servers of requests itself, and reaches none of them through a proxy";
}

/** The server of a connection is the one that TLS names: only connections with TLS have one. */
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
      const message = `\`${backend.name}\` needs the server name of TLS, and the listener \`${plain.key}\` takes connections without TLS`;
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

/** Who sets the tunnel that is used; nobody where none is. */
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

/** What takes telemetry is reached as the backends of routes are. */
function isServer(backend: Backend | undefined): backend is Backend {
  return backend?.kind === "static" || backend?.kind === "service";
}

function notAServer(name: string): string {
  return `\`${name}\` cannot be called: it must be \`static\` or a Service`;
}

/** What the gateway calls itself, such as for keys of tokens, is a host that it reaches without a proxy. */
function callFaults(ir: Ir, index: PolicyIndex): readonly OwnedFinding[] {
  const backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
  return callsOf(ir).flatMap(({ name, place, isPooled }) => {
    const backend = backends.get(name);
    if (!isServer(backend)) return [conflict(place, notAServer(name))];
    if (isPooled) return [];
    if (isSocket(backend))
      return [conflict(place, `\`${name}\` cannot be called: it is a Unix socket, not a host`)];
    if (tunnelsOf(index.backendOwnFields(name)).length === 0) return [];
    return [conflict(place, `\`${name}\` cannot be called: it is reached through a proxy itself`)];
  });
}

interface Call {
  /** The key of the backend. */
  readonly name: string;
  readonly place: SourcePlace;
  /** Whether it goes over the connections that requests go over. */
  readonly isPooled: boolean;
}

function callsOf({ attachments, backends }: Ir): readonly Call[] {
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
  const ofPolicies = attachments.flatMap((each) =>
    callsWithin(each.policies, each).map((call) => ({
      ...call,
      isPooled: call.isPooled || each.block === "frontend",
    })),
  );
  return [...ofPolicies, ...ofTargets, ...ofProviders];
}

/** A guard of prompts that is a server of the user's own. */
const WEBHOOK = "/webhook";

/** Every reference to a backend, at any depth. */
function callsWithin(value: unknown, place: SourcePlace): readonly Call[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): readonly Call[] => {
    const { document } = place;
    const pointer = pointerTo(place.pointer, key);
    const at = document === undefined ? { pointer } : { pointer, document };
    if (key !== "backendRef") return callsWithin(inner, at);
    const { name } = Object(inner);
    const isPooled = place.pointer.endsWith(WEBHOOK);
    return typeof name === "string" ? [{ name, place: at, isPooled }] : [];
  });
}

/** All limits together have that many places in the memory that workers share. */
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

/** Once for each place, however often it is met. */
function distinct(findings: readonly OwnedFinding[]): readonly OwnedFinding[] {
  return [...new Map(findings.map((each) => [`${each.owner} ${each.pointer}`, each])).values()];
}
