import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../cursor.ts";
import { pathFault } from "../path-syntax.ts";
import { routePlaces } from "../places.ts";
import type { Check } from "./check.ts";

/** Filters that change paths can do so, and a request is redirected or rewritten, once. */
export const checkFilters: Check = (document) =>
  routePlaces(document).flatMap(({ route }) =>
    checkRouteFilters(route, route.at("backends").items()),
  );

/** The same for one route, or one rule of a route, and its backends. */
export function checkRouteFilters(route: Cursor, backends: readonly Cursor[]): readonly Finding[] {
  return [route, ...backends].flatMap((owner) => {
    const filters = owner.at("filters").items();
    return [...repeated(filters), ...filters.flatMap((filter) => pathChange(filter, route))];
  });
}

const CHANGES = ["requestRedirect", "urlRewrite"] as const;

function repeated(filters: readonly Cursor[]): readonly Finding[] {
  const changes = filters.flatMap((filter) =>
    CHANGES.filter((name) => filter.at(name).isSet).map((name) => ({ name, filter })),
  );
  const [first, ...others] = changes;
  return others.map(({ filter }) => ({
    pointer: filter.pointer,
    code: "conflict",
    message: `a list of filters has one requestRedirect or urlRewrite, and a ${first?.name ?? ""} stands before this`,
  }));
}

function pathChange(filter: Cursor, route: Cursor): readonly Finding[] {
  return CHANGES.flatMap((name) => {
    const path = filter.at(name).at("path");
    const prefix = path.at("replacePrefixMatch");
    const values = [path.at("replaceFullPath"), prefix];
    return [
      ...values.flatMap(({ text = "", pointer }): readonly Finding[] => {
        const fault = text === "" ? undefined : pathFault(text);
        return fault === undefined ? [] : [{ pointer, code: "wrong-value", ...fault }];
      }),
      ...(prefix.isSet && !matchesOnePrefix(route) ? [noPrefix(prefix)] : []),
    ];
  });
}

function noPrefix({ pointer }: Cursor): Finding {
  const message =
    "every match of the route must be of type PathPrefix, with the same value, so that it is known what is replaced";
  return { pointer, atKey: true, code: "conflict", message };
}

function matchesOnePrefix(route: Cursor): boolean {
  const paths = route
    .at("matches")
    .items()
    .map((match) => match.at("path"));
  const values = new Set(paths.map((path) => path.at("value").text ?? "/"));
  return (
    values.size <= 1 &&
    paths.every((path) => (path.at("type").text ?? "PathPrefix") === "PathPrefix")
  );
}
