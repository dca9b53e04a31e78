import type { Exchange } from "../../pipeline/exchange.ts";
import { DISCOVERY_PREFIX } from "./discovery-path.ts";

/** The parameter of the query by which messages find their stream. */
export const STREAM_PARAMETER = "sessionId";
const LAST_SEGMENT = "/sse";

/**
 * Whether a request is of the transport of 2024-11-05 (HTTP with SSE), which has no header for a
 * session: its endpoints are told by their path.
 */
export function isOfLegacy({ request, original }: Exchange): boolean {
  const { path } = original;
  if (!path.endsWith(LAST_SEGMENT) || path.startsWith(DISCOVERY_PREFIX)) return false;
  if (request.has("mcp-session-id")) return false;
  return request.method === "GET" || streamParameterOf(request.query) !== undefined;
}

export function streamParameterOf(query: string | undefined): string | undefined {
  return new URLSearchParams(query).get(STREAM_PARAMETER) ?? undefined;
}
