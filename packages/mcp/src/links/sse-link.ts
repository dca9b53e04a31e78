import type { Calls } from "@edge-gateway/http";
import type { Exchange } from "../exchange.ts";
import { silenceAlarm, type Pulse } from "../target/silence-alarm.ts";
import { SharedLink, STREAM_ENDED } from "./shared-link.ts";
import { TargetCall, type CallEnd, type CallParts, type PostPlace } from "./target-call.ts";
import type { HttpTarget } from "../target/target.ts";

export interface SseParts {
  readonly calls: Calls;
  readonly exchange: Exchange | undefined;
  /** Maximum milliseconds to wait for the URL to which messages are posted. */
  readonly limit: number;
}

/** The session id for every target with this transport: only the stream identifies the session. */
const STREAM_SESSION = "stream";

/**
 * The connection to a target with the 2024-11-05 transport (HTTP with SSE). One stream carries all responses,
 * and messages are posted to the URL that the stream announces. The session ends with the stream.
 */
export class SseLink extends SharedLink {
  /** The name of the worker that has the stream. */
  protected readonly server: string;
  protected readonly session = STREAM_SESSION;
  /** Resolves when messages can be sent, or when the stream has failed. */
  protected override readonly pulse: Pulse;
  readonly #ready: Promise<void>;
  readonly #target: HttpTarget;
  readonly #stream: TargetCall;
  #endpoint: string | undefined;
  /** How the stream has ended; undefined while it is open. */
  #end: CallEnd = STREAM_ENDED;

  constructor(target: HttpTarget, worker: string, { calls, exchange, limit }: SseParts) {
    super();
    this.server = worker;
    this.#target = target;
    this.pulse = target.pulse;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ready = promise;
    const request = { method: "GET", session: undefined, version: undefined } as const;
    this.#stream = new TargetCall(target, request, "", {
      calls,
      exchange,
      server: undefined,
      timeout: 0,
      limit: 0,
      arrived: ({ messages }) => messages.forEach((message) => this.hear(message)),
      named: (name, data) => {
        if (name !== "endpoint") return;
        this.#endpoint = pathOf(data, target);
        resolve();
      },
    });
    let isLate = false;
    const alarm = silenceAlarm(calls, limit, target.pulse, () => {
      isLate = true;
      this.#stream.abort();
    });
    void this.#ready.then(() => alarm.release());
    void this.#stream.ended.then((end) => {
      if (isLate) this.#end = { kind: "failed", detail: "no response in time" };
      else if (this.#endpoint === undefined && end.kind !== "complete") this.#end = end;
      this.over(this.#end);
      resolve();
    });
  }

  close(): void {
    this.#stream.abort();
  }

  protected async send(
    body: string,
    version: string | undefined,
    parts: CallParts,
  ): Promise<CallEnd> {
    await this.#ready;
    const path = this.#endpoint;
    if (path === undefined || this.isOver) return this.#end;
    const place = { path, server: this.#stream.server };
    if (parts.deliver !== undefined) return parts.deliver(body, place);
    return postMessage(this.#target, { body, version, ...place }, parts);
  }
}

/** A message for the stream of a target. */
interface StreamMessage extends PostPlace {
  /** The message as JSON text. */
  readonly body: string;
  readonly version: string | undefined;
}

/** Posts a message whose response arrives on the stream. */
export function postMessage(
  target: HttpTarget,
  { body, version, path, server }: StreamMessage,
  parts: CallParts,
): Promise<CallEnd> {
  const request = { method: "POST", session: undefined, version, path } as const;
  return new TargetCall(target, request, body, { ...parts, server, arrived() {} }).ended;
}

/** Accepts only a URL of the same server, so that a target cannot make the gateway call another server. */
function pathOf(data: string, { path }: HttpTarget): string | undefined {
  const url = URL.parse(data, `http://target${path}`);
  return url === null ? undefined : url.pathname + url.search;
}
