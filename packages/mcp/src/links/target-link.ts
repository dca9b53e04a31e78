import type { Session } from "../federation/session.ts";
import { TargetCall, type CallEnd, type CallParts } from "./target-call.ts";
import type { HttpTarget } from "../target/target.ts";
import type { TargetRequest } from "../target/target-head.ts";

/** A message that was sent to a target, and its responses. */
export interface RunningCall {
  readonly ended: Promise<CallEnd>;
  /** The name of the server that was called, if there are several servers. */
  readonly server: string | undefined;
  abort(): void;
  /** Pauses the reading of responses until {@link resume} is called. */
  pause(): void;
  resume(): void;
}

/** The session at the target to which a message belongs. */
export interface LinkedSession {
  readonly session: string | undefined;
  readonly version: string | undefined;
  /** Additional headers; ignored by targets whose messages have no headers. */
  readonly fields?: NonNullable<TargetRequest["fields"]>;
}

/** The session of a client, as connections to targets see it. */
export interface ClientSession {
  readonly session: Session;
  /** The log level that the client set. */
  readonly logLevel: string | undefined;
  /** Running calls at targets without sessions, by request id; equal ids have the same key. */
  readonly calls: Map<string, RunningCall>;
  /** Returns the connection to a target, if its session is a stream that is open. */
  link(target: string): TargetLink | undefined;
}

/** Sends messages to a target within a session. */
export interface TargetLink {
  /** Whether the target continues an aborted {@link RunningCall} until it gets a cancellation. */
  readonly needsCancellation?: boolean;
  post(body: string, session: LinkedSession, parts: CallParts): RunningCall;
}

/** Sends each message as an HTTP request of its own, and gets the response to it (Streamable HTTP). */
export function requestsTo(target: HttpTarget): TargetLink {
  return {
    post: (body, session, parts) =>
      new TargetCall(target, { method: "POST", ...session }, body, parts),
  };
}
