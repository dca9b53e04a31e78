import type { LookupFunction } from "node:net";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { compilePattern } from "@edge-gateway/kernel/pattern";
import { PolicyIndex } from "@edge-gateway/translate/attach/merge";
import type { TelemetryPolicies } from "@edge-gateway/translate/attach/merge";
import type { Bind, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import type { Upstreams } from "../pipeline/backend.ts";
import { compileAuthorizers, compileFilters, prefixOf } from "../filters/table.ts";
import type { FilterPlace } from "../filters/filter-place.ts";
import { compilePersistence } from "../endpoints/session-persistence.ts";
import { compileTransport } from "../listener/compile-transport.ts";
import { compileBlock } from "../pipeline/compile-block.ts";
import type { Services } from "@edge-gateway/kernel/services";
import type { Ambient, CompileContext, CompiledPolicy } from "../pipeline/policy.ts";
import { compileForwarding } from "../pipeline/forwarding.ts";
import { compilePathRules, type PathRules } from "../pipeline/request-path.ts";
import { compileTelemetry } from "../policies/frontend/telemetry.ts";
import { BACKEND, TRAFFIC } from "../policies/table.ts";
import type { TrafficBlock } from "../policies/table.ts";
import { HostTable } from "../route/host-table.ts";
import { patternOf } from "../route/match.ts";
import { RouteTable } from "../route/route-table.ts";
import { compileTcpRoutes } from "./compile-tcp-routes.ts";
import { compileUdpBind } from "./compile-udp-bind.ts";
import type { CompiledUdpBind } from "../udp/udp-route.ts";
import { contextAt, type ContextParts, type ProblemList } from "./context.ts";
import type {
  CompiledBind,
  CompiledListener,
  CompiledRoute,
  Snapshot,
} from "../pipeline/compiled.ts";
import { routesByListener, withPaths } from "./route-entries.ts";
import { serverFinder } from "./find-server.ts";
import type { Telemetry } from "../pipeline/telemetry.ts";
import { environmentOf } from "./environment.ts";
import { TRAFFIC_ORDER, withFilters } from "./policy-order.ts";
import { BackendCompiler } from "./compile-backends.ts";
import { CompileScope } from "./compile-scope.ts";

export interface CompileParts {
  readonly services: Services;
  readonly ambient: Ambient;
  readonly upstreams: Upstreams;
}

/** A snapshot, and the results of its compilation. */
export interface Compiled {
  readonly snapshot: Snapshot;
  readonly problems: ProblemList;
}

/** Marks the end of a step: requests may be handled between two steps. */
type Steps<Result> = Generator<undefined, Result>;

/**
 * Compiles an IR to a snapshot, in steps of one route each, so that requests can be handled in
 * between. Problems are collected; the caller decides.
 */
export function* compileSnapshot(ir: Ir, generation: number, parts: CompileParts): Steps<Compiled> {
  const backends = new Map(ir.backends.map((backend) => [backend.key, backend]));
  const problems: ProblemList = [];
  const policies = new PolicyIndex(ir.attachments);
  const compiler = new Compiler(ir, parts.upstreams, {
    policies,
    services: parts.services,
    ambient: parts.ambient,
    backends,
    problems,
    named: ir.named,
  });
  const binds = new Map<string, CompiledBind>();
  const udpBinds = new Map<string, CompiledUdpBind>();
  const close = (): void => compiler.closers.forEach((closer) => closer());
  try {
    for (const bind of ir.binds) {
      if (bind.transport === "UDP") udpBinds.set(bind.key, compiler.udpBind(bind));
      else binds.set(bind.key, yield* compiler.bind(bind));
    }
  } catch (error) {
    close();
    throw error;
  }
  return { snapshot: { generation, binds, udpBinds, close }, problems };
}

class Compiler {
  readonly closers: (() => void)[] = [];
  readonly #ir: Ir;
  readonly #scope: CompileScope;
  readonly #backends: BackendCompiler;
  readonly #policies: PolicyIndex;
  readonly #routes: ReadonlyMap<string, readonly Route[]>;
  readonly #groups: ReadonlyMap<string, readonly Route[]>;
  readonly #ports: ReadonlyMap<string, number>;

  constructor(ir: Ir, upstreams: Upstreams, shared: Omit<ContextParts, "server">) {
    this.#ir = ir;
    this.#ports = new Map(ir.binds.map(({ key, port }) => [key, port]));
    const findServer = serverFinder(ir, shared, {
      upstreams,
      backend: (key, connection, context) => this.#backends.compile(key, connection, context),
      auth: (auth, context) => BACKEND.auth.compile(auth, context),
      closing: (close) => this.closers.push(close),
    });
    this.#scope = new CompileScope(ir, upstreams, { ...shared, server: findServer }, this.closers);
    this.#backends = new BackendCompiler(this.#scope);
    this.#policies = shared.policies;
    this.#routes = routesByListener(ir.routes);
    const delegated = ir.routes.filter(({ group }) => group !== undefined);
    this.#groups = Map.groupBy(delegated, ({ group = "" }) => group);
  }

  *bind({ key, port, gateway }: Bind): Steps<CompiledBind> {
    const listeners = new HostTable<CompiledListener>();
    const own = this.#ir.listeners.filter(({ bind }) => bind === key);
    for (const listener of own) listeners.set(listener.hostname, yield* this.#listener(listener));
    const frontend = this.#policies.frontend({ gateway, bind: key });
    const context = contextAt(`gateways.${gateway}.frontend`, 0, this.#scope.shared);
    const environment = environmentOf(this.#ir.settings);
    const transport = compileTransport(own, frontend, {
      environment,
      cel: (source) => context.cel(source, "connection"),
      relay: (listener) =>
        compileTcpRoutes(
          listener,
          {
            ir: this.#ir,
            policies: this.#policies,
            connections: this.#scope.upstreams.connections,
            lookupOf: (host) => this.#lookupOf(host),
          },
          context,
        ),
      minting: this.#ir.settings.dynamicCa,
      problem: (listener, message) => context.problem(`listeners.${listener}`, message),
    });
    const paths = this.#pathRules({ gateway, bind: key });
    const forwarded = frontend.http.forwarded && compileForwarding(frontend.http.forwarded);
    const telemetry = this.#telemetry(frontend, context);
    return {
      key,
      gateway,
      port,
      listeners,
      frontend,
      paths,
      forwarded,
      transport,
      telemetry,
      environment,
    };
  }

  udpBind(bind: Bind): CompiledUdpBind {
    const lookupOf = (host: string): LookupFunction | undefined => this.#lookupOf(host);
    return compileUdpBind(bind, { ir: this.#ir, shared: this.#scope.shared, lookupOf });
  }

  *#listener(listener: Listener): Steps<CompiledListener> {
    const effective = this.#policies.gatewayPhase(listener);
    const context = this.#scope.context(`listeners.${listener.key}`, listener);
    const policies = compileBlock<TrafficBlock>(TRAFFIC, effective, TRAFFIC_ORDER, context);
    const authorizers = compileAuthorizers(listener.authorizers, context);
    const { key, bind, gateway, name } = listener;
    return {
      key,
      bind,
      gateway,
      name,
      phase: this.#scope.phase(withFilters(policies, authorizers), "gateway"),
      telemetry: this.#telemetry(
        this.#policies.telemetry(listener),
        this.#scope.context(`listeners.${listener.key}.frontend`, listener),
      ),
      effectivePolicy: effective,
      routes: yield* this.#table(this.#routes.get(key), listener),
    };
  }

  *#table(
    routes: readonly Route[] | undefined,
    listener: Listener,
  ): Steps<RouteTable<CompiledRoute>> {
    const entries = [];
    const { ofRoute } = this.#pathRules(listener);
    for (const given of routes ?? []) {
      const route = withPaths(given, ofRoute);
      entries.push({ ...route, target: yield* this.#route(route, listener) });
      yield;
    }
    return new RouteTable(entries, compilePattern);
  }

  *#delegation(
    { delegates }: Route,
    listener: Listener,
    own: number,
  ): Steps<CompiledRoute["delegation"]> {
    const used = delegates?.filter(({ weight }) => weight > 0) ?? [];
    if (used.length === 0) return undefined;
    const groups = [];
    for (const { weight, group } of used)
      groups.push({ weight, routes: yield* this.#table(this.#groups.get(group), listener) });
    return { groups, weight: used.reduce((sum, { weight }) => sum + weight, own) };
  }

  *#route(route: Route, listener: Listener): Steps<CompiledRoute> {
    const effective = this.#policies.routePhase(listener, route);
    const way = [...(route.above ?? []), route];
    const context = this.#scope.context(`routes.${way.map(({ key }) => key).join(".")}`, listener);
    const place: FilterPlace = {
      prefix: prefixOf(route.matches),
      port: this.#portOf(listener),
      mirrorTarget: (key) => this.#backends.mirrorTarget(key, context),
    };
    const filters = way.flatMap(({ filters: own, matches }) =>
      compileFilters(own, { ...place, prefix: prefixOf(matches) }, context),
    );
    const policies = compileBlock<TrafficBlock>(TRAFFIC, effective, TRAFFIC_ORDER, context);
    const persistence = persistenceOf(route, context);
    const backends = route.backends
      .map((reference, index) =>
        this.#backends.reference(reference, { ...place, route, index, listener, effective }),
      )
      .filter((reference) => reference.weight > 0);
    const weight = backends.reduce((sum, reference) => sum + reference.weight, 0);
    return {
      key: route.key,
      name: route.name,
      pattern: patternOf(route.matches),
      phase: this.#scope.phase([...persistence, ...withFilters(policies, filters)], "route"),
      effectivePolicy: effective,
      backends,
      weight,
      delegation: yield* this.#delegation(route, listener, weight),
    };
  }

  /** Until the configuration is replaced. */
  #lookupOf(host: string): LookupFunction | undefined {
    const name = this.#scope.upstreams.watch(host);
    if (name !== undefined) this.closers.push(() => name.close());
    return name?.lookup;
  }

  #telemetry(policies: TelemetryPolicies, context: CompileContext): Telemetry {
    const telemetry = compileTelemetry(policies, environmentOf(this.#ir.settings), context);
    // Closed before the connections over which the last records are sent.
    this.closers.unshift(() => {
      telemetry.accessLog?.close();
      telemetry.tracing?.close();
    });
    return telemetry;
  }

  #pathRules(place: Pick<Listener, "gateway" | "bind">): PathRules {
    return compilePathRules(this.#policies.frontend(place).http.path ?? DEFAULTS.frontendPath);
  }

  #portOf({ bind }: Listener): number {
    return this.#ports.get(bind) ?? 0;
  }
}

/** First in the request, so that setting the cookie is the last step of the response. */
function persistenceOf(
  { key, sessionPersistence }: Route,
  context: CompileContext,
): [string, CompiledPolicy][] {
  if (sessionPersistence === undefined) return [];
  return [["sessionPersistence", compilePersistence(sessionPersistence, key, context)]];
}
