import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { CODES, errorResponse } from "@edge-gateway/mcp/json/error";
import type { CompiledRoute } from "./compiled.ts";
import type { Refusal } from "./policy.ts";
import type { RefusalResponse } from "./refusal-response.ts";

/** Where a status of HTTP means an error. */
const FIRST_ERROR = 400;
const CONTENT_TYPE = "content-type";

/** Whether the requests of a route are for MCP servers, whichever of its backends takes them. */
export function isMcpRoute(route: CompiledRoute | undefined): boolean {
  const backends = route?.backends ?? [];
  return backends.length > 0 && backends.every(({ backend }) => backend.protocol === "mcp");
}

/**
 * What a client of MCP is told instead: the same status, with an error of JSON-RPC. Whose request it
 * was is not known: the gateway has not read it.
 */
export function mcpResponseOf(refusal: Refusal, refusalResponse: RefusalResponse): RefusalResponse {
  const text = refusal.text ?? ERRORS[refusal.code].text;
  const isOwn = refusal.body !== undefined || text.startsWith("{");
  if (refusalResponse.status < FIRST_ERROR || isOwn || refusal.code === "direct_response")
    return refusalResponse;
  const message = text === "" ? refusal.code.replaceAll("_", " ") : text;
  const headers: RefusalResponse["headers"] = [
    [CONTENT_TYPE, "application/json"],
    ...refusalResponse.headers.filter(([name]) => name !== CONTENT_TYPE),
  ];
  const body = Buffer.from(errorResponse({ code: CODES.server, message }));
  return { status: refusalResponse.status, headers, body };
}
