import { keyOfId, type JsonRpcMessage, type JsonRpcResponse } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { silenceAlarm, type Pulse } from "../target/silence-alarm.ts";
import {
  CANCELLED,
  type Arrival,
  type CallEnd,
  type CallParts,
  type FailedCall,
} from "./target-call.ts";
import type { LinkedSession, RunningCall, TargetLink } from "./target-link.ts";

/**
 * The end of a call whose stream has ended. A new stream begins a new session, in which the call may succeed.
 */
export const STREAM_ENDED: FailedCall = {
  kind: "failed",
  detail: "the server's stream has ended",
  about: "session",
};

/** Receives a message that is not a response; returns false if there is no listener. */
export type Hears = (message: JsonRpcMessage) => boolean;

interface Pending {
  /** The client's request id, as JSON. */
  readonly id: string;
  /** The client's progress token, as JSON. */
  readonly token: string | undefined;
  readonly arrived: (arrival: Arrival) => void;
  readonly end: (end: CallEnd) => void;
}

/**
 * A connection to a target whose session is a single stream with all responses. Requests get new ids on the
 * stream, because the gateway may send several requests with the same id.
 */
export abstract class SharedLink implements TargetLink {
  readonly needsCancellation = true;
  /** The first listener for messages that are not responses. */
  hears: Hears = () => false;
  readonly #pending = new Map<string, Pending>();
  #isOver = false;
  #next = 0;

  /** Whether the stream has ended. */
  get isOver(): boolean {
    return this.#isOver;
  }

  post(body: string, { version }: LinkedSession, parts: CallParts): RunningCall {
    const { promise, resolve } = Promise.withResolvers<CallEnd>();
    const message = RawObject.of(body);
    const own = String(this.#next++);
    const isRequest = message?.has("method") === true && message.has("id");
    const stop = (end: CallEnd): void => {
      this.#pending.delete(own);
      alarm.release();
      resolve(end);
    };
    const alarm = silenceAlarm(parts.calls, parts.limit, this.pulse, () =>
      stop({ kind: "failed", detail: "no response in time" }),
    );
    if (this.#isOver) stop(STREAM_ENDED);
    else if (isRequest) this.#pending.set(own, pendingOf(message, parts.arrived, stop));
    const text = message === undefined ? body : this.#translated(message, isRequest, own);
    if (text === undefined) stop({ kind: "complete", session: this.session });
    else
      void this.send(text, version, parts).then((end) => {
        if (!isRequest || end.kind !== "complete") stop(end);
      });
    return {
      ended: promise,
      server: this.server,
      abort: () => stop(CANCELLED),
      // The stream also carries other responses, so it stays open.
      pause() {},
      resume() {},
    };
  }

  abstract close(): void;

  /** The name of the worker that has the stream. */
  protected abstract readonly server: string;
  /** The session's id, which is the same for all sessions of a protocol. */
  protected abstract readonly session: string;
  /** What the server has said on any stream; undefined: the server has this stream alone. */
  protected readonly pulse: Pulse | undefined;

  /** Sends a message; the end reports whether it was accepted. */
  protected abstract send(
    text: string,
    version: string | undefined,
    parts: CallParts,
  ): Promise<CallEnd>;

  /** Handles a message from the stream. */
  protected hear(message: JsonRpcMessage): void {
    if (this.pulse !== undefined) this.pulse.beats++;
    if (message.kind === "response") return this.#respond(message);
    const owner = this.#ownerOf(message);
    if (owner === undefined && this.hears(message)) return;
    // The message names no request, so it most likely belongs to the newest request.
    const call = owner ?? [...this.#pending.values()].at(-1);
    call?.arrived({ messages: [message], eventId: undefined, retry: undefined });
  }

  protected over(end: CallEnd): void {
    this.#isOver = true;
    for (const pending of [...this.#pending.values()]) pending.end(end);
  }

  #respond(message: JsonRpcResponse): void {
    const pending = this.#pending.get(message.id ?? "");
    if (pending === undefined) return;
    message.object.set("id", pending.id);
    const response = { ...message, id: pending.id };
    pending.arrived({ messages: [response], eventId: undefined, retry: undefined });
    pending.end({ kind: "complete", session: this.session });
  }

  #ownerOf({ object }: JsonRpcMessage): Pending | undefined {
    const token = object.object("params")?.raw("progressToken");
    if (token === undefined) return undefined;
    return this.#pending.values().find((pending) => pending.token === token);
  }

  /**
   * Replaces the ids in a message by those used on this stream. Undefined: the message cancels a request that
   * is not running.
   */
  #translated(message: RawObject, isRequest: boolean, own: string): string | undefined {
    if (isRequest) message.set("id", own);
    const params = message.object("params");
    const cancelled = params?.raw("requestId");
    if (message.text("method") !== "notifications/cancelled" || cancelled === undefined)
      return message.toString();
    const key = keyOfId(cancelled);
    const [id] = [...this.#pending].find(([, { id: theirs }]) => keyOfId(theirs) === key) ?? [];
    if (id === undefined || params === undefined) return undefined;
    params.set("requestId", id);
    message.set("params", params.toString());
    return message.toString();
  }
}

/** Closes the connection to a target if its session is a single stream. */
export function closeLink(link: TargetLink): void {
  if (link instanceof SharedLink) link.close();
}

function pendingOf(
  message: RawObject,
  arrived: (arrival: Arrival) => void,
  end: (end: CallEnd) => void,
): Pending {
  const token = message.object("params")?.object("_meta")?.raw("progressToken");
  return { id: message.raw("id") ?? "null", token, arrived, end };
}
