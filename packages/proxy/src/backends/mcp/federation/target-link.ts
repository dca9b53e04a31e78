import { TargetCall, type CallEnd, type CallParts } from "./target-call.ts";
import type { HttpTarget } from "./target.ts";

/** A message on its way to a target, and what comes back for it. */
export interface RunningCall {
  readonly ended: Promise<CallEnd>;
  /** Which of several servers was asked. */
  readonly server: string | undefined;
  abort(): void;
  /** No more of what comes back is read, until {@link resume}. */
  pause(): void;
  resume(): void;
}

/** The session of a target that a message belongs to. */
export interface LinkedSession {
  readonly session: string | undefined;
  readonly version: string | undefined;
}

/** How messages reach a target within one session. */
export interface TargetLink {
  post(body: string, session: LinkedSession, parts: CallParts): RunningCall;
}

/** Each message is a request of its own, which brings back what belongs to it (Streamable HTTP). */
export function requestsTo(target: HttpTarget): TargetLink {
  return {
    post: (body, session, parts) =>
      new TargetCall(target, { method: "POST", ...session }, body, parts),
  };
}
