import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import type { KindName } from "../document.ts";
import { checkHttpRoute } from "./check-route.ts";
import { checkEdgeParameters, rawSecrets } from "./edge-parameters/check.ts";

/** What a controller refuses in a document of a kind or does not act on, and no schema says. */
export function checkKind(kind: KindName, document: Cursor): readonly Finding[] {
  switch (kind) {
    case "HTTPRoute":
      return checkHttpRoute(document);
    case "EdgeParameters":
      return checkEdgeParameters(document);
    default:
      return [];
  }
}

/** The places of secrets that the schema of a kind does not know, since it takes any value around them. */
export function secretsOfKind(kind: KindName, document: Cursor): readonly Cursor[] {
  return kind === "EdgeParameters" ? rawSecrets(document) : [];
}
