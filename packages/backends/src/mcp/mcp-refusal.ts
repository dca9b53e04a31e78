import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { RefusalFormat } from "@edge-gateway/gateway/exchange/exchange";
import { isError } from "@edge-gateway/kernel/http-status";
import { CODES, errorResponse } from "@edge-gateway/mcp/json/error";

const CONTENT_TYPE = "content-type";

/**
 * Converts a refusal for an MCP client: the same status, with a JSON-RPC error. The error has no request id,
 * because the gateway has not read the request.
 */
export const mcpRefusal: RefusalFormat = (_, refusal, plain) => {
  const text = refusal.text ?? ERRORS[refusal.code].text;
  const isOwn = refusal.body !== undefined || text.startsWith("{");
  if (!isError(plain.status) || isOwn || refusal.code === "direct_response") return plain;
  const message = text === "" ? refusal.code.replaceAll("_", " ") : text;
  const headers = [
    [CONTENT_TYPE, "application/json"] as const,
    ...plain.headers.filter(([name]) => name !== CONTENT_TYPE),
  ];
  const body = Buffer.from(errorResponse({ code: CODES.server, message }));
  return { status: plain.status, headers, body };
};
