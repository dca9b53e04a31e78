import type { LookupFunction } from "node:net";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { FrontendPath } from "@edge-gateway/generated/types/index.ts";
import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import type {
  EffectiveTraffic,
  PolicyIndex,
  TelemetryPolicies,
} from "@edge-gateway/translate/attach/merge/merge";
import type { Bind, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { ROUTES_IN_STEP } from "@edge-gateway/gateway/bounds";
import type { Upstreams } from "@edge-gateway/gateway/exchange/backend";
import { compileAuthorizers, compileFilters, prefixOf } from "@edge-gateway/policies/filters/table";
import type { FilterPlace } from "@edge-gateway/policies/filters/filter-place";
import { compilePersistence } from "@edge-gateway/gateway/endpoints/sessions/session-persistence";
import { compileTransport } from "@edge-gateway/gateway/listener/compile-transport";
import type { Services } from "@edge-gateway/kernel/process/services";
import type {
  Ambient,
  CompileContext,
  CompiledPolicy,
  PolicyTable,
} from "@edge-gateway/gateway/exchange/policy";
import { compileForwarding } from "@edge-gateway/gateway/exchange/forwarding";
import { compilePathRules, type PathRules } from "@edge-gateway/gateway/pipeline/request-path";
import { compileTelemetry } from "@edge-gateway/policies/frontend/telemetry";
import { BACKEND, TRAFFIC, type TrafficBlock } from "@edge-gateway/policies/table";
import { parseSessionPersistence } from "@edge-gateway/generated/parsed/index.ts";
import { HostTable } from "@edge-gateway/gateway/route/host-table";
import { patternOf } from "@edge-gateway/gateway/route/match";
import { RouteTable, type RouteEntry } from "@edge-gateway/gateway/route/route-table";
import { compileTcpRoutes } from "./compile-tcp-routes.ts";
import { compileUdpBind } from "./compile-udp-bind.ts";
import type { CompiledUdpBind } from "@edge-gateway/gateway/udp/udp-route";
import { contextAt, type ContextParts, type ProblemList } from "./context.ts";
import { changedNames } from "./changed-names.ts";
import { Sources } from "./sources.ts";
import { Build, Units, type Steps } from "./units.ts";
import type {
  CompiledBind,
  CompiledListener,
  CompiledRoute,
  Snapshot,
} from "@edge-gateway/gateway/pipeline/compiled";
import { patternsOnce, withPaths } from "./route-entries.ts";
import { serverFinder } from "./find-server.ts";
import type { Telemetry } from "@edge-gateway/gateway/exchange/telemetry";
import { environmentOf } from "./environment.ts";
import { compileTraffic, TRAFFIC_ORDER, withFilters } from "./policy-order.ts";
import { BackendCompiler } from "./compile-backends.ts";
import { CompileScope } from "./compile-scope.ts";

export interface CompileParts {
  readonly services: Services;
  readonly ambient: Ambient;
  readonly upstreams: Upstreams;
  /** The running configuration. The new configuration reuses its parts that did not change. */
  readonly running?: CompiledSnapshot | undefined;
}

/** A snapshot, with the compiled parts that the next snapshot may reuse. */
export interface CompiledSnapshot extends Snapshot {
  readonly units: Units;
  /** What it was compiled of. */
  readonly ir: Ir;
}

/** A snapshot, and the results of its compilation. */
export interface Compiled {
  readonly snapshot: CompiledSnapshot;
  /** Number of routes and backends that were compiled instead of reused. */
  readonly compiled: number;
  readonly problems: ProblemList;
  /** Resolves when the snapshot can be used. */
  readonly loaded: Promise<unknown>;
}

/**
 * Compiles an IR to a snapshot, in steps of one route each, so that the thread can handle requests between
 * steps. Problems are collected; the caller decides whether to use the snapshot.
 */
export function* compileSnapshot(ir: Ir, generation: number, parts: CompileParts): Steps<Compiled> {
  const problems: ProblemList = [];
  const loading: Promise<unknown>[] = [];
  const sources = yield* Sources.of(ir, (name) => build.noteRead(name));
  yield;
  const { units = new Units(), ir: before = ir } = parts.running ?? {};
  const build = new Build(units, yield* changedNames(before, ir));
  const shared = { sources, services: parts.services, ambient: parts.ambient, problems, loading };
  const compiler = new Compiler(parts.upstreams, shared, build);
  const binds = new Map<string, CompiledBind>();
  const udpBinds = new Map<string, CompiledUdpBind>();
  try {
    for (const bind of ir.binds) {
      if (bind.transport === "UDP") udpBinds.set(bind.key, compiler.udpBind(bind, ir));
      else binds.set(bind.key, yield* compiler.bind(bind, ir, parts.running?.binds.get(bind.key)));
    }
  } catch (error) {
    build.finish().close();
    throw error;
  }
  sources.release();
  compiler.release();
  const { compiled } = build;
  return {
    snapshot: { generation, binds, udpBinds, ir, ...build.finish() },
    compiled,
    problems,
    loaded: Promise.all(loading),
  };
}

/** A unit keeps this function, so that it must not be made within another one, whose variables it would keep too. */
const ROUTES = ({ routes }: Units): Units["routes"] => routes;

class Compiler {
  readonly #scope: CompileScope;
  readonly #backends: BackendCompiler;
  readonly #build: Build;
  readonly #sources: Sources;
  readonly #rules = new Map<FrontendPath, PathRules>();
  /** The policies of routes that are made of their settings alone, by these. */
  readonly #equal = new Map<string, RoutePolicies>();

  constructor(upstreams: Upstreams, shared: Omit<ContextParts, "server">, build: Build) {
    this.#build = build;
    this.#sources = shared.sources;
    const findServer = serverFinder(shared, {
      upstreams,
      backend: (key, connection, context) => this.#backends.compile(key, connection, context),
      auth: (auth, context) => BACKEND.auth.compile(auth, context),
      closing: (close) => build.closing(close),
    });
    this.#scope = new CompileScope(upstreams, { ...shared, server: findServer }, build);
    this.#backends = new BackendCompiler(this.#scope);
  }

  /** Frees what only compiling needs: compiled parts refer to this object, and may be kept for long. */
  release(): void {
    this.#equal.clear();
  }

  get #policies(): PolicyIndex {
    return this.#sources.policies;
  }

  /** @param before the bind in the running configuration, whose tables are used where nothing changed */
  *bind(bind: Bind, ir: Ir, before: CompiledBind | undefined): Steps<CompiledBind> {
    const { key, port, gateway } = bind;
    const listeners = new HostTable<CompiledListener>();
    const own = this.#sources.listenersOf(bind);
    const tables = new Map(before?.listeners.values().map((each) => [each.key, each.routes]));
    for (const listener of own) {
      const compiled = yield* this.#listener(listener, tables.get(listener.key));
      listeners.set(listener.hostname, compiled);
    }
    const frontend = this.#sources.frontend({ gateway, bind: key });
    const path = `gateways.${gateway}.frontend`;
    const context = contextAt({ path, maxBufferBytes: 0 }, this.#scope.shared);
    const environment = environmentOf(this.#sources.settings);
    const transport = yield* compileTransport(own, frontend, {
      environment,
      cel: (source) => context.cel(source, "connection"),
      relay: (listener) =>
        compileTcpRoutes(
          listener,
          {
            ir,
            policies: this.#policies,
            connections: this.#scope.upstreams.connections,
            lookup: this.#scope.upstreams.lookup,
            ownListeners: this.#scope.upstreams.ownListeners,
            lookupOf: (host) => this.#lookupOf(host),
          },
          context,
        ),
      minting: this.#sources.settings.dynamicCa,
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

  udpBind(bind: Bind, ir: Ir): CompiledUdpBind {
    const lookupOf = (host: string): LookupFunction | undefined => this.#lookupOf(host);
    return compileUdpBind(bind, { ir, shared: this.#scope.shared, lookupOf });
  }

  *#listener(
    listener: Listener,
    before: RouteTable<CompiledRoute> | undefined,
  ): Steps<CompiledListener> {
    const effective = this.#policies.gatewayPhase(listener);
    const context = this.#scope.context(`listeners.${listener.key}`, listener);
    const policies = compileTraffic(TRAFFIC, effective, context);
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
      routes: yield* this.#table(this.#sources.routesOf(listener), listener, before),
    };
  }

  *#table(
    routes: readonly Route[],
    listener: Listener,
    before?: RouteTable<CompiledRoute>,
  ): Steps<RouteTable<CompiledRoute>> {
    const entries: RouteEntry<CompiledRoute>[] = [];
    for (const [index, source] of routes.entries()) {
      const { compiled } = this.#build;
      const place = this.#sources.placeOf(source, listener);
      const unit = { source, place, table: ROUTES };
      const compile = () => this.#entry(source, listener);
      const entry = yield* this.#build.unit(unit, compile);
      const order = this.#sources.positionOf(source);
      entries.push(order === entry.order ? entry : { ...entry, order });
      if (this.#build.compiled > compiled || index % ROUTES_IN_STEP === 0) yield;
    }
    return yield* RouteTable.inSteps(entries, compilePattern, before);
  }

  *#entry(given: Route, listener: Listener): Steps<RouteEntry<CompiledRoute>> {
    this.#sources.readListener(listener);
    const route = withPaths(given, this.#pathRules(listener).ofRoute);
    const target = yield* this.#route(route, listener);
    const { key, hostnames, matches, order } = route;
    return { key, hostnames, matches, order, target, pattern: patternsOnce(route, compilePattern) };
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
      groups.push({ weight, routes: yield* this.#table(this.#sources.groupOf(group), listener) });
    return { groups, weight: used.reduce((sum, { weight }) => sum + weight, own) };
  }

  *#route(route: Route, listener: Listener): Steps<CompiledRoute> {
    const effective = this.#policies.routePhase(listener, route);
    const way = [...(route.above ?? []), route];
    const context = this.#scope.context(`routes.${way.map(({ key }) => key).join(".")}`, listener);
    const place: FilterPlace = {
      prefix: prefixOf(route.matches),
      port: this.#sources.portOf(listener),
      mirrorTarget: (key) => this.#backends.mirrorTarget(key, context),
    };
    const filters = way.flatMap(({ filters: own, matches }) =>
      compileFilters(own, { ...place, prefix: prefixOf(matches) }, context),
    );
    const others = { persistence: persistenceOf(route, context), filters };
    const backends = route.backends
      .map((reference, index) =>
        this.#backends.reference(reference, { ...place, route, index, listener, effective }),
      )
      .filter((reference) => reference.weight > 0);
    const weight = backends.reduce((sum, reference) => sum + reference.weight, 0);
    const { phase, effectivePolicy } = this.#routePolicies(effective, others, context);
    // Without a spread, whose fields would make each of thousands larger.
    return {
      key: route.key,
      name: route.name,
      pattern: patternOf(route.matches),
      phase,
      effectivePolicy,
      // A copy without the room in which the list grew: there may be thousands.
      backends: [...backends],
      weight,
      delegation: yield* this.#delegation(route, listener, weight),
    };
  }

  /** The policies of a route in their order; routes with equal ones that ask nothing of their place share them. */
  #routePolicies(
    effective: EffectiveTraffic,
    { persistence, filters }: { readonly persistence: Named[]; readonly filters: Named[] },
    context: CompileContext,
  ): RoutePolicies {
    const isShared = persistence.length + filters.length === 0 && areShared(effective);
    const key = isShared ? JSON.stringify(effective) : "";
    const known = this.#equal.get(key);
    if (known !== undefined) return known;
    const policies = compileTraffic(TRAFFIC, effective, context);
    const steps = [...persistence, ...withFilters(policies, filters)];
    const made = { phase: this.#scope.phase(steps, "route"), effectivePolicy: effective };
    if (isShared) this.#equal.set(key, made);
    return made;
  }

  /** The look-up of a host name, kept until the configuration is replaced. */
  #lookupOf(host: string): LookupFunction | undefined {
    const name = this.#scope.upstreams.watch(host);
    if (name !== undefined) this.#build.closing(() => name.close());
    return name?.lookup;
  }

  #telemetry(policies: TelemetryPolicies, context: CompileContext): Telemetry {
    const telemetry = compileTelemetry(policies, environmentOf(this.#sources.settings), context);
    // Exporters are closed before the connections over which they send their last records.
    this.#build.closingFirst(() => {
      telemetry.accessLog?.close();
      telemetry.tracing?.close();
    });
    return telemetry;
  }

  #pathRules(place: Pick<Listener, "gateway" | "bind">): PathRules {
    const { path = DEFAULTS.frontendPath } = this.#sources.frontend(place).http;
    let rules = this.#rules.get(path);
    if (rules === undefined) this.#rules.set(path, (rules = compilePathRules(path)));
    return rules;
  }
}

type Named = readonly [name: string, policy: CompiledPolicy];
type RoutePolicies = Pick<CompiledRoute, "phase" | "effectivePolicy">;

/** Whether what is compiled of equal policies is the same. */
function areShared(effective: EffectiveTraffic): boolean {
  const table: PolicyTable<TrafficBlock> = TRAFFIC;
  return TRAFFIC_ORDER.every((name) => effective[name] === undefined || table[name].isShared);
}

/** Session affinity comes first for requests, so that setting its cookie is the last step for responses. */
function persistenceOf({ key, sessionPersistence }: Route, context: CompileContext): Named[] {
  if (sessionPersistence === undefined) return [];
  const config = parseSessionPersistence(sessionPersistence);
  return [["sessionPersistence", compilePersistence(config, key, context)]];
}
