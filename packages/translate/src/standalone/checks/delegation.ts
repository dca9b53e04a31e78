import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { mayOverlap } from "../../attach/claims/path-overlap.ts";
import type { Cursor } from "../../document/cursor.ts";
import { routePlaces } from "../names/places.ts";
import type { Check } from "./check.ts";

import { namesUnder, unknownName } from "./references.ts";
import { checkWays } from "./delegation-ways.ts";
import { groupReferences } from "../names/places.ts";

/** Checks that delegation leads to existing groups and is not circular. */
export const checkDelegation: Check = (document) => {
  const groups = document.at("routeGroups").entries();
  const names = namesUnder(document, "routeGroups");
  const delegating = routePlaces(document).flatMap(({ route, group }) => {
    const references = groupReferences(route);
    return references.length === 0 ? [] : [{ route, group, references }];
  });
  if (groups.length === 0 && delegating.length === 0) return [];
  return [
    ...delegating.flatMap(({ references }) =>
      references.flatMap((reference) => unknownName(reference, names, "group", "routeGroups")),
    ),
    ...groups.flatMap(([name, group]) => checkGroup(name, group, delegating)),
    ...checkWays(document, groups),
  ];
};

interface Delegating {
  readonly route: Cursor;
  readonly references: readonly Cursor[];
}

/** Warns of groups and matches that receive no delegated request. */
function checkGroup(
  name: string,
  group: Cursor,
  delegating: readonly Delegating[],
): readonly Finding[] {
  const parents = delegating.filter(({ references }) =>
    references.some(({ text }) => text === name),
  );
  if (parents.length === 0) {
    const message = `no route delegates to the group \`${name}\``;
    return [
      { pointer: group.pointer, atKey: true, severity: "warning", code: "unreachable", message },
    ];
  }
  const above = parents.flatMap(({ route }) => pathsOf(route));
  const matches = group
    .at("routes")
    .items()
    .flatMap((route) => route.at("matches").items());
  return matches
    .filter((match) => !above.some((path) => mayOverlap(path, pathOf(match))))
    .map(({ pointer }): Finding => {
      const prefixes = above.map(({ value }) => value).join(", ");
      const message = `receives no request: only requests below ${prefixes} are delegated to the group`;
      return { pointer, severity: "warning", code: "unreachable", message };
    });
}

function pathsOf(route: Cursor): ReturnType<typeof pathOf>[] {
  const matches = route.at("matches");
  return matches.isSet ? matches.items().map(pathOf) : [pathOf(route)];
}

function pathOf(match: Cursor): { readonly type: string; readonly value: string } {
  const path = match.at("path");
  const { type, value } = DEFAULTS.httpPathMatch;
  return { type: path.at("type").text ?? type, value: path.at("value").text ?? value };
}
