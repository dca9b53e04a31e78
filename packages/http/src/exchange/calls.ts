import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import { Timer } from "../wire/timer-wheel.ts";
import { THREAD, type Thread } from "../wire/thread.ts";
import type { CopiedHead } from "./stream/copied-request.ts";
import type { ResponseHead } from "./head/head.ts";
import { sendCopy, type CopyResult } from "./send-copy.ts";
import type { RequestHandler, Upstream } from "./stream/stream.ts";
import { UpstreamCall, type CallReader } from "./upstream-call.ts";

/** Service key: the thread's {@link Calls}. */
export const CALLS = new ServiceKey("calls of upstreams", (use) => new Calls(use(THREAD)));

/** The target of a call. `timeout` is the maximum milliseconds to the response headers; 0 means no limit. */
export interface CallPlace {
  readonly upstream: Upstream;
  readonly timeout: number;
}

/** What handles a call as it handles requests of clients, and the limits of the whole call. */
export interface HandledPlace {
  readonly handler: RequestHandler;
  readonly timeout: number;
  readonly maxBodyBytes: number;
}

/** The complete response to a handled call; undefined values: there is none, or it is too long. */
export interface HandledResponse<Head> {
  readonly head: Head | undefined;
  readonly body: Uint8Array | undefined;
}

/** A timer that uses the thread's clock. */
export interface Alarm {
  /** Starts the timer with this many milliseconds; an earlier start is cancelled. */
  set(milliseconds: number): void;
  release(): void;
}

/** The gateway's own requests to backends, over the same connection pools as client requests. */
export class Calls {
  readonly #thread: Thread;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  start(head: CopiedHead, body: Buffer, place: CallPlace, reader: CallReader): UpstreamCall {
    return new UpstreamCall(head, body, place, { thread: this.#thread, reader });
  }

  /**
   * Sends a request and collects the response, up to a size limit. The timeout covers the whole call. The
   * promise never rejects.
   */
  whole(
    head: CopiedHead,
    body: Buffer,
    place: CallPlace,
    maxBodyBytes: number,
  ): Promise<CopyResult> {
    const thread = this.#thread;
    return new Promise((done) => sendCopy(head, body, place, { thread, done, maxBodyBytes }));
  }

  /**
   * Sends a request through a handler in this thread. The promise never rejects.
   * @param read copies what is needed of the headers, which cannot be read later
   */
  handled<Head>(
    head: CopiedHead,
    body: Buffer,
    { handler, timeout, maxBodyBytes }: HandledPlace,
    read: (response: ResponseHead) => Head,
  ): Promise<HandledResponse<Head>> {
    const { promise, resolve } = Promise.withResolvers<HandledResponse<Head>>();
    const received = new ByteBuilder();
    let isWhole = true;
    const timer = this.alarm(() => call.abort());
    timer.set(timeout);
    const reader: CallReader = {
      responded() {},
      received(bytes) {
        isWhole &&= received.length + bytes.length <= maxBodyBytes;
        if (isWhole) received.add(bytes);
      },
      ended({ response, failure }) {
        timer.release();
        resolve({
          head: response && read(response),
          body: isWhole && failure === undefined ? received.take() : undefined,
        });
      },
    };
    const call = new UpstreamCall(head, body, handler, { thread: this.#thread, reader });
    return promise;
  }

  alarm(timedOut: () => void): Alarm {
    return new Timer(this.#thread.wheel, { timedOut });
  }
}
