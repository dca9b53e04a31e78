import type { Cursor } from "../../document/cursor.ts";
import { DEFAULT_GATEWAY } from "./default-gateway.ts";
import { routeKeys } from "./route-key.ts";

/** A route as written, and the gateway that contains it. */
export interface RoutePlace {
  readonly route: Cursor;
  /** The gateway of the route; undefined for a route at the top level or in a group. */
  readonly gateway: string | undefined;
  /** The group that contains the route; undefined for routes of listeners. */
  readonly group: string | undefined;
}

/** Finds something in a document once, however often it is asked for. */
export function oncePerDocument<Found>(
  find: (document: Cursor) => Found,
): (document: Cursor) => Found {
  const found = new WeakMap<object, Found>();
  return (document) => {
    const { value } = document;
    if (typeof value !== "object" || value === null) return find(document);
    const before = found.get(value);
    if (before !== undefined) return before;
    const made = find(document);
    found.set(value, made);
    return made;
  };
}

/** Every route of a document: in gateways, at the top level, and in groups. */
export const routePlaces: (document: Cursor) => readonly RoutePlace[] = oncePerDocument(findRoutes);

function findRoutes(document: Cursor): readonly RoutePlace[] {
  const inside = (section: "gateways" | "routeGroups") =>
    document
      .at(section)
      .entries()
      .flatMap(([name, place]) =>
        place
          .at("routes")
          .items()
          .map((route) => ({ route, name })),
      );
  const others = document.at("routes").items();
  return [
    ...inside("gateways").map(({ route, name }) => ({ route, gateway: name, group: undefined })),
    ...others.map((route) => ({ route, gateway: undefined, group: undefined })),
    ...inside("routeGroups").map(({ route, name }) => ({ route, gateway: undefined, group: name })),
  ];
}

/** The keys of the routes, in the order of {@link routePlaces}. */
export function routeKeysOf(document: Cursor): readonly string[] {
  const routes = routePlaces(document).map(({ route, gateway, group }) => {
    const owner = gateway ?? group;
    return {
      name: route.at("name").text,
      gateways: owner === undefined ? gatewaysOf(route) : [owner],
    };
  });
  return routeKeys(routes);
}

/** All listeners; a gateway without `listeners` counts as one. */
export function listenerPlaces(document: Cursor): readonly Cursor[] {
  return document
    .at("gateways")
    .entries()
    .flatMap(([, gateway]) => {
      const listeners = gateway.at("listeners");
      return listeners.isSet ? listeners.items() : [gateway];
    });
}

/** The gateways and listeners that a top-level route names. */
export function gatewaysOf(route: Cursor): readonly string[] {
  const { value } = route.at("gateways");
  const names = Array.isArray(value)
    ? value.map((name: unknown) => (typeof name === "string" ? name : ""))
    : [];
  return names.length === 0 ? [DEFAULT_GATEWAY] : names;
}

/** All blocks of traffic policies. */
export const trafficBlocks: (document: Cursor) => readonly Cursor[] =
  oncePerDocument(findTrafficBlocks);

function findTrafficBlocks(document: Cursor): readonly Cursor[] {
  const gateways = document.at("gateways").entries();
  return [
    ...gateways.map(([, gateway]) => gateway.at("policies")),
    ...routePlaces(document).map(({ route }) => route.at("policies")),
    ...policyPlaces(document).map((policy) => policy.at("traffic")),
    document.at("ui").at("policies"),
  ];
}

/** The blocks of traffic policies that have one of these policies. */
export function trafficBlocksWith(document: Cursor, names: readonly string[]): readonly Cursor[] {
  return trafficBlocks(document).filter((block) => names.some((name) => hasKey(block, name)));
}

/** Whether a map has this key: without the cursor that {@link Cursor.at} makes, for thousands that do not. */
function hasKey({ value, isMap }: Cursor, name: string): boolean {
  return isMap && Object.hasOwn(Object(value), name);
}

