import type { HttpRouteFilter } from "@edge-gateway/generated/types/index.ts";
import type { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import {
  type EffectiveField,
  type ExplainedPart,
  Explainer,
  nameOf,
} from "@edge-gateway/translate/attach/explain-routes";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { Backend, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { serversOf } from "@edge-gateway/gateway/endpoints/backend-servers";
import { FILTER_NAMES } from "@edge-gateway/policies/filters/table";
import { BACKEND_ORDER, TRAFFIC_ORDER, withFilters } from "../compile/policy-order.ts";
import { type KnownResponse, responseOfRoute } from "./known-response.ts";

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

/** What happens to the requests of a route. */
export interface ExplainedWay {
  /** The phases of a request, in the order of execution. */
  readonly phases: readonly ExplainedPhase[];
  readonly backends: readonly ExplainedBackend[];
  /** The gateway's own response, if requests are not forwarded. */
  readonly response: KnownResponse | undefined;
}

/** A route, and what happens to its requests at each of its listeners. */
export interface ExplainedRoute {
  readonly route: Route;
  readonly listeners: readonly (ExplainedWay & { readonly listener: Listener })[];
}

/** Explains a route of any kind; undefined if there is none with this key. */
export function explainRoute(ir: Ir, key: string): ExplainedRoute | undefined {
  const explainer = new RouteExplainer(ir);
  const http = ir.routes.find((each) => each.key === key);
  const streams = [...(ir.tcpRoutes ?? []), ...(ir.udpRoutes ?? [])];
  const route = http ?? streams.find((each) => each.key === key);
  if (route === undefined) return undefined;
  const listeners = ir.listeners
    .filter((listener) => route.listeners.includes(listener.key))
    .map((listener) => ({
      listener,
      ...(http === undefined ? explainer.atStream(listener, route) : explainer.at(listener, route)),
    }));
  return { route, listeners };
}

/** A route that gets the request, or a route that delegates to it. */
interface Filtered {
  readonly filters: readonly HttpRouteFilter[];
  readonly place?: Route["place"];
}

/** Explains routes with the data plane's merge and order of policies. */
export class RouteExplainer {
  readonly #ir: Ir;
  readonly #explainer: Explainer;

  constructor(ir: Ir) {
    this.#ir = ir;
    this.#explainer = new Explainer(ir);
  }

  /** The policies for connections and for the telemetry of their requests. */
  connection(listener: Listener): ExplainedPhase {
    return { phase: "connection", policies: this.#explainer.frontend(listener) };
  }

  /** The policies before the route is selected. */
  gateway(listener: Listener): ExplainedPhase {
    const policies = inOrder(this.#explainer.gatewayPhase(listener), TRAFFIC_ORDER);
    return { phase: "gateway", policies: merged(policies, this.#authorizers(listener)) };
  }

  /** The names of headers and parameters whose values are never shown. */
  get names(): SensitiveNames {
    return this.#explainer.names;
  }

  /** The frontend policies that apply to a listener's port. */
  ofPort(listener: Listener): ReturnType<Explainer["ofPort"]> {
    return this.#explainer.ofPort(listener);
  }

  /** What happens to the requests of a route. */
  at(listener: Listener, route: Route): ExplainedWay {
    const policies = inOrder(this.#explainer.routePhase(listener, route), TRAFFIC_ORDER);
    const way = [...(route.above ?? []), route];
    const filters = way.flatMap((each) => this.#filters(each));
    const all = merged(
      policies.map((field) => withReplaced(field, filters)),
      filters,
    );
    const backends = this.#backends(listener, route);
    return {
      phases: [
        this.connection(listener),
        this.gateway(listener),
        { phase: "route", policies: all },
      ],
      backends,
      response: responseOfRoute({
        filters: way.flatMap((each) => each.filters),
        direct: this.#explainer.traffic(listener, route).directResponse,
        backends,
      }),
    };
  }

  /** What happens to the connections or datagrams of a route. */
  atStream(listener: Listener, route: Route): ExplainedWay {
    return {
      phases: [this.connection(listener)],
      backends: this.#backends(listener, route),
      response: undefined,
    };
  }

  /** Lists the filters of a listener as fields, with the names that traces use. */
  #authorizers({ authorizers = [], place }: Listener): readonly EffectiveField[] {
    return authorizers.map((filter, index) =>
      this.#filter("ExternalAuth", filter, `filters.requests[${index}] of ${shownPlace(place)}`),
    );
  }

  #filters({ filters, place }: Filtered): readonly EffectiveField[] {
    const where = place === undefined ? "the route above" : shownPlace(place);
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

/** A place in words. */
export function shownPlace({ document, pointer }: Route["place"]): string {
  return document === undefined ? readablePath(pointer) : `${readablePath(pointer)} of ${document}`;
}
