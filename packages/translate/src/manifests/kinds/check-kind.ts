import type { Finding } from "../../diagnostics/diagnostic.ts";
import { checkRouteFilters } from "../../standalone/checks/filters.ts";
import { checkTokens } from "../../standalone/checks/traffic.ts";
import { checkMatch } from "../../standalone/checks/matches.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import type { KindName } from "../document.ts";
import { GATEWAY_GROUP } from "../keys.ts";

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
    ...matches.flatMap((match) => match.at("headers").items()).flatMap(pseudoHeader),
    ...rules.flatMap((rule) => checkRouteFilters(rule, rule.at("backendRefs").items())),
    ...rules.flatMap(redirectWithBackends),
    ...rules.flatMap(delegation),
    ...repeatedParents(document.at("spec").at("parentRefs").items()),
  ];
}

/** Gateway API, HTTPHeaderName. */
function pseudoHeader(header: Cursor): readonly Finding[] {
  const { text, pointer } = header.at("name");
  if (text?.startsWith(":") !== true) return [];
  const message = "must be the name of a header; manifests know no pseudo-headers";
  return [{ pointer, code: "wrong-value", message }];
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

/** Requests are passed on to other routes by prefixes, and not changed on the way to one of several. */
function delegation(rule: Cursor): readonly Finding[] {
  const references = rule
    .at("backendRefs")
    .items()
    .filter((ref) => ref.at("kind").text === "HTTPRoute" && ref.at("group").text === GATEWAY_GROUP);
  if (references.length === 0) return [];
  const paths = rule
    .at("matches")
    .items()
    .map((match) => match.at("path").at("type"))
    .filter(({ text }) => text !== undefined && text !== "PathPrefix");
  const filters = references.map((ref) => ref.at("filters")).filter(({ isSet }) => isSet);
  return [
    ...paths.map(({ pointer }): Finding => {
      const message = "a rule that passes requests on to other routes must match by PathPrefix";
      return { pointer, code: "conflict", message, suggestion: "PathPrefix" };
    }),
    ...filters.map(({ pointer }): Finding => {
      const message = "other routes are no backend: filters for their requests stand at the rule";
      return { pointer, atKey: true, code: "conflict", message };
    }),
  ];
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
