import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import type { KindName } from "../document/document.ts";
import { checkHttpRoute } from "./check-route.ts";
import { checkEdgeParameters, rawSecrets } from "./edge-parameters/check.ts";

/** Finds what a controller refuses or ignores in a document although its schema allows it. */
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

/** The places of secrets inside values that a kind's schema leaves open. */
export function secretsOfKind(kind: KindName, document: Cursor): readonly Cursor[] {
  return kind === "EdgeParameters" ? rawSecrets(document) : [];
}
