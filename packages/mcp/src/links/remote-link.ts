import type { Calls } from "@edge-gateway/http";
import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { readText } from "../json/message.ts";
import {
  CANCELLED,
  type CallEnd,
  type CallParts,
  type Deliver,
  type PostPlace,
} from "./target-call.ts";
import type { LinkedSession, RunningCall, TargetLink } from "./target-link.ts";

/** Identifies the connection of a session to a target. */
export interface LinkPlace {
  /** The name of the connection as a key of maps. */
  readonly session: string;
  readonly target: string;
}

/** A message for a connection that belongs to another worker. */
interface Post extends LinkPlace {
  readonly call: number;
  /** The body of the request as JSON text. */
  readonly body: string;
  readonly version: string | undefined;
  /** The time limit in milliseconds; 0 means no limit. */
  readonly limit: number;
  /** Whether the worker of the call posts the message itself: it has the client's request. */
  readonly isPosted: boolean;
}

/** A message that the worker of a call posts for the worker that has the stream. */
interface Delivery extends PostPlace {
  readonly call: number;
  /** The message as JSON text, with the ids of the stream. */
  readonly body: string;
}

/** Whether a {@link Delivery} was accepted. */
interface Delivered {
  readonly call: number;
  readonly end: SentEnd;
}

/** Posts a message whose response arrives on the stream of another worker. */
export type PostForStream = (
  message: PostPlace & { readonly body: string; readonly version: string | undefined },
  parts: CallParts,
) => Promise<CallEnd>;

/** The results of a call: JSON messages, and finally the end of the call. */
interface Result {
  readonly call: number;
  readonly messages: readonly string[];
  readonly end?: SentEnd;
}

/** A {@link CallEnd} without bytes, which JSON cannot contain. */
type SentEnd =
  Exclude<CallEnd, { kind: "refused" }> | Omit<Extract<CallEnd, { kind: "refused" }>, "body">;

const POST = "mcp link post";
const RESULT = "mcp link result";
const ABORT = "mcp link abort";
const DELIVER = "mcp link deliver";
const DELIVERED = "mcp link delivered";
const NOTHING = Buffer.alloc(0);
/** The status with which a target reports an unknown session (MCP transports, session management). */
const NOT_FOUND = 404;

interface Waiting {
  readonly parts: CallParts;
  readonly end: (end: CallEnd) => void;
  readonly deliver: ((place: PostPlace, body: string) => Promise<CallEnd>) | undefined;
}

/**
 * Sends messages through connections of other workers, and lets other workers use this worker's connections.
 */
export class RemoteCalls {
  readonly #channel: WorkerChannel;
  readonly #waiting = new Map<number, Waiting>();
  readonly #running = new Map<string, RunningCall>();
  /** Deliveries that other workers carry out for connections of this worker. */
  readonly #deliveries = new Map<string, (end: CallEnd) => void>();
  #next = 0;

