import { setTimeout } from "node:timers/promises";
import type { Calls } from "@edge-gateway/http";
import type { Membership } from "../federation/session.ts";
import { MAX_MCP_JOIN_DELAY, MCP_JOIN_DELAY, MCP_SHARED_TIMEOUT } from "../bounds.ts";
import type { Exchange } from "../exchange.ts";
import { mayPass } from "./passing-status.ts";
import { TargetCall, type CallEnd } from "./target-call.ts";
import type { Target } from "../target/target.ts";
import type { SentField } from "../target/target-head.ts";

/**
 * Milliseconds that a client waits until its session has ended at all servers. After that, the gateway
 * continues to end the session without the client.
 */
export const MCP_END_PATIENCE = 2_000;
/**
 * Maximum number of attempts to end a session at a server, with increasing delays between them: a server that
 * is out of reach for some minutes still learns that the session has ended.
 */
const MCP_END_TRIES = 12;

/** What is needed to end a session at a target. */
export interface DismissParts {
  readonly calls: Calls;
  readonly exchange: Exchange | undefined;
  /** Headers for ending a session without a request of the client. */
  readonly fields?: readonly SentField[] | undefined;
  /** The time limit for all requests to the target together, in milliseconds. */
  readonly limit: number;
}

/** A session of a target. Without a version it is of the first transport with sessions. */
type Dismissed = Pick<Membership, "session" | "server"> & Partial<Pick<Membership, "version">>;

/**
 * Ends a session at a target. Resolves when the target has responded, or when there were too many attempts: a
 * target that was out of reach would otherwise keep the session.
 */
export async function dismiss(
  target: Target,
  { session, version, server }: Dismissed,
  { fields = [], ...parts }: DismissParts,
): Promise<void> {
  if (session === undefined || target.protocol !== "StreamableHTTP") return;
  // A target may have a long time limit, because calls of tools may take hours, so a shorter limit applies
  // here.
  const limit = Math.min(parts.limit, MCP_SHARED_TIMEOUT);
  const manner = { ...parts, timeout: 0, limit, server, arrived() {} };
  let shown = fields;
  const first = { method: "DELETE", session, version, fields } as const;
  const sent = (all: readonly SentField[]): void => void (shown = all);
  let { ended } = new TargetCall(target, first, "", { ...manner, sent });
  let delay = MCP_JOIN_DELAY;
  for (let tries = 1; mayLive(await ended) && tries < MCP_END_TRIES; tries++) {
    await setTimeout(delay, undefined, { ref: false });
    delay = Math.min(delay * 2, MAX_MCP_JOIN_DELAY);
    // The client has disconnected meanwhile, so its credentials are those of the first attempt.
    const again = { ...first, fields: shown };
    ({ ended } = new TargetCall(target, again, "", { ...manner, exchange: undefined }));
  }
}

/** Whether the session may still exist, and another attempt may end it. */
function mayLive(end: CallEnd): boolean {
  if (end.kind === "complete") return false;
  if (end.kind === "failed") return end.about !== "session";
  return mayPass(end.status);
}
