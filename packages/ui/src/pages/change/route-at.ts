import { pointerTokens } from "@edge-gateway/translate/diagnostics/pointer";

/** The id of the route that has an object, by its address; undefined if none has, or if the file alone says its id. */
export function routeAt(address: string): string | undefined {
  const [section, gateway, list, name] = pointerTokens(`/${address}`);
  const isRoute = section === "gateways" && list === "routes" && name !== undefined;
  return isRoute && !/^\d+$/.test(name) ? `${gateway}/${name}` : undefined;
}
