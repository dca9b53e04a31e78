import { readText } from "@edge-gateway/mcp/json/message";
import type { Calls } from "../../../outbound/calls.ts";
import type { WorkerChannel } from "../../../shared/worker-channel.ts";
import { CANCELLED, type CallEnd, type CallParts } from "./target-call.ts";
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
  /** The time limit in milliseconds; 0 means no limit. */
  readonly limit: number;
}

/** The results of a call: JSON messages, and finally the end of the call. */
interface Result {
  readonly call: number;
  readonly messages: readonly string[];
  readonly end?: SentEnd;
}

/** A {@link CallEnd} without bytes, which JSON cannot contain. */
type SentEnd =
  Exclude<CallEnd, { kind: "refused" }> | { readonly kind: "refused"; readonly status: number };

const POST = "mcp link post";
const RESULT = "mcp link result";
const ABORT = "mcp link abort";
const NOTHING = Buffer.alloc(0);
/** The status with which a target reports an unknown session (MCP transports, session management). */
const NOT_FOUND = 404;

interface Waiting {
  readonly parts: CallParts;
  readonly end: (end: CallEnd) => void;
}

/**
 * Sends messages through connections of other workers, and lets other workers use this worker's connections.
 */
export class RemoteCalls {
  readonly #channel: WorkerChannel;
  readonly #waiting = new Map<number, Waiting>();
  readonly #running = new Map<string, RunningCall>();
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
  }

  post(
    worker: string,
    message: Omit<Post, "call">,
    parts: CallParts,
  ): Pick<RunningCall, "ended" | "abort"> {
    if (!this.#channel.reaches(worker)) return UNREACHABLE;
    const call = this.#next++;
    const { promise, resolve } = Promise.withResolvers<CallEnd>();
    const end = (result: CallEnd): void => {
      this.#waiting.delete(call);
      resolve(result);
    };
    this.#waiting.set(call, { parts, end });
    const post: Post = { ...message, call };
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
    if (end !== undefined) waiting?.end(end.kind === "refused" ? { ...end, body: NOTHING } : end);
  }

  #run(from: string, post: Post, link: TargetLink | undefined, calls: Calls): void {
    const { call, body, limit } = post;
    const tell = (result: Omit<Result, "call">): void =>
      this.#channel.send(from, RESULT, JSON.stringify({ ...result, call } satisfies Result));
    if (link === undefined)
      return tell({ messages: [], end: { kind: "refused", status: NOT_FOUND } });
    const running = link.post(body, NO_SESSION, {
      calls,
      exchange: undefined,
      server: undefined,
      timeout: 0,
      limit,
      arrived: ({ messages }) =>
        tell({ messages: messages.map(({ object }) => object.toString()) }),
    });
    const key = `${from} ${call}`;
    this.#running.set(key, running);
    void running.ended.then((end) => {
      this.#running.delete(key);
      const sent = end.kind === "refused" ? { kind: end.kind, status: end.status } : end;
      tell({ messages: [], end: sent });
    });
  }
}

const UNREACHABLE = {
  ended: Promise.resolve<CallEnd>({ kind: "refused", status: NOT_FOUND, body: NOTHING }),
  abort() {},
};

const NO_SESSION = { session: undefined, version: undefined };

/** A connection that belongs to another worker of this process. */
export class RemoteLink implements TargetLink {
  readonly needsCancellation = true;
  readonly #calls: RemoteCalls;
  readonly #worker: string;
  readonly #place: LinkPlace;

  constructor(calls: RemoteCalls, worker: string, place: LinkPlace) {
    this.#calls = calls;
    this.#worker = worker;
    this.#place = place;
  }

  post(body: string, _session: LinkedSession, parts: CallParts): RunningCall {
    const message = { ...this.#place, body, limit: parts.limit };
    const { ended, abort } = this.#calls.post(this.#worker, message, parts);
    return { ended, abort, server: this.#worker, pause() {}, resume() {} };
  }
}
