import type { Session } from "../federation/session.ts";
import { keyOfId, type RawId } from "../json/message.ts";
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

/**
 * Running calls at targets that know no sessions, by the key of the request's id. A request for a list has a call at
 * each target.
 */
export class RunningCalls {
  readonly #calls = new Map<string, Set<RunningCall>>();

  /** Holds a call until it ends. */
  add(id: RawId, call: RunningCall): void {
    const key = keyOfId(id);
    const calls = this.#calls.get(key) ?? new Set();
    this.#calls.set(key, calls.add(call));
    const ended = (): void => {
      calls.delete(call);
      if (calls.size === 0 && this.#calls.get(key) === calls) this.#calls.delete(key);
    };
    call.ended.then(ended, ended);
  }

  /** Ends the calls of a request. @param key of its id */
  abort(key: string): void {
    for (const call of this.#calls.get(key) ?? []) call.abort();
  }

  abortAll(): void {
    for (const key of this.#calls.keys()) this.abort(key);
  }
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
  /** Running calls at targets without sessions. */
  readonly calls: RunningCalls;
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
