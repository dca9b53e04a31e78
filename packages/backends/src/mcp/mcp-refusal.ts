import type { RefusalFormat } from "@edge-gateway/gateway/exchange/exchange";
import { CODES, errorResponse } from "@edge-gateway/mcp/json/error";

/** Writes a JSON-RPC error. It has no request id, because the gateway has not read the request. */
export const mcpRefusal: RefusalFormat = (_, { message }) => ({
  json: errorResponse({ code: CODES.server, message }),
});
