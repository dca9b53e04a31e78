import { ServiceKey } from "@edge-gateway/kernel/services";
import { sendCopy, Timer, UpstreamCall } from "@edge-gateway/http";
import type { CallReader, CopiedHead, CopyResult, Thread, Upstream } from "@edge-gateway/http";

/** Service key: the thread's {@link Calls}. */
export const CALLS = new ServiceKey<Calls>("calls of upstreams");

/** The target of a call. `timeout` is the maximum milliseconds to the response headers; 0 means no limit. */
export interface CallPlace {
  readonly upstream: Upstream;
  readonly timeout: number;
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

  alarm(timedOut: () => void): Alarm {
    return new Timer(this.#thread.wheel, { timedOut });
  }
}
