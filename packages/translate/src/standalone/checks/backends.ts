import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { parentOf } from "../../diagnostics/pointer.ts";
import type { Cursor } from "../../document/cursor.ts";
import { routeKeysOf, routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";

/**
 * Checks that routes have backends that receive requests. A route with an error is not checked: its
 * error may be a misspelt `backends` or `directResponse`.
 */
export const checkBackends: Check = (document, wrong) => {
  const offering = modelRoutes(document);
  const faulty = new Set([...wrong].flatMap(enclosing));
  const keys = routeKeysOf(document);
  return routePlaces(document)
    .filter(
      ({ route }, index) =>
        !offering.has(route.at("name").text ?? "") && !offering.has(keys[index] ?? ""),
    )
    .filter(({ route }) => !faulty.has(route.pointer))
    .flatMap(({ route }) => checkDestination(route));
};

/** The pointers of everything that contains a value. */
function enclosing(pointer: string): readonly string[] {
  const above = parentOf(pointer);
  return above === "" ? [] : [above, ...enclosing(above)];
}

/** The names and keys of routes that models have as their parents. */
function modelRoutes(document: Cursor): ReadonlySet<string> {
  const parents = document
    .at("models")
    .entries()
    .flatMap(([, model]) => model.at("parentRefs").items())
    .filter((parent) => parent.at("kind").text === "Route");
  return new Set(parents.flatMap((parent) => parent.at("name").text ?? []));
}

function checkDestination(route: Cursor): readonly Finding[] {
  const backends = route.at("backends");
  const { weight } = DEFAULTS.standaloneRouteBackend;
  const weights = backends.items().map((backend) => backend.at("weight").number ?? weight);
  if (weights.some((weight) => weight > 0) || respondsItself(route)) return [];
  const empty = weights.length === 0;
  if (empty && backends.isSet && !Array.isArray(backends.value)) return [];
  const why = empty ? "the route has no backends" : "every backend of the route has weight 0";
  const pointer = backends.isSet ? backends.pointer : route.pointer;
  return [
    {
      pointer,
      atKey: backends.isSet,
      severity: "warning",
      code: "conflict",
      message: `${why}: its requests get 500`,
    },
  ];
}

function respondsItself(route: Cursor): boolean {
  const filters = route.at("filters").items();
  return (
    route.at("policies").at("directResponse").isSet ||
    filters.some((filter) => filter.at("requestRedirect").isSet)
  );
}
