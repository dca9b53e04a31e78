import type { HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import {
  type EffectiveField,
  type ExplainedPart,
  Explainer,
  nameOf,
} from "@edge-gateway/translate/attach/explain-routes";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { Backend, Bind, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { serversOf } from "../endpoints/backend-servers.ts";
import { FILTER_NAMES } from "../filters/table.ts";
import { compilePathRules } from "../pipeline/request-path.ts";
import { selectRoute } from "../pipeline/select-route.ts";
import { HostTable } from "../route/host-table.ts";
import { BACKEND_ORDER, TRAFFIC_ORDER, withFilters } from "../store/policy-order.ts";
import {
  type KnownResponse,
  refusalOfConnect,
  refused,
  responseOfRoute,
} from "./known-response.ts";
import { type ListenerRoutes, routesOf, type TableRoute } from "./route-tables.ts";
import { whyNot } from "./why-not.ts";
import type { Written } from "./written-request.ts";

/** How the configuration handles a request: its listener, route, policies and backend. */
export interface ExplainedRequest {
  readonly method: string;
  readonly url: string;
  readonly port: number;
  /** The listener that gets the request; undefined if none serves the host. */
  readonly listener: string | undefined;
  /** The selected route; undefined if no route matches. */
  readonly route: { readonly key: string; readonly place: string } | undefined;
  /** The routes that do not get the request. */
  readonly others: readonly { readonly route: string; readonly why: string }[];
  /** The phases of the request, in the order of execution. */
  readonly phases: readonly ExplainedPhase[];
  readonly backends: readonly ExplainedBackend[];
  /** The gateway's own response, if the request is not forwarded. */
  readonly response: KnownResponse | undefined;
}

export interface ExplainedPhase {
  readonly phase: "connection" | "gateway" | "route";
  readonly policies: readonly EffectiveField[];
}

export interface ExplainedBackend {
  readonly name: string;
  readonly kind: Backend["kind"];
  /** The share of requests that the backend gets, from 0 to 1. */
  readonly share: number;
  readonly servers: readonly string[];
  readonly policies: readonly EffectiveField[];
  /** The targets or providers of the backend that have policies of their own. */
  readonly parts: readonly ExplainedPart[];
}

/**
 * Evaluates a request with the data plane's routing tables and merge of policies, without running policies.
 * @returns one line that says what prevents the evaluation
 */
export function explainRequest(ir: Ir, written: Written): ExplainedRequest | string {
  const bind = bindOf(ir, written);
  return typeof bind === "string" ? bind : new Following(ir, written).through(bind);
}

/** The bind for the request: that of the URL's port, or the only bind. */
function bindOf(ir: Ir, { port, defaultPort }: Written): Bind | string {
  const binds = ir.binds.filter(({ transport }) => transport !== "UDP");
  const own = binds.find((bind) => bind.port === (port ?? defaultPort));
  const [only, second] = binds;
  if (own !== undefined) return own;
  if (port === undefined && only !== undefined && second === undefined) return only;
  const ports = binds.map((bind) => bind.port).join(", ");
  return `no gateway listens on port ${port ?? defaultPort}; there ${binds.length === 1 ? "is" : "are"} ${ports}`;
}

/** A route that gets the request, or a route that delegates to it. */
interface Filtered {
  readonly filters: readonly HttpRouteFilter[];
  readonly place?: Route["place"];
}

class Following {
  readonly #ir: Ir;
  readonly #written: Written;
  readonly #explainer: Explainer;

  constructor(ir: Ir, written: Written) {
    this.#ir = ir;
    this.#written = written;
    this.#explainer = new Explainer(ir);
  }

  through(bind: Bind): ExplainedRequest | string {
    const { request, url } = this.#written;
    const nothing = {
      method: request.method,
      url: url.href,
      port: bind.port,
      listener: undefined,
      route: undefined,
      others: [],
      phases: [],
      backends: [],
    };
    const listener = this.#listenerOf(bind);
    if (listener === undefined) {
      const why = `no listener of port ${bind.port} serves the host ${request.authority}`;
      return { ...nothing, response: { status: ERRORS.route_not_found.status, why } };
    }
    const { protocol } = listener;
    if (protocol !== "HTTP" && protocol !== "HTTPS")
      return `the listener ${listener.key} of port ${bind.port} relays connections (${protocol}) and reads no requests`;
    const { http, connect } = this.#explainer.ofPort(listener);
    const paths = compilePathRules(http.path ?? DEFAULTS.frontendPath);
    const connection = {
      phase: "connection",
      policies: this.#explainer.frontend(listener),
    } as const;
    const refusal = refusalOfConnect(request, connect) ?? paths.normalize(request);
    if (refusal !== undefined)
      return {
        ...nothing,
        listener: listener.key,
        phases: [connection],
        response: refused(refusal),
      };
    const routes = routesOf(this.#ir, listener, paths);
    const gateway = { phase: "gateway", policies: this.#gatewayPhase(listener) } as const;
    const found = selectRoute(routes.table, request, () => 0);
    return {
      ...nothing,
      listener: listener.key,
      others: this.#others(routes, found),
      phases: [connection, gateway],
      response: { status: ERRORS.route_not_found.status, why: "no route matches the request" },
      ...(found === undefined ? {} : this.#atRoute(listener, found.route)),
    };
  }

  #listenerOf({ key }: Bind): Listener | undefined {
    const table = new HostTable<Listener>();
    for (const listener of this.#ir.listeners)
      if (listener.bind === key) table.set(listener.hostname, listener);
    return table.find(this.#written.request.authority, (listener) => listener);
  }

  #others(routes: ListenerRoutes, found: TableRoute | undefined): ExplainedRequest["others"] {
    const winner = found?.route;
    const group = winner?.group;
    const first = winner?.above?.[0];
    const top = first === undefined ? winner : routes.routes.find(({ key }) => key === first.key);
    const why = (among: readonly Route[], taker: Route | undefined) =>
      among
        .filter(({ key }) => key !== taker?.key)
        .map((route) => ({
          route: route.key,
          why: whyNot(route, this.#written.request, taker),
        }));
    return [
      ...why(routes.routes, top),
      ...(group === undefined ? [] : why(routes.ofGroup(group), winner)),
    ];
  }

  #gatewayPhase(listener: Listener): readonly EffectiveField[] {
    const policies = inOrder(this.#explainer.gatewayPhase(listener), TRAFFIC_ORDER);
    return merged(policies, this.#authorizers(listener));
  }

  #atRoute(listener: Listener, route: Route) {
    const policies = inOrder(this.#explainer.routePhase(listener, route), TRAFFIC_ORDER);
    const way = [...(route.above ?? []), route];
    const filters = way.flatMap((each) => this.#filters(each));
    const all = merged(
      policies.map((field) => withReplaced(field, filters)),
      filters,
    );
    const backends = this.#backends(listener, route);
    const phases = [
      { phase: "connection", policies: this.#explainer.frontend(listener) },
      { phase: "gateway", policies: this.#gatewayPhase(listener) },
      { phase: "route", policies: all },
    ] as const;
    return {
      route: { key: route.key, place: placeWords(route) },
      phases,
      backends,
      response: responseOfRoute({
        filters: way.flatMap((each) => each.filters),
        direct: this.#explainer.traffic(listener, route).directResponse,
        backends,
      }),
    };
  }

  /** Lists the filters of a listener as fields, with the names that traces use. */
  #authorizers({ authorizers = [], place }: Listener): readonly EffectiveField[] {
    return authorizers.map((filter, index) =>
      this.#filter("ExternalAuth", filter, `filters.requests[${index}] of ${shown(place)}`),
    );
  }

  #filters({ filters, place }: Filtered): readonly EffectiveField[] {
    const where = place === undefined ? "the route above" : shown(place);
    return filters.map((filter, index) =>
      this.#filter(filter.type, filter, `filters[${index}] of ${where}`),
    );
  }

  #filter(type: HttpRouteFilter["type"], filter: object, place: string): EffectiveField {
    const value = this.#explainer.filter(filter);
    return { name: FILTER_NAMES[type], value, from: [place], instead: [] };
  }

  #backends(listener: Listener, route: Route): readonly ExplainedBackend[] {
    const total = route.backends.reduce((sum, { weight }) => sum + weight, 0);
    return route.backends.flatMap(({ backend: key, weight }, position) => {
      const backend = this.#ir.backends.find((each) => each.key === key);
      if (backend === undefined || weight === 0) return [];
      return [
        {
          name: nameOf(this.#ir, key),
          kind: backend.kind,
          share: weight / total,
          servers: serversOf(backend),
          policies: inOrder(this.#explainer.backend(listener, route, position), BACKEND_ORDER),
          parts: this.#explainer.parts(listener, route, position),
        },
      ];
    });
  }
}

/** A CORS filter has no effect if there is a CORS policy. */
function withReplaced(field: EffectiveField, filters: readonly EffectiveField[]): EffectiveField {
  if (field.name !== "cors") return field;
  const replaced = filters
    .filter(({ name }) => name === field.name)
    .flatMap(({ from }) => from.map((place) => ({ place, because: "a policy replaces a filter" })));
  return { ...field, instead: [...field.instead, ...replaced] };
}

function inOrder(
  fields: readonly EffectiveField[],
  order: readonly string[],
): readonly EffectiveField[] {
  return fields.toSorted((left, right) => order.indexOf(left.name) - order.indexOf(right.name));
}

/** Lists policies and filters in the order in which they run. */
function merged(
  policies: readonly EffectiveField[],
  filters: readonly EffectiveField[],
): readonly EffectiveField[] {
  const named = (field: EffectiveField) => [field.name, field] as const;
  return withFilters(policies.map(named), filters.map(named)).map(([, field]) => field);
}

function placeWords({ place }: Route): string {
  return shown(place);
}

function shown({ document, pointer }: Route["place"]): string {
  return document === undefined ? readablePath(pointer) : `${readablePath(pointer)} of ${document}`;
}
