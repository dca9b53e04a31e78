import type { JsonRpcMessage, JsonRpcResponse } from "@edge-gateway/mcp/json/message";
import { RawObject } from "@edge-gateway/mcp/json/raw-json";
import type { Arrival, CallEnd, CallParts } from "./target-call.ts";
import type { LinkedSession, RunningCall, TargetLink } from "./target-link.ts";

/** Hears of messages that are not response; false: nobody does. */
export type Hears = (message: JsonRpcMessage) => boolean;

interface Pending {
  /** The id that the client gave, as JSON. */
  readonly id: string;
  /** The token of its progress, as JSON. */
  readonly token: string | undefined;
  readonly arrived: (arrival: Arrival) => void;
  readonly end: (end: CallEnd) => void;
}

/**
 * The session of a target that is one stream, which brings all that comes back. Requests have ids of
 * its own there: several that the gateway sends by itself may have the same.
 */
export abstract class SharedLink implements TargetLink {
  /** Where messages that are not responses go first. */
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
    const alarm = parts.calls.alarm(() => stop({ kind: "failed", detail: "no response in time" }));
    alarm.set(parts.limit);
    if (this.#isOver) stop({ kind: "failed", detail: "its stream has ended" });
    else if (isRequest) this.#pending.set(own, pendingOf(message, parts.arrived, stop));
    const text = message === undefined ? body : this.#translated(message, isRequest, own);
    void this.send(text, version, parts).then((end) => {
      if (!isRequest || end.kind !== "complete") stop(end);
    });
    return {
      ended: promise,
      server: this.server,
      abort: () => stop({ kind: "failed", detail: "nobody waits for it" }),
      // The stream brings what others wait for, too.
      pause() {},
      resume() {},
    };
  }

  abstract close(): void;

  /** What tells others where the stream is. */
  protected abstract readonly server: string | undefined;
  /** The id of the session, where it can be lost and begun anew. */
  protected abstract readonly session: string | undefined;

  /** Sends a message; the end tells whether it was taken. */
  protected abstract send(
    text: string,
    version: string | undefined,
    parts: CallParts,
  ): Promise<CallEnd>;

  /** The stream brings a message. */
  protected hear(message: JsonRpcMessage): void {
    if (message.kind === "response") return this.#respond(message);
    const owner = this.#ownerOf(message);
    if (owner === undefined && this.hears(message)) return;
    // Nobody knows which call it belongs to: the last one is the best guess.
    const call = owner ?? [...this.#pending.values()].at(-1);
    call?.arrived({ messages: [message], eventId: undefined, retry: undefined });
  }

  protected over(detail: string): void {
    this.#isOver = true;
    for (const pending of [...this.#pending.values()]) pending.end({ kind: "failed", detail });
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

  /** A message with the ids that are known on this stream. */
  #translated(message: RawObject, isRequest: boolean, own: string): string {
    if (isRequest) message.set("id", own);
    const params = message.object("params");
    const cancelled = params?.raw("requestId");
    if (message.text("method") !== "notifications/cancelled" || cancelled === undefined)
      return message.toString();
    for (const [id, pending] of this.#pending)
      if (pending.id === cancelled) params?.set("requestId", id);
    if (params !== undefined) message.set("params", params.toString());
    return message.toString();
  }
}

/** Ends the session of a target, where it is one stream. */
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