  /** @param linkAt finds a connection of this worker */
  constructor(
    channel: WorkerChannel,
    calls: Calls,
    linkAt: (place: LinkPlace) => TargetLink | undefined,
  ) {
    this.#channel = channel;
    channel.hear(POST, (text, from) => {
      const post: Post = JSON.parse(text);
      this.#run(from, post, linkAt(post), calls);
    });
    channel.hear(RESULT, (text) => this.#arrived(JSON.parse(text)));
    channel.hear(ABORT, (text, from) => this.#running.get(`${from} ${text}`)?.abort());
    channel.hear(DELIVER, (text, from) => void this.#deliver(from, JSON.parse(text)));
    channel.hear(DELIVERED, (text, from) => {
      const { call, end }: Delivered = JSON.parse(text);
      this.#deliveries.get(`${from} ${call}`)?.(received(end));
    });
  }

  /** @param deliver posts the message for the worker that has the stream */
  post(
    worker: string,
    message: Omit<Post, "call" | "isPosted">,
    parts: CallParts,
    deliver: Waiting["deliver"],
  ): Pick<RunningCall, "ended" | "abort"> {
    if (!this.#channel.reaches(worker)) return UNREACHABLE;
    const call = this.#next++;
    const { promise, resolve } = Promise.withResolvers<CallEnd>();
    const end = (result: CallEnd): void => {
      this.#waiting.delete(call);
      resolve(result);
    };
    this.#waiting.set(call, { parts, end, deliver });
    const post: Post = { ...message, call, isPosted: deliver !== undefined };
    this.#channel.send(worker, POST, JSON.stringify(post));
    return {
      ended: promise,
      abort: () => {
        this.#channel.send(worker, ABORT, String(call));
        end(CANCELLED);
      },
    };
  }

  #arrived({ call, messages, end }: Result): void {
    const waiting = this.#waiting.get(call);
    const found = messages.flatMap((text) => readText(text).found?.messages ?? []);
    if (found.length > 0)
      waiting?.parts.arrived({ messages: found, eventId: undefined, retry: undefined });
    if (end !== undefined) waiting?.end(received(end));
  }

  /** Posts a message for the stream of another worker. Only this worker sees why it is refused. */
  async #deliver(from: string, { call, body, path, server }: Delivery): Promise<void> {
    const waiting = this.#waiting.get(call);
    const end = (await waiting?.deliver?.({ path, server }, body)) ?? CANCELLED;
    if (end.kind !== "complete") waiting?.end(end);
    const delivered: Delivered = { call, end: sent(end) };
    this.#channel.send(from, DELIVERED, JSON.stringify(delivered));
  }

  /** Lets the worker of a call post a message for a stream of this worker. */
  #deliverBy(worker: string, call: number): Deliver {
    const key = `${worker} ${call}`;
    return async (body, { path, server }) => {
      const { promise, resolve } = Promise.withResolvers<CallEnd>();
      this.#deliveries.set(key, resolve);
      const delivery: Delivery = { call, body, path, server };
      this.#channel.send(worker, DELIVER, JSON.stringify(delivery));
      return promise.finally(() => this.#deliveries.delete(key));
    };
  }

  #run(from: string, post: Post, link: TargetLink | undefined, calls: Calls): void {
    const { call, body, limit, version, isPosted } = post;
    const tell = (result: Omit<Result, "call">): void =>
      this.#channel.send(from, RESULT, JSON.stringify({ ...result, call } satisfies Result));
    if (link === undefined) return tell({ messages: [], end: UNKNOWN });
    const running = link.post(
      body,
      { session: undefined, version },
      {
        calls,
        exchange: undefined,
        server: undefined,
        timeout: 0,
        limit,
        ...(isPosted ? { deliver: this.#deliverBy(from, call) } : {}),
        arrived: ({ messages }) =>
          tell({ messages: messages.map(({ object }) => object.toString()) }),
      },
    );
    const key = `${from} ${call}`;
    this.#running.set(key, running);
    void running.ended.then((end) => {
      this.#running.delete(key);
      this.#deliveries.get(key)?.(CANCELLED);
      tell({ messages: [], end: sent(end) });
    });
  }
}

const UNKNOWN = { kind: "refused", status: NOT_FOUND, challenges: false } as const;

const UNREACHABLE = {
  ended: Promise.resolve<CallEnd>({ ...UNKNOWN, body: NOTHING }),
  abort() {},
};

function sent(end: CallEnd): SentEnd {
  if (end.kind !== "refused") return end;
  const { body: _, ...rest } = end;
  return rest;
}

function received(end: SentEnd): CallEnd {
  return end.kind === "refused" ? { ...end, body: NOTHING } : end;
}

/** A connection that belongs to another worker of this process. */
export class RemoteLink implements TargetLink {
  readonly needsCancellation = true;
  readonly #calls: RemoteCalls;
  readonly #worker: string;
  readonly #place: LinkPlace;
  readonly #post: PostForStream | undefined;

  constructor(calls: RemoteCalls, worker: string, place: LinkPlace, post?: PostForStream) {
    this.#calls = calls;
    this.#worker = worker;
    this.#place = place;
    this.#post = post;
  }

  post(body: string, { version }: LinkedSession, parts: CallParts): RunningCall {
    const message = { ...this.#place, body, version, limit: parts.limit };
    const post = this.#post;
    const deliver =
      post && ((place: PostPlace, text: string) => post({ ...place, body: text, version }, parts));
    const { ended, abort } = this.#calls.post(this.#worker, message, parts, deliver);
    return { ended, abort, server: this.#worker, pause() {}, resume() {} };
  }
}
