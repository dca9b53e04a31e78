import type { Cursor } from "./cursor.ts";
import { DEFAULT_GATEWAY } from "./default-gateway.ts";
import { routeKeys } from "./route-key.ts";

/** A route as written, with the gateway that it stands in. */
export interface RoutePlace {
  readonly route: Cursor;
  /** Undefined for a route at the top level. */
  readonly gateway: string | undefined;
}

/** Every route of a document: those inside gateways, then those at the top level. */
export function routePlaces(document: Cursor): readonly RoutePlace[] {
  const nested = document
    .at("gateways")
    .entries()
    .flatMap(([gateway, place]) =>
      place
        .at("routes")
        .items()
        .map((route) => ({ route, gateway })),
    );
  const others = document.at("routes").items();
  return [...nested, ...others.map((route) => ({ route, gateway: undefined }))];
}

/** The keys of the routes, in the order of {@link routePlaces}. */
export function routeKeysOf(document: Cursor): readonly string[] {
  const routes = routePlaces(document).map(({ route, gateway }) => ({
    name: route.at("name").text,
    gateways: gateway === undefined ? gatewaysOf(route) : [gateway],
  }));
  return routeKeys(routes);
}

/** Every listener: a gateway itself, unless it has several. */
export function listenerPlaces(document: Cursor): readonly Cursor[] {
  return document
    .at("gateways")
    .entries()
    .flatMap(([, gateway]) => {
      const listeners = gateway.at("listeners");
      return listeners.isSet ? listeners.items() : [gateway];
    });
}

/** The gateways and listeners that a route at the top level names. */
export function gatewaysOf(route: Cursor): readonly string[] {
  const names = route
    .at("gateways")
    .items()
    .map(({ text }) => text ?? "");
  return names.length === 0 ? [DEFAULT_GATEWAY] : names;
}

/** Every block of traffic policies. */
export function trafficBlocks(document: Cursor): readonly Cursor[] {
  const gateways = document.at("gateways").entries();
  return [
    ...gateways.map(([, gateway]) => gateway.at("policies")),
    ...routePlaces(document).map(({ route }) => route.at("policies")),
    ...policyPlaces(document).map((policy) => policy.at("traffic")),
  ];
}

/** Every policy that names its targets. */
export function policyPlaces(document: Cursor): readonly Cursor[] {
  return document.at("policies").items();
}

/** Every backend that routes name or hold, and every named one. */
export function backendPlaces(document: Cursor): readonly Cursor[] {
  const named = document.at("backends").entries();
  return [...routeBackends(document), ...named.map(([, backend]) => backend)];
}

/** The backends of all routes. */
export function routeBackends(document: Cursor): readonly Cursor[] {
  return routePlaces(document).flatMap(({ route }) => route.at("backends").items());
}

/** Every MCP server. */
export function mcpTargets(document: Cursor): readonly Cursor[] {
  return backendPlaces(document).flatMap((backend) => backend.at("mcp").at("targets").items());
}

/** Every filter, of routes and of their backends. */
export function filterPlaces(document: Cursor): readonly Cursor[] {
  const owners = [...routePlaces(document).map(({ route }) => route), ...routeBackends(document)];
  return owners.flatMap((owner) => owner.at("filters").items());
}

/** Every reference to a backend that serves a key set. */
export function keySetReferences(document: Cursor): readonly Cursor[] {
  return trafficBlocks(document)
    .flatMap((block) => block.at("jwtAuthentication").at("providers").items())
    .map((provider) => provider.at("jwks").at("remote").at("backendRef"))
    .filter((reference) => reference.isSet);
}
