import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { GATEWAY_GROUP } from "../keys.ts";

/** What a controller refuses in an HTTPRoute, and an API server takes. */
export function checkHttpRoute(document: Cursor): readonly Finding[] {
  return document.at("spec").at("rules").items().flatMap(delegation);
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
      const message = "other routes are not a backend: filters for their requests are at the rule";
      return { pointer, atKey: true, code: "conflict", message };
    }),
  ];
}
