import { CODES, errorResponse } from "@edge-gateway/mcp/json/error";
import type { Federation } from "./federation.ts";

/** The error for the client if targets have failed. */
export function unavailable(targets: readonly string[], id: string): string {
  const names = targets.join(", ");
  return errorResponse({ code: CODES.internal, message: `MCP server not available: ${names}` }, id);
}

/** Whether the remaining targets are enough to continue. */
export function toleratesLoss({ parts }: Federation, failed: number, asked: number): boolean {
  return parts.failsOpen && failed < asked;
}
