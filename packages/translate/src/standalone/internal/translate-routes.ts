import type {
  StandaloneConfig,
  StandaloneGateway,
  StandaloneRoute,
} from "@edge-gateway/generated/types/index.ts";
import { intersects } from "../../attach/claims/listener-hosts.ts";
import { expandDelegation } from "../../attach/expand-delegation.ts";
import type {
  Attachment,
  Backend,
  Delegate,
  Listener,
  Route,
  WeightedBackend,
} from "../../ir/index.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { DEFAULT_GATEWAY } from "../names/default-gateway.ts";
import { routeKeys } from "../names/route-key.ts";
import { KeptBackends } from "../../ir/backends/kept-backends.ts";
import type { BackendTranslator } from "../../ir/backends/translate-backends.ts";
import { normalTraffic } from "../../ir/policies/translate-traffic.ts";

interface Source {
  readonly route: StandaloneRoute;
  /** The gateways of the route; empty for a route of a group. */
  readonly gateways: readonly string[];
  readonly group?: string;
  /** JSON pointer of the route in the file. */
  readonly pointer: string;
}

/** What a route becomes. */
interface TranslatedRoute {
  readonly route: Route;
  readonly attachments: readonly Attachment[];
  /** The backends that the route defines. */
  readonly backends: readonly Backend[];
}

/** Equal values of many routes as one object: it is sent and kept once. */
class EqualValues {
  readonly #known = new Map<string, unknown>();

  of<Value>(value: Value): Value {
    const text = JSON.stringify(value);
    const known = this.#known.get(text);
    if (known === undefined) this.#known.set(text, value);
    // Values with the same text have the same type: they are plain data.
    return known === undefined ? value : (known as Value);
  }
}

const NONE: readonly never[] = [];

/** A list without the room in which it grew; one stands for all empty ones. */
function fitted<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? NONE : list.slice();
}

/** What a route has from its neighbours. */
interface RoutePosition {
  readonly key: string;
  readonly order: number;
}

/** Routes of earlier translations: a route that did not change, and has its place still, stays the same object. */
export class KeptRoutes {
  /** The named backends, to which routes refer. */
  readonly backends = new KeptBackends();
  #routes = new WeakMap<StandaloneRoute, TranslatedRoute>();
  /** What the listeners of a route depend on besides itself. */
  #listeners = "";

