import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { GATEWAY_GROUP } from "../document/keys.ts";

/** Finds what a controller refuses in an HTTPRoute although an API server accepts it. */
export function checkHttpRoute(document: Cursor): readonly Finding[] {
  return document.at("spec").at("rules").items().flatMap(delegation);
}

/** Delegating rules match by prefix, and a reference to routes has no filters of its own. */
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
      const message = "a rule that delegates to other routes must match by PathPrefix";
      return { pointer, code: "conflict", message, suggestion: "PathPrefix" };
    }),
    ...filters.map(({ pointer }): Finding => {
      const message = "a reference to other routes cannot have filters: set them at the rule";
      return { pointer, atKey: true, code: "conflict", message };
    }),
  ];
}
