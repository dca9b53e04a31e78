import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Refusal } from "@edge-gateway/kernel/http/refusal";
import { CODES, errorResponse, type JsonRpcError } from "../json/error.ts";

/** The status 404 tells a client to begin a new session (MCP transports, session management). */
export function sessionNotFound(id?: string): string {
  return errorResponse({ code: CODES.sessionNotFound, message: "Session not found" }, id);
}

/** Creates a refusal that contains a JSON-RPC error. */
export function mcpRefusal(code: ErrorCode, error: JsonRpcError): Refusal {
  return {
    code,
    headers: [["content-type", "application/json"]],
    body: Buffer.from(errorResponse(error)),
    detail: error.message,
  };
}

export const SESSION_NOT_FOUND: Refusal = mcpRefusal("mcp_session_not_found", {
  code: CODES.sessionNotFound,
  message: "Session not found",
});
