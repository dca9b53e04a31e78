import { CODES, errorResponse } from "../json/error.ts";
import { readBody } from "../json/message.ts";
import type { SendEnd } from "../session/occasion.ts";
import type { Targets } from "../session/targets.ts";

/** The error response for the client if targets have failed. */
export function unavailable(targets: readonly string[], id: string): string {
  const names = targets.join(", ");
  return errorResponse({ code: CODES.internal, message: `MCP server not available: ${names}` }, id);
}

/** The JSON-RPC error that a target sent with an error status. */
export function errorIn(end: SendEnd): string | undefined {
  if (end.kind !== "refused") return undefined;
  const [message] = readBody(end.body).found?.messages ?? [];
  return message?.kind === "response" ? message.object.raw("error") : undefined;
}

/** Whether the targets that have not failed are enough to continue. */
export function toleratesLoss({ failsOpen }: Targets, failed: number, asked: number): boolean {
  return failsOpen && failed < asked;
}
