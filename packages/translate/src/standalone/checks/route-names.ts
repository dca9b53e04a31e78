import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { DEFAULT_GATEWAY } from "../default-gateway.ts";
import { routePlaces } from "../places.ts";
import { routeKeys } from "../route-key.ts";
import type { Check } from "./check.ts";

/** Routes of one place have different names. */
export const checkRouteNames: Check = (document) => {
  const seen = new Set<string>();
  const places = routePlaces(document);
  const keys = routeKeys(
    places.map(({ route, gateway }) => ({
      name: route.at("name").text,
      gateways: gateway === undefined ? gatewaysOf(route) : [gateway],
    })),
  );
  return places.flatMap(({ route }, index): readonly Finding[] => {
    const key = keys[index] ?? "";
    const name = route.at("name");
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      {
        pointer: name.pointer,
        code: "conflict",
        message: `another route is already called ${key}`,
      },
    ];
  });
};

function gatewaysOf(route: Cursor): readonly string[] {
  const names = route
    .at("gateways")
    .items()
    .map(({ text }) => text ?? "");
  return names.length === 0 ? [DEFAULT_GATEWAY] : names;
}
