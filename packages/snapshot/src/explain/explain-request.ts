import type { Bind, Ir, Listener, Route } from "@edge-gateway/translate/ir";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { compilePathRules } from "@edge-gateway/gateway/pipeline/request-path";
import { selectRoute } from "@edge-gateway/gateway/pipeline/select-route";
import { HostTable } from "@edge-gateway/gateway/route/host-table";
import { RouteExplainer, shownPlace } from "./explain-route.ts";
import type { ExplainedBackend, ExplainedPhase } from "./explain-route.ts";
import { type KnownRefusals, refusalsOf } from "./refusal-of.ts";
import { type KnownResponse, refusalOfConnect, refused } from "./known-response.ts";
import { type ListenerRoutes, routesOf, type TableRoute } from "./route-tables.ts";
import { whyNot } from "./why-not.ts";
import type { Written } from "../replay/written-request.ts";

/** How the configuration handles a request: its listener, route, policies and backend. */
export interface ExplainedRequest extends KnownRefusals {
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

/**
 * Evaluates a request with the data plane's routing tables and merge of policies. Policies run as far as they decide
 * without credentials, other servers and earlier requests.
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

class Following {
  readonly #ir: Ir;
  readonly #written: Written;
  readonly #routes: RouteExplainer;

  constructor(ir: Ir, written: Written) {
    this.#ir = ir;
    this.#written = written;
    this.#routes = new RouteExplainer(ir);
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
      refusal: undefined,
      mayRefuse: [],
    };
    const listener = this.#listenerOf(bind);
    if (listener === undefined) {
      const why = `no listener of port ${bind.port} serves the host ${request.authority}`;
      return { ...nothing, response: { status: ERRORS.route_not_found.status, why } };
    }
    const { protocol } = listener;
    if (protocol !== "HTTP" && protocol !== "HTTPS")
      return `the listener ${listener.key} of port ${bind.port} relays connections (${protocol}) and reads no requests`;
    const { http, connect } = this.#routes.ofPort(listener);
    const paths = compilePathRules(http.path ?? DEFAULTS.frontendPath);
    const connection = this.#routes.connection(listener);
    const refusal = refusalOfConnect(request, connect) ?? paths.normalize(request);
    if (refusal !== undefined)
      return {
        ...nothing,
        listener: listener.key,
        phases: [connection],
        response: refused(refusal),
      };
    const routes = routesOf(this.#ir, listener, paths);
    const gateway = this.#routes.gateway(listener);
    const found = selectRoute(routes.table, request, () => 0);
    return {
      ...nothing,
      listener: listener.key,
      others: this.#others(routes, found),
      phases: [connection, gateway],
      response: { status: ERRORS.route_not_found.status, why: "no route matches the request" },
      ...(found === undefined ? {} : this.#taken(bind, listener, found.route)),
    };
  }

  /** What happens to the request at the route that takes it. */
  #taken({ port }: Bind, listener: Listener, route: Route) {
    const way = this.#routes.at(listener, route);
    const policies = way.phases.flatMap((phase) => phase.policies);
    return {
      route: { key: route.key, place: shownPlace(route.place) },
      ...way,
      ...refusalsOf({ ir: this.#ir, written: this.#written, port, route, policies }),
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
          why: whyNot(route, this.#written.request, taker, this.#routes.names),
        }));
    return [
      ...why(routes.routes, top),
      ...(group === undefined ? [] : why(routes.ofGroup(group), winner)),
    ];
  }
}
