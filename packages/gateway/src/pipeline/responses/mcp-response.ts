import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { isError } from "@edge-gateway/kernel/http-status";
import { CODES, errorResponse } from "@edge-gateway/mcp/json/error";
import type { CompiledRoute } from "../compiled.ts";
import type { Refusal } from "../../exchange/policy.ts";
import type { RefusalResponse } from "./refusal-response.ts";

const CONTENT_TYPE = "content-type";

/** Whether all backends of a route are MCP servers. */
export function isMcpRoute(route: CompiledRoute | undefined): boolean {
  const backends = route?.backends ?? [];
  return backends.length > 0 && backends.every(({ backend }) => backend.protocol === "mcp");
}

/**
 * Converts a response for an MCP client: the same status, with a JSON-RPC error. The error has no request id,
 * because the gateway has not read the request.
 */
export function mcpResponseOf(refusal: Refusal, refusalResponse: RefusalResponse): RefusalResponse {
  const text = refusal.text ?? ERRORS[refusal.code].text;
  const isOwn = refusal.body !== undefined || text.startsWith("{");
  if (!isError(refusalResponse.status) || isOwn || refusal.code === "direct_response")
    return refusalResponse;
  const message = text === "" ? refusal.code.replaceAll("_", " ") : text;
  const headers: RefusalResponse["headers"] = [
    [CONTENT_TYPE, "application/json"],
    ...refusalResponse.headers.filter(([name]) => name !== CONTENT_TYPE),
  ];
  const body = Buffer.from(errorResponse({ code: CODES.server, message }));
  return { status: refusalResponse.status, headers, body };
}
