import type { Finding } from "../../diagnostics/diagnostic.ts";
import { checkRouteFilters } from "../../standalone/checks/filters.ts";
import { checkTokens } from "../../standalone/checks/traffic.ts";
import { checkMatch } from "../../standalone/checks/matches.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import type { KindName } from "../document.ts";

/** What an API server refuses in a document of a kind, or a controller, and no schema says. */
export function checkKind(kind: KindName, document: Cursor): readonly Finding[] {
  return CHECKS[kind]?.(document) ?? [];
}

const CHECKS: { readonly [Kind in KindName]?: (document: Cursor) => readonly Finding[] } = {
  EdgePolicy: checkEdgePolicy,
  HTTPRoute: checkHttpRoute,
  Gateway: checkListeners,
  ListenerSet: checkListeners,
};

function checkEdgePolicy(document: Cursor): readonly Finding[] {
  const tokens = document.at("spec").at("traffic").at("jwtAuthentication");
  return checkTokens(tokens).map((finding) => ({ ...finding, code: "unusable" }));
}

/** Gateway API, HTTPRouteSpec. */
const MOST_MATCHES = 128;

function checkHttpRoute(document: Cursor): readonly Finding[] {
  const list = document.at("spec").at("rules");
  const rules = list.items();
  const matches = rules.flatMap((rule) => rule.at("matches").items());
  const names = rules.map((rule) => rule.at("name"));
  const count: readonly Finding[] =
    matches.length <= MOST_MATCHES
      ? []
      : [
          {
            pointer: list.pointer,
            atKey: true,
            code: "out-of-bounds",
            message: `the rules must have at most ${MOST_MATCHES} matches in all`,
          },
        ];
  return [
    ...count,
    ...repeatedTexts(names, "another rule has the same name"),
    ...matches.flatMap(checkMatch),
    ...rules.flatMap((rule) => checkRouteFilters(rule, rule.at("backendRefs").items())),
    ...rules.flatMap(redirectWithBackends),
    ...repeatedParents(document.at("spec").at("parentRefs").items()),
  ];
}

function redirectWithBackends(rule: Cursor): readonly Finding[] {
  if (rule.at("backendRefs").items().length === 0) return [];
  const redirects = rule
    .at("filters")
    .items()
    .filter((filter) => filter.at("requestRedirect").isSet);
  const message = "a rule that redirects has no backendRefs";
  return redirects.map(({ pointer }) => ({ pointer, code: "conflict", message }));
}

/** Parents that are named more than once differ by `sectionName` or `port`. */
function repeatedParents(parents: readonly Cursor[]): readonly Finding[] {
  const identities = parents.map((parent) =>
    JSON.stringify(
      ["group", "kind", "namespace", "name", "sectionName", "port"].map(
        (name) => parent.at(name).value,
      ),
    ),
  );
  return parents
    .filter((_, index) => identities.indexOf(identities[index] ?? "") !== index)
    .map(({ pointer }) => ({
      pointer,
      code: "conflict",
      message: "the same parent is named twice, without another `sectionName` or `port`",
    }));
}

/** Port, protocol and host name together are unique. */
function checkListeners(document: Cursor): readonly Finding[] {
  const listeners = document.at("spec").at("listeners").items();
  const identity = (listener: Cursor): string =>
    JSON.stringify(["port", "protocol", "hostname"].map((name) => listener.at(name).value));
  const identities = listeners.map(identity);
  return listeners
    .filter((_, index) => identities.indexOf(identities[index] ?? "") !== index)
    .map(({ pointer }) => ({
      pointer,
      code: "conflict",
      message: "another listener has the same port, protocol and hostname",
    }));
}

function repeatedTexts(places: readonly Cursor[], message: string): readonly Finding[] {
  const set = places.filter(({ isSet }) => isSet);
  return set
    .filter((place, index) => set.findIndex(({ text }) => text === place.text) !== index)
    .map(({ pointer }) => ({ pointer, code: "conflict", message }));
}
