import { TargetCall, type CallEnd, type CallParts } from "./target-call.ts";
import type { HttpTarget, TargetRequest } from "./target.ts";

/** A message on its way to a target, and its responses. */
export interface RunningCall {
  readonly ended: Promise<CallEnd>;
  /** The server that was called, if there are several. */
  readonly server: string | undefined;
  abort(): void;
  /** Pauses reading of responses until {@link resume}. */
  pause(): void;
  resume(): void;
}

/** The target's session that a message belongs to. */
export interface LinkedSession {
  readonly session: string | undefined;
  readonly version: string | undefined;
  /** Additional headers, where messages have headers. */
  readonly fields?: NonNullable<TargetRequest["fields"]>;
}

/** Sends messages to a target within a session. */
export interface TargetLink {
  /** Whether an aborted {@link RunningCall} continues at the target until a message cancels it. */
  readonly needsCancellation?: boolean;
  post(body: string, session: LinkedSession, parts: CallParts): RunningCall;
}

/** Sends each message as its own HTTP request, whose response belongs to it (Streamable HTTP). */
export function requestsTo(target: HttpTarget): TargetLink {
  return {
    post: (body, session, parts) =>
      new TargetCall(target, { method: "POST", ...session }, body, parts),
  };
}
