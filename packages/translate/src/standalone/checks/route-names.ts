import type { Finding } from "../../diagnostics/diagnostic.ts";
import { routeKeysOf, routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";

/** Checks that routes at the same place have different names. */
export const checkRouteNames: Check = (document) => {
  const seen = new Set<string>();
  const places = routePlaces(document);
  const keys = routeKeysOf(document);
  return places.flatMap(({ route }, index): readonly Finding[] => {
    const key = keys[index] ?? "";
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      {
        pointer: route.at("name").pointer,
        code: "conflict",
        message: `duplicate route name: another route is called ${key}`,
      },
    ];
  });
};
