import { compilePattern } from "@edge-gateway/kernel/pattern/pattern";
import { Services } from "@edge-gateway/kernel/process/services";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { parseBackendPolicies } from "@edge-gateway/generated/parsed/index.ts";
import type { HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import type { Backend, Bind, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { authorityOf } from "@edge-gateway/backends/static/index";
import { compileFilters, prefixOf } from "@edge-gateway/policies/filters/table";
import type { CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import { compileBlock } from "@edge-gateway/gateway/exchange/compile-block";
import type {
  CompiledBackendRef,
  CompiledListener,
  CompiledRoute,
  RoutedBind,
} from "@edge-gateway/gateway/pipeline/compiled";
import { compileForwarding } from "@edge-gateway/gateway/exchange/forwarding";
import { phaseOf } from "@edge-gateway/gateway/pipeline/phase";
import type {
  Ambient,
  CompileContext,
  CompiledPolicy,
} from "@edge-gateway/gateway/exchange/policy";
import { compilePathRules } from "@edge-gateway/gateway/pipeline/request-path";
import { NO_TELEMETRY } from "@edge-gateway/gateway/exchange/telemetry";
import type { BackendBlock } from "@edge-gateway/policies/table";
import { HostTable } from "@edge-gateway/gateway/route/host-table";
import { patternOf } from "@edge-gateway/gateway/route/match";
import { RouteTable } from "@edge-gateway/gateway/route/route-table";
import { contextAt } from "../compile/context.ts";
import { environmentOf } from "../compile/environment.ts";
import { BACKEND_ORDER, compileTraffic, withFilters } from "../compile/policy-order.ts";
import { withPaths } from "../compile/route-entries.ts";
import { Sources } from "../compile/sources.ts";
import { REHEARSED_BACKEND, REHEARSED_TRAFFIC, undecided } from "./rehearsed-policies.ts";

const PROTOCOLS: Readonly<Partial<Record<Backend["kind"], CompiledBackend["protocol"]>>> = {
  mcp: "mcp",
  a2a: "a2a",
  ai: "llm",
};
const EXTERNAL_AUTH = "externalAuth";

/** Compiles the configuration for decisions: without connections, and with stand-ins for what needs others. */
export class RehearsedBinds {
  readonly #sources: Sources;
  readonly #ambient: Ambient;
  readonly #services = new Services();

  constructor(ir: Ir, ambient: Ambient) {
    this.#sources = new Sources(ir, () => {});
    this.#ambient = ambient;
  }

  bind(bind: Bind): RoutedBind {
    const { key, port, gateway } = bind;
    const listeners = new HostTable<CompiledListener>();
    for (const listener of this.#sources.listenersOf(bind))
      listeners.set(listener.hostname, this.#listener(listener));
    const frontend = this.#sources.frontend({ gateway, bind: key });
    const { forwarded, path = DEFAULTS.frontendPath } = frontend.http;
    return {
      ...{ key, gateway, port, listeners, frontend },
      paths: compilePathRules(path),
      forwarded: forwarded && compileForwarding(forwarded),
      telemetry: NO_TELEMETRY,
      environment: environmentOf(this.#sources.settings),
    };
  }

  #listener(listener: Listener): CompiledListener {
    const { key, bind, gateway, name, authorizers = [] } = listener;
    const effectivePolicy = this.#sources.policies.gatewayPhase(listener);
    const context = this.#context(`listeners.${key}`, listener);
    const policies = compileTraffic(REHEARSED_TRAFFIC, effectivePolicy, context);
    const own = authorizers.map(() => external());
    return {
      ...{ key, bind, gateway, name, effectivePolicy },
      phase: phaseOf(withFilters(policies, own), "gateway"),
      telemetry: NO_TELEMETRY,
      routes: this.#table(this.#sources.routesOf(listener), listener),
    };
  }

  #table(routes: readonly Route[], listener: Listener): RouteTable<CompiledRoute> {
    const { gateway, bind } = listener;
    const { path = DEFAULTS.frontendPath } = this.#sources.frontend({
      gateway,
      bind,
    }).http;
    const rules = compilePathRules(path);
    const entries = routes.map((source) => {
      const route = withPaths(source, rules.ofRoute);
      return {
        ...route,
        order: this.#sources.positionOf(source),
        target: this.#route(route, listener),
      };
    });
    return new RouteTable(entries, compilePattern);
  }

  #route(route: Route, listener: Listener): CompiledRoute {
    const { key, name, matches } = route;
    const effective = this.#sources.policies.routePhase(listener, route);
    const context = this.#context(`routes.${key}`, listener);
    const policies = compileTraffic(REHEARSED_TRAFFIC, effective, context);
    const filters = [...(route.above ?? []), route].flatMap((each) =>
      this.#filters(each.filters, { matches: each.matches, listener }, context),
    );
    const backends = route.backends
      .map((_, index) => this.#reference({ route, index, listener }))
      .filter(({ weight }) => weight > 0);
    const weight = backends.reduce((sum, reference) => sum + reference.weight, 0);
    return {
      ...{ key, name, backends, weight },
      pattern: patternOf(matches),
      phase: phaseOf(withFilters(policies, filters), "route"),
      effectivePolicy: effective,
      delegation: this.#delegation(route, listener, weight),
    };
  }

  #delegation(
    { delegates = [] }: Route,
    listener: Listener,
    own: number,
  ): CompiledRoute["delegation"] {
    const used = delegates.filter(({ weight }) => weight > 0);
    if (used.length === 0) return undefined;
    const groups = used.map(({ weight, group }) => ({
      weight,
      routes: this.#table(this.#sources.groupOf(group), listener),
    }));
    return { groups, weight: used.reduce((sum, { weight }) => sum + weight, own) };
  }

  #reference({ route, index, listener }: Place): CompiledBackendRef {
    const { backend: key = "", weight = 0, filters = [] } = route.backends[index] ?? {};
    const { policies } = this.#sources;
    const effectivePolicy = policies.backend(listener, route, index);
    const effective = parseBackendPolicies(effectivePolicy);
    const source = this.#sources.backend(key);
    const context = this.#context(`backends.${key}`, listener, source);
    const own = compileBlock<BackendBlock>(REHEARSED_BACKEND, effective, BACKEND_ORDER, context);
    const place = { matches: route.matches, listener };
    const way = [...(route.above ?? []), route].flatMap((each) => each.filters);
    const setsHost = way.some(({ urlRewrite }) => urlRewrite?.hostname !== undefined);
    const { hostRewrite } = policies.routePhase(listener, route);
    const rewrite = effective.hostnameRewrite?.mode ?? hostRewrite?.mode;
    return {
      ...{ key, weight },
      backend: serverOf(source, setsHost ? "None" : rewrite, effective.tls !== undefined),
      phase: phaseOf(
        [...own, ...withFilters([], this.#filters(filters, place, context))],
        "backend",
      ),
      effectivePolicy,
      timeout: 0,
    };
  }

  /** The filters that decide by the request alone; copies of requests change nothing. */
  #filters(
    filters: readonly HttpRouteFilter[],
    { matches, listener }: { readonly matches: Route["matches"]; readonly listener: Listener },
    context: CompileContext,
  ): readonly Named[] {
    const place = {
      prefix: prefixOf(matches),
      port: this.#sources.portOf(listener),
      mirrorTarget: () => undefined,
    };
    return filters.flatMap((filter) => {
      if (filter.externalAuth !== undefined) return [external()];
      if (filter.requestMirror !== undefined) return [];
      return compileFilters([filter], place, context);
    });
  }

  #context(path: string, { gateway, bind }: Listener, backend?: Backend): CompileContext {
    const { http } = this.#sources.frontend({ gateway, bind });
    const parts = {
      sources: this.#sources,
      services: this.#services,
      ambient: this.#ambient,
      problems: [],
      loading: [],
      server: () => undefined,
    };
    const maxBufferBytes = http.maxBufferSize;
    const scope = backend === undefined ? "request" : "backend";
    return contextAt({ path, maxBufferBytes, scope, backend }, parts);
  }
}

type Named = readonly [name: string, policy: CompiledPolicy];

interface Place {
  readonly route: Route;
  readonly index: number;
  readonly listener: Listener;
}

function external(): Named {
  return [EXTERNAL_AUTH, undecided(EXTERNAL_AUTH)];
}

/** The server of a backend by its name alone. */
function serverOf(
  source: Backend | undefined,
  hostnameRewrite: "Auto" | "None" | undefined,
  hasTls: boolean,
): CompiledBackend {
  const { name = "", kind = "unresolved" } = source ?? {};
  const server = source?.kind === "static" ? source.static : undefined;
  const endpoint =
    server?.unixPath === undefined ? `${server?.host}:${server?.port}` : `unix:${server.unixPath}`;
  return {
    ...{ name, type: kind },
    protocol: PROTOCOLS[kind] ?? "http",
    upstream: { name: server === undefined ? "" : endpoint },
    authority:
      server && authorityOf(server, { connection: { hostnameRewrite, tls: hasTls || undefined } }),
  };
}