  /** Begins a translation, which keeps no route of one with other listeners. */
  begin(listeners: readonly Listener[], changing: ReadonlySet<string>): void {
    const places = listeners.map(({ key, gateway, hostname }) => [key, gateway, hostname]);
    const text = JSON.stringify([places, [...changing]]);
    if (text !== this.#listeners) this.#routes = new WeakMap();
    this.#listeners = text;
  }

  find(
    { route, group, pointer }: Source,
    { key, order }: RoutePosition,
  ): TranslatedRoute | undefined {
    const known = this.#routes.get(route);
    if (known === undefined) return undefined;
    const { route: before } = known;
    const isSame =
      key === before.key &&
      order === before.order &&
      group === before.group &&
      pointer === before.place.pointer;
    return isSame ? known : undefined;
  }

  keep({ route }: Source, translated: TranslatedRoute): void {
    // The backends of other routes may depend on other parts of the configuration.
    const isAlone = route.backends.every(
      ({ host, backend }) => host !== undefined || backend !== undefined,
    );
    if (isAlone) this.#routes.set(route, translated);
  }
}

/** The result of translating a file's routes. */
interface TranslatedRoutes {
  /** The routes in the order of the file. */
  readonly written: readonly Route[];
  /** Includes the routes of groups, once per delegation path. */
  readonly routes: readonly Route[];
  readonly attachments: readonly Attachment[];
}

/** Translates the routes of gateways, of the top level and of groups, with their policies. */
export function translateRoutes(
  config: StandaloneConfig,
  listeners: readonly Listener[],
  backends: BackendTranslator,
  kept?: KeptRoutes,
): TranslatedRoutes {
  const sources = sourcesOf(config);
  const changing = gatewaysThatChangeHosts(config);
  const keys = routeKeys(
    sources.map(({ route: { name }, gateways, group }) => ({
      name,
      gateways: group === undefined ? gateways : [group],
    })),
  );
  const equal = new EqualValues();
  kept?.begin(listeners, changing);
  const translated = sources.map((source, order) => {
    const place = { key: keys[order] ?? "", order };
    const known = kept?.find(source, place);
    if (known !== undefined) {
      backends.backends.push(...known.backends);
      return known;
    }
    const serving = equal.of(listenersOf(source, listeners, changing));
    const fresh = translateRoute(source, { ...place, listeners: serving }, { backends, equal });
    kept?.keep(source, fresh);
    return fresh;
  });
  const written = translated.map(({ route }) => route);
  const attachments = translated.flatMap((each) => each.attachments);
  const groups = Map.groupBy(written, ({ group = "" }) => group);
  const first = written.filter(({ group }) => group === undefined);
  return { written, routes: expandDelegation(first, groups).routes, attachments };
}

/**
 * The listeners that a route names and that can serve one of its hosts: with a listener for each of many hosts, most
 * cannot. A route that none of them can serve keeps all of them, so that what is wrong with it is found.
 * @param changing the gateways whose policies may change the host after the listener was chosen
 */
function listenersOf(
  { gateways, route: { hostnames = [] } }: Source,
  listeners: readonly Listener[],
  changing: ReadonlySet<string>,
): readonly string[] {
  const named = listeners.filter((listener) => gateways.some((name) => takes(listener, name)));
  const serving = named.filter(
    ({ gateway, hostname }) => changing.has(gateway) || intersects(hostname, hostnames),
  );
  return (serving.length > 0 ? serving : named).map(({ key }) => key);
}

/** The policies that can change the host of a request before its route is selected. */
const HOST_CHANGING = ["extAuth", "extProc", "transformation"] as const;

function gatewaysThatChangeHosts({ gateways, policies }: StandaloneConfig): ReadonlySet<string> {
  const own = Object.entries(gateways).flatMap(([name, gateway]) =>
    mayChangeHost(gateway.policies) ? [name] : [],
  );
  const attached = policies.flatMap(({ traffic, targetRefs }) =>
    traffic?.phase === "PreRouting" && mayChangeHost(traffic)
      ? targetRefs.filter(({ kind }) => kind === "Gateway").map(({ name }) => name)
      : [],
  );
  return new Set([...own, ...attached]);
}

function mayChangeHost(policies: StandaloneGateway["policies"]): boolean {
  return policies !== undefined && HOST_CHANGING.some((name) => policies[name] !== undefined);
}

function translateRoute(
  { route, group, pointer }: Source,
  { key, order, listeners }: RoutePosition & Pick<Route, "listeners">,
  { backends, equal }: { readonly backends: BackendTranslator; readonly equal: EqualValues },
): TranslatedRoute {
  const attachments: Attachment[] = [];
  const before = backends.backends.length;
  if (route.policies !== undefined) {
    const policies = equal.of(normalTraffic(route.policies));
    attachments.push({
      target: { kind: "route", route: key },
      pointer: `${pointer}/policies`,
      block: "traffic",
      phase: "PostRouting",
      policies,
    });
  }
  const translated = {
    key,
    name: route.name ?? key.slice(key.lastIndexOf("/") + 1),
    listeners,
    order,
    hostnames: equal.of(route.hostnames ?? []),
    matches: route.matches,
    filters: fitted(route.filters),
    ...(group === undefined ? {} : { group }),
    ...delegatesOf(route),
    ...(route.sessionPersistence === undefined
      ? {}
      : { sessionPersistence: route.sessionPersistence }),
    backends: backendsOf({ route, pointer }, key, backends, attachments),
    place: { pointer },
  };
  return {
    route: translated,
    attachments: fitted(attachments),
    backends: fitted(backends.backends.slice(before)),
  };
}

function delegatesOf({ backends }: StandaloneRoute): Pick<Route, "delegates"> {
  const delegates = backends.flatMap(({ routeGroup, weight }): readonly Delegate[] =>
    routeGroup === undefined ? [] : [{ weight, group: routeGroup }],
  );
  return delegates.length === 0 ? {} : { delegates };
}

function sourcesOf({ gateways, routes, routeGroups }: StandaloneConfig): readonly Source[] {
  const nested = Object.entries(gateways).flatMap(([name, gateway]) =>
    gateway.routes.map((route, index) => ({
      route,
      gateways: [name],
      pointer: `${pointerTo("/gateways", name)}/routes/${index}`,
    })),
  );
  const others = routes.map((route, index) => ({
    route,
    gateways: route.gateways ?? [DEFAULT_GATEWAY],
    pointer: `/routes/${index}`,
  }));
  const grouped = Object.entries(routeGroups).flatMap(([group, { routes: own }]) =>
    own.map((route, index) => ({
      route,
      gateways: [],
      group,
      pointer: `${pointerTo("/routeGroups", group)}/routes/${index}`,
    })),
  );
  return [...nested, ...others, ...grouped];
}

/**
 * Whether the listener is named: `web` means every listener of the gateway, `web/public` one of
 * them.
 */
export function takes({ key, gateway }: Listener, name: string): boolean {
  return name === gateway || name === key;
}

function backendsOf(
  { route, pointer }: Pick<Source, "route" | "pointer">,
  key: string,
  backends: BackendTranslator,
  attachments: Attachment[],
): readonly WeightedBackend[] {
  const places = route.backends.map((reference, position) => ({ reference, position }));
  const own = places.filter(({ reference }) => reference.routeGroup === undefined);
  return own.map(({ reference, position }, index) => {
    const place = { pointer: `${pointer}/backends/${position}` };
    const held = { key: `${key}/backends/${position}`, place };
    const { key: backend, policies } = backends.ofRoute(reference, held);
    if (policies !== undefined) {
      const target = { kind: "backendRef", route: key, index } as const;
      attachments.push({
        target,
        pointer: `${place.pointer}/policies`,
        block: "backend",
        policies,
      });
    }
    return { weight: reference.weight, backend, filters: fitted(reference.filters), place };
  });
}
