import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import { checkRouteFilters } from "../../standalone/checks/filters.ts";
import { checkMatch, checkPattern, patternFaults } from "../../standalone/checks/matches.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import { GATEWAY_GROUP } from "../keys.ts";
import { checkParents } from "./check-parents.ts";

/** What an API server refuses in an HTTPRoute, or a controller, and no schema says. */
export function checkHttpRoute(document: Cursor): readonly Finding[] {
  const rules = document.at("spec").at("rules").items();
  const matches = rules.flatMap((rule) => rule.at("matches").items());
  return [
    ...checkRules(document),
    ...matches.flatMap(checkMatch),
    ...rules.flatMap((rule) => checkRouteFilters(rule, rule.at("backendRefs").items())),
    ...rules.flatMap(severalPrefixes),
    ...rules.flatMap(redirectWithBackends),
    ...rules.flatMap(longerTry),
    ...rules.flatMap(delegation),
  ];
}

/** The same of a GRPCRoute. */
export function checkGrpcRoute(document: Cursor): readonly Finding[] {
  const rules = document.at("spec").at("rules").items();
  const matches = rules.flatMap((rule) => rule.at("matches").items());
  const methods = matches.map((match) => match.at("method"));
  return [
    ...checkRules(document),
    ...matches.flatMap((match) => match.at("headers").items()).flatMap(checkPattern),
    ...methods
      .filter((method) => method.at("type").text === "RegularExpression")
      .flatMap((method) => [method.at("service"), method.at("method")])
      .flatMap(patternFaults),
  ];
}

/** Gateway API, HTTPRouteSpec and GRPCRouteSpec. */
const MOST_MATCHES = 128;

/** What the rules of all kinds of routes have in common. */
function checkRules(document: Cursor): readonly Finding[] {
  const list = document.at("spec").at("rules");
  const rules = list.items();
  const matches = rules.flatMap((rule) => rule.at("matches").items());
  const owners = rules.flatMap((rule) => [rule, ...rule.at("backendRefs").items()]);
  return [
    ...(matches.length <= MOST_MATCHES ? [] : [tooManyMatches(list)]),
    ...repeatedTexts(
      rules.map((rule) => rule.at("name")),
      "another rule has the same name",
    ),
    ...matches.flatMap((match) => match.at("headers").items()).flatMap(pseudoHeader),
    ...owners.flatMap(repeatedFilters),
    ...checkParents(document.at("spec").at("parentRefs").items()),
  ];
}

function tooManyMatches({ pointer }: Cursor): Finding {
  const message = `the rules must have at most ${MOST_MATCHES} matches in all`;
  return { pointer, atKey: true, code: "out-of-bounds", message };
}

/** Filters of which a list has one at most; of redirects and rewrites that is said elsewhere. */
const SINGLE_FILTERS: ReadonlySet<string | undefined> = new Set([
  "RequestHeaderModifier",
  "ResponseHeaderModifier",
  "CORS",
]);

function repeatedFilters(owner: Cursor): readonly Finding[] {
  const types = owner
    .at("filters")
    .items()
    .map((filter) => filter.at("type"))
    .filter(({ text }) => SINGLE_FILTERS.has(text));
  return repeatedTexts(types, "another filter of the list has the same type");
}

const PATH_CHANGES = ["requestRedirect", "urlRewrite"] as const;

/** A prefix is replaced where the rule has one match: an API server does not compare several. */
function severalPrefixes(rule: Cursor): readonly Finding[] {
  const matches = rule.at("matches");
  if (!matches.isSet || matches.items().length === 1) return [];
  return [rule, ...rule.at("backendRefs").items()]
    .flatMap((owner) => owner.at("filters").items())
    .flatMap((filter) => PATH_CHANGES.map((name) => filter.at(name).at("path")))
    .map((path) => path.at("replacePrefixMatch"))
    .filter(({ isSet }) => isSet)
    .map(({ pointer }) => ({
      pointer,
      atKey: true,
      code: "conflict",
      message:
        "the rule must have one match, of type PathPrefix, so that it is known what is replaced",
    }));
}

/** Undefined for what is no duration: a validator says so. */
function millisecondsOf(text: string): number | undefined {
  try {
    return parseDuration(text);
  } catch {
    return undefined;
  }
}

/** A try is no longer than the request that it is part of. */
function longerTry(rule: Cursor): readonly Finding[] {
  const { text: request = "0s" } = rule.at("timeouts").at("request");
  const { text: backendRequest = "0s", pointer } = rule.at("timeouts").at("backendRequest");
  const [most, least] = [request, backendRequest].map(millisecondsOf);
  if (most === undefined || most === 0 || least === undefined || least <= most) return [];
  const message = `must be at most that of the whole request, ${request}`;
  return [{ pointer, code: "conflict", message }];
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

function repeatedTexts(places: readonly Cursor[], message: string): readonly Finding[] {
  const set = places.filter(({ isSet }) => isSet);
  return set
    .filter((place, index) => set.findIndex(({ text }) => text === place.text) !== index)
    .map(({ pointer }) => ({ pointer, code: "conflict", message }));
}
