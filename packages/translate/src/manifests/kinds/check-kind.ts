import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import type { KindName } from "../document.ts";
import { checkHttpRoute } from "./check-route.ts";

/** What a controller refuses in a document of a kind, and no schema says. */
export function checkKind(kind: KindName, document: Cursor): readonly Finding[] {
  return kind === "HTTPRoute" ? checkHttpRoute(document) : [];
}
