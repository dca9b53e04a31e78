import type { JsonRpcMessage, JsonRpcResponse } from "@edge-gateway/mcp/json/message";
import { readText } from "@edge-gateway/mcp/json/message";
import type { Calls } from "../../../outbound/calls.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { TargetCall, type Arrival, type CallEnd, type CallParts } from "./target-call.ts";
import type { LinkedSession, RunningCall, TargetLink } from "./target-link.ts";
import type { Target } from "./target.ts";

export interface SseParts {
  readonly calls: Calls;
  readonly exchange: Exchange | undefined;
  /** Milliseconds until the target has said where messages go. */
  readonly limit: number;
}

/** Hears of messages that are no response; undefined: nobody does. */
export type Hears = (message: JsonRpcMessage) => boolean;

interface Pending {
  readonly arrived: (arrival: Arrival) => void;
  readonly end: (end: CallEnd) => void;
}

const COMPLETE: CallEnd = { kind: "complete", session: undefined };

/**
 * The session of a target that speaks the transport of 2024-11-05 (HTTP with SSE): one stream brings
 * everything back, and each message is posted to where the stream says. The session ends with it.
 */
export class SseLink implements TargetLink {
  /** Resolves when messages can be sent, or no more. */
  readonly ready: Promise<void>;
  /** Where messages that are no response go first. */
  hears: Hears = () => false;
  /** Whether the stream has ended. */
  isOver = false;
  readonly #target: Target;
  readonly #stream: TargetCall;
  readonly #pending = new Map<string, Pending>();
  #endpoint: string | undefined;

  constructor(target: Target, { calls, exchange, limit }: SseParts) {
    this.#target = target;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ready = promise;
    const request = { method: "GET", session: undefined, version: undefined } as const;
    this.#stream = new TargetCall(target, request, "", {
      calls,
      exchange,
      server: undefined,
      timeout: limit,
      limit: 0,
      arrived: ({ messages }) => messages.forEach((message) => this.#hear(message)),
      named: (name, data) => {
        if (name !== "endpoint") return;
        this.#endpoint = pathOf(data, target);
        resolve();
      },
    });
    const alarm = calls.alarm(() => this.#stream.abort());
    alarm.set(limit);
    void this.ready.then(() => alarm.release());
    void this.#stream.ended.then((end) => {
      this.#over(end);
      resolve();
    });
  }

  post(body: string, { version }: LinkedSession, parts: CallParts): RunningCall {
    const { promise, resolve } = Promise.withResolvers<CallEnd>();
    const id = requestIdOf(body);
    const stop = (end: CallEnd): void => {
      if (id !== undefined) this.#pending.delete(id);
      alarm.release();
      resolve(end);
    };
    const alarm = parts.calls.alarm(() => stop({ kind: "failed", detail: "no response in time" }));
    alarm.set(parts.limit);
    if (id !== undefined) this.#pending.set(id, { arrived: parts.arrived, end: stop });
    void this.ready.then(async () => {
      const end = await this.#send(body, version, parts);
      if (id === undefined || end.kind !== "complete") stop(end);
    });
    return {
      ended: promise,
      server: undefined,
      abort: () => stop({ kind: "failed", detail: "nobody waits for it" }),
      // The stream brings what others wait for, too.
      pause() {},
      resume() {},
    };
  }

  close(): void {
    this.#stream.abort();
  }

  async #send(body: string, version: string | undefined, parts: CallParts): Promise<CallEnd> {
    const path = this.#endpoint;
    if (path === undefined || this.isOver)
      return { kind: "failed", detail: "its stream has ended" };
    const request = { method: "POST", session: undefined, version, path } as const;
    const server = this.#stream.server;
    return new TargetCall(this.#target, request, body, { ...parts, server, arrived() {} }).ended;
  }

  #hear(message: JsonRpcMessage): void {
    if (message.kind === "response") return this.#respond(message);
    if (this.hears(message)) return;
    // Nobody knows which call it belongs to: the last one is the best guess.
    const last = [...this.#pending.values()].at(-1);
    last?.arrived({ messages: [message], eventId: undefined, retry: undefined });
  }

  #respond(message: JsonRpcResponse): void {
    const pending = this.#pending.get(message.id ?? "");
    pending?.arrived({ messages: [message], eventId: undefined, retry: undefined });
    pending?.end(COMPLETE);
  }

  #over(end: CallEnd): void {
    this.isOver = true;
    const detail = end.kind === "failed" ? end.detail : "its stream has ended";
    for (const pending of [...this.#pending.values()]) pending.end({ kind: "failed", detail });
  }
}

/** Only a path of the target itself: it may not send the gateway elsewhere. */
function pathOf(data: string, { path }: Target): string | undefined {
  const url = URL.parse(data, `http://target${path}`);
  return url === null ? undefined : url.pathname + url.search;
}

function requestIdOf(body: string): string | undefined {
  const message = readText(body).found?.messages[0];
  return message?.kind === "request" ? message.id : undefined;
}
