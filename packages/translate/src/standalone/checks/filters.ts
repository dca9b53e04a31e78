import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { pathFault } from "../path-syntax.ts";
import { routePlaces } from "../places.ts";
import type { Check } from "./check.ts";

/** Filters that change paths make paths of them. */
export const checkFilters: Check = (document) =>
  routePlaces(document)
    .flatMap(({ route }) => [route, ...route.at("backends").items()])
    .flatMap(checkPathChanges);

/** The same for the filters of one route, one rule of a route, or one backend. */
export function checkPathChanges(owner: Cursor): readonly Finding[] {
  const changes = owner
    .at("filters")
    .items()
    .flatMap((filter) => [filter.at("requestRedirect"), filter.at("urlRewrite")])
    .map((change) => change.at("path"));
  return changes
    .flatMap((path) => [path.at("replaceFullPath"), path.at("replacePrefixMatch")])
    .flatMap(({ text = "", pointer }): readonly Finding[] => {
      const fault = text === "" ? undefined : pathFault(text);
      return fault === undefined ? [] : [{ pointer, code: "wrong-value", ...fault }];
    });
}
