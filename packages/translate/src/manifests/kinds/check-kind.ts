import type { Finding } from "../../diagnostics/diagnostic.ts";
import { checkTokens } from "../../standalone/checks/traffic.ts";
import type { Cursor } from "../../standalone/cursor.ts";
import type { KindName } from "../document.ts";
import { checkGrpcRoute, checkHttpRoute } from "./check-route.ts";

/** What a controller refuses in a document of a kind, and no schema says. */
export function checkKind(kind: KindName, document: Cursor): readonly Finding[] {
  return CHECKS[kind]?.(document) ?? [];
}

const CHECKS: { readonly [Kind in KindName]?: (document: Cursor) => readonly Finding[] } = {
  EdgePolicy: checkEdgePolicy,
  GRPCRoute: checkGrpcRoute,
  HTTPRoute: checkHttpRoute,
};

function checkEdgePolicy(document: Cursor): readonly Finding[] {
  const tokens = document.at("spec").at("traffic").at("jwtAuthentication");
  return checkTokens(tokens).map((finding) => ({ ...finding, code: "unusable" }));
}
