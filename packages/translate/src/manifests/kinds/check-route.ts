import type { Finding } from "../../diagnostics/diagnostic.ts";
import { checkPathChanges } from "../../standalone/checks/filters.ts";
import { checkMatch, checkPattern, patternFaults } from "../../standalone/checks/matches.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import { GATEWAY_GROUP } from "../keys.ts";

/** What a controller refuses in an HTTPRoute, and an API server takes. */
export function checkHttpRoute(document: Cursor): readonly Finding[] {
  const rules = document.at("spec").at("rules").items();
  const matches = rules.flatMap((rule) => rule.at("matches").items());
  return [
    ...matches.flatMap(checkMatch),
    ...rules.flatMap((rule) => [rule, ...rule.at("backendRefs").items()]).flatMap(checkPathChanges),
    ...rules.flatMap(delegation),
  ];
}

/** The same of a GRPCRoute. */
export function checkGrpcRoute(document: Cursor): readonly Finding[] {
  const rules = document.at("spec").at("rules").items();
  const matches = rules.flatMap((rule) => rule.at("matches").items());
  const methods = matches.map((match) => match.at("method"));
  return [
    ...matches.flatMap((match) => match.at("headers").items()).flatMap(checkPattern),
    ...methods
      .filter((method) => method.at("type").text === "RegularExpression")
      .flatMap((method) => [method.at("service"), method.at("method")])
      .flatMap(patternFaults),
  ];
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
