import { CODES } from "@edge-gateway/mcp/json/error";
import type { Exchange } from "../../pipeline/exchange.ts";
import type { Outcome } from "../../pipeline/policy.ts";
import { mcpRefusal } from "./refusals.ts";

const FORBIDDEN = 403;

/**
 * Refuses pages of other sites, which a browser may have been led here by (DNS rebinding; MCP
 * transports, security warning): only the gateway's own host and what CORS allows may call.
 */
export function checkOrigin({ request, original, originIsAllowed }: Exchange): Outcome {
  const origin = request.get("origin");
  if (origin === undefined || originIsAllowed) return undefined;
  const host = URL.parse(origin)?.host;
  const own = URL.parse(`${request.scheme}://${original.authority}`)?.host;
  if (host !== undefined && host === own) return undefined;
  const error = { code: CODES.server, message: "Forbidden: the origin is not allowed" };
  return { ...mcpRefusal("forbidden", error), status: FORBIDDEN };
}
