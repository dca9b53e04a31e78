import type { Exchange } from "../exchange.ts";
import { DISCOVERY_PREFIX } from "./discovery-path.ts";

/** The query parameter with the stream to which a posted message belongs. */
export const STREAM_PARAMETER = "sessionId";
const LAST_SEGMENT = "/sse";

/**
 * Whether a request uses the 2024-11-05 transport (HTTP with SSE). The transport has no session header, so
 * its endpoints are recognized by their paths.
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