/** All policies with `targetRefs`. */
export function policyPlaces(document: Cursor): readonly Cursor[] {
  return document.at("policies").items();
}

/** Every backend that a route refers to or defines inline, and every named backend. */
export function backendPlaces(document: Cursor): readonly Cursor[] {
  const named = document.at("backends").entries();
  return [...routeBackends(document), ...named.map(([, backend]) => backend)];
}

/** The backends that have this key: without cursors for those of thousands of routes that do not. */
function backendPlacesWith(document: Cursor, key: string): readonly Cursor[] {
  const named = document.at("backends").entries();
  const ofRoutes = routePlaces(document)
    .map(({ route }) => route.at("backends"))
    .filter(
      ({ value }) => Array.isArray(value) && value.some((each) => Object.hasOwn(Object(each), key)),
    )
    .flatMap((backends) => backends.items());
  return [...ofRoutes, ...named.map(([, backend]) => backend)].filter((each) => hasKey(each, key));
}

/** The names of the groups that a route delegates to. */
export function groupReferences(route: Cursor): readonly Cursor[] {
  return route
    .at("backends")
    .items()
    .map((backend) => backend.at("routeGroup"))
    .filter(({ isSet }) => isSet);
}

/** The backends of all routes. */
export const routeBackends: (document: Cursor) => readonly Cursor[] = oncePerDocument((document) =>
  routePlaces(document).flatMap(({ route }) => route.at("backends").items()),
);

/** All MCP targets. */
export const mcpTargets: (document: Cursor) => readonly Cursor[] = oncePerDocument((document) =>
  backendPlacesWith(document, "mcp").flatMap((backend) => backend.at("mcp").at("targets").items()),
);

/** All references of model providers to a server. */
export function providerReferences(document: Cursor): readonly Cursor[] {
  const ofBackends = backendPlaces(document).flatMap((backend) => {
    const ai = backend.at("ai");
    const groups = ai.at("groups").items();
    return [ai.at("provider"), ...groups.flatMap((group) => group.at("providers").items())];
  });
  const ofModels = document
    .at("models")
    .entries()
    .map(([, model]) => model);
  return [...ofBackends, ...ofModels]
    .map((provider) => provider.at("custom").at("backendRef"))
    .filter(({ isSet }) => isSet);
}

/** All filters of routes and of their backends. */
export function filterPlaces(document: Cursor): readonly Cursor[] {
  const owners = [...routePlaces(document).map(({ route }) => route), ...routeBackends(document)];
  return owners.flatMap((owner) => owner.at("filters").items());
}

/** Every reference to a backend that serves as a proxy. */
export function tunnelReferences(place: Cursor): readonly Cursor[] {
  if (!holdsKey(place.value, "tunnel")) return [];
  const reference = place.at("tunnel").at("backendRef");
  const within = [...place.entries().map(([, inner]) => inner), ...place.items()];
  return [...(reference.isSet ? [reference] : []), ...within.flatMap(tunnelReferences)];
}

/** Whether a value has a key with this name, at any depth. */
function holdsKey(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(value) && Object.hasOwn(value, name)) return true;
  return Object.values(value).some((inner) => holdsKey(inner, name));
}

/** Everything that names a key set. */
export function keySetHolders(document: Cursor): readonly Cursor[] {
  return trafficBlocksWith(document, ["jwtAuthentication", "oidc"]).flatMap((block) => [
    ...block.at("jwtAuthentication").at("providers").items(),
    block.at("oidc"),
  ]);
}

/** Every reference to a backend that serves a key set or token introspection. */
export function keySetReferences(document: Cursor): readonly Cursor[] {
  return keySetHolders(document)
    .flatMap((provider) => [provider.at("jwks").at("remote"), provider.at("introspection")])
    .map((endpoint) => endpoint.at("backendRef"))
    .filter((reference) => reference.isSet);
}
