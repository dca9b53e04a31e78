import type { ParsedHealthCheck, IrPicker } from "@edge-gateway/generated/types/index.ts";
import type { EngineUpstream } from "@edge-gateway/http";
import type { BackendContext, CompiledBackend } from "../exchange/backend.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { CONTINUE, type Outcome } from "../exchange/policy.ts";
import { proxyRouteOf } from "../upstream/proxy-policy.ts";
import { AnyEndpoint } from "./any-endpoint.ts";
import { Endpoint } from "./endpoint.ts";
import { EndpointSet } from "./endpoint-set.ts";
import { ENDPOINT_STATES } from "./endpoint-states.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { CheckTarget } from "./health-check.ts";
import { HEALTH_CHECKS } from "./health-checker.ts";
import { compileAffinity, type Affinity } from "./sessions/session-affinity.ts";
import { keptEndpoint } from "./sessions/session-persistence.ts";
import { pickedEndpoint } from "./picked-endpoint.ts";
import { HealthJudge } from "./health-judge.ts";

/** A server that handles requests of a backend. */
export interface EndpointServer {
  readonly upstream: EngineUpstream;
  readonly address: CheckTarget["address"];
  readonly authority: string | undefined;
  readonly weight?: number;
  readonly priority?: number;
  /** Zones whose gateways should prefer this endpoint; unset: all zones. */
  readonly zones?: readonly string[];
}

/** The backend that the endpoints belong to. */
export interface EndpointsPlace {
  readonly key: string;
  readonly name: string;
  /** The server that chooses an endpoint; unset: this gateway chooses. */
  readonly picker?: IrPicker;
}

/** The part of a compiled backend that chooses an endpoint for each attempt. */
export function compileEndpoints(
  { key, name, picker }: EndpointsPlace,
  servers: readonly EndpointServer[],
  context: BackendContext,
): Pick<
  CompiledBackend,
  "upstream" | "hasSeveralEndpoints" | "holdsSession" | "prepare" | "respond" | "close"
> {
  const states = context.use(ENDPOINT_STATES);
  const { health, sessionAffinity, zone } = context.connection.balancing;
  const condition = health?.unhealthyCondition;
  const unhealthy = condition === undefined ? undefined : context.cel(condition, "response");
  const judge = new HealthJudge({ states, log: context.log, policy: health, unhealthy });
  const checks: (() => void)[] = [];
  const endpoints = servers.map((server) => {
    const { upstream, authority, weight = 1, priority = 0, zones } = server;
    const state = states.acquire(key, upstream.name);
    if (health?.check !== undefined) checks.push(checked(health.check, state, server, context));
    const rank = rankOf(priority, zones, zone);
    return new Endpoint({ state, upstream, weight, rank, authority, judge });
  });
  const growth = health?.slowStart ?? 0;
  const set = new EndpointSet(endpoints, { states, random: context.random, growth });
  const affinity = sessionAffinity && compileAffinity(sessionAffinity, key, context);
  const begun = affinity?.beganHere === true ? affinity : undefined;
  return {
    upstream: new AnyEndpoint(name, set),
    hasSeveralEndpoints: set.endpoints.length > 1,
    holdsSession: (exchange) => endpointOfSession(exchange, set, begun) !== undefined,
    prepare(exchange) {
      const endpoint =
        picker === undefined
          ? choose(exchange, set, affinity)
          : pickedEndpoint(exchange, set, picker.failureMode);
      return use(endpoint, exchange, set);
    },
    ...(affinity?.respond === undefined ? {} : { respond: affinity.respond }),
    close() {
      for (const end of checks) end();
      for (const { state, upstream } of endpoints) {
        states.release(state);
        context.upstreams.release(upstream);
      }
    },
  };
}

/** Starts the health checks of an endpoint; the returned function stops them. */
export function checked(
  check: ParsedHealthCheck,
  state: EndpointState,
  { upstream, authority, address }: EndpointServer,
  context: BackendContext,
): () => void {
  const { proxy, tls } = context.connection;
  // If there is a proxy, the proxy resolves the host name.
  const isDirect = check.type === "TCP" && proxy === undefined;
  const name = isDirect && "host" in address ? context.upstreams.watch(address.host) : undefined;
  const target = {
    upstream,
    authority: authority ?? ("path" in address ? "localhost" : upstream.name),
    secure: tls !== undefined,
    address: name === undefined ? address : { ...address, lookup: name.lookup },
    proxy: proxyRouteOf(proxy, context.upstreams.lookup),
  };
  const end = context.use(HEALTH_CHECKS).start(check, state, target);
  return () => {
    end();
    name?.close();
  };
}

/** Ranks endpoints. Within a priority, endpoints in the gateway's own zone have the lower rank. */
function rankOf(priority: number, zones: readonly string[] | undefined, own: string | undefined) {
  const isNear = own === undefined || zones?.includes(own) === true;
  return priority + priority + (isNear ? 0 : 1);
}

/**
 * Chooses an endpoint: a retry gets another endpoint, a session gets its own endpoint, and any other request
 * gets any endpoint.
 */
function choose(
  exchange: Exchange,
  set: EndpointSet,
  affinity: Affinity | undefined,
): Endpoint | undefined {
  const { tried } = exchange;
  if (tried !== undefined && set.hasTried(tried)) return set.chooseOther(tried);
  return endpointOfSession(exchange, set, affinity) ?? set.choose();
}

/** The endpoint of the session of the route, else of the backend's own session. */
function endpointOfSession(
  exchange: Exchange,
  set: EndpointSet,
  affinity: Affinity | undefined,
): Endpoint | undefined {
  const kept = keptEndpoint(exchange);
  return kept === undefined ? affinity?.endpointOf(exchange, set) : set.usable(kept);
}

function use(endpoint: Endpoint | undefined, exchange: Exchange, set: EndpointSet): Outcome {
  if (endpoint === undefined) return NO_ENDPOINT;
  if (endpoint.authority !== undefined) exchange.request.authority = endpoint.authority;
  endpoint.begun();
  exchange.endpoint = endpoint;
  exchange.server = endpoint.upstream;
  if (exchange.trace !== undefined) {
    const all = `one of ${set.endpoints.length}, of which ${set.unhealthy} are unhealthy`;
    exchange.trace.note("apply", `${endpoint.name}, ${all}`);
  }
  return CONTINUE;
}

const NO_ENDPOINT = {
  code: "upstream_unavailable",
  detail: "the backend has no ready endpoint",
} as const;
