import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { SETTINGS } from "@edge-gateway/kernel/thread-parts";
import type { MirrorSettings } from "@edge-gateway/generated/types/index.ts";
import { CopiedHead, sendCopy, THREAD } from "@edge-gateway/http";
import type { Stream, Thread, Upstream } from "@edge-gateway/http";

/** The target of mirrored requests. */
export interface MirrorTarget {
  readonly upstream: Upstream;
  /** The Host of the copies; undefined: the Host of the request. */
  readonly authority: string | undefined;
}

/** Service key: the thread's {@link Mirrors}. */
export const MIRRORS = new ServiceKey(
  "mirrors",
  (use) => new Mirrors(use(SETTINGS).mirror, use(THREAD)),
);

/**
 * Sends copies of requests. The original request never waits for a copy, and the number of copies
 * is limited.
 */
export class Mirrors {
  readonly #most: number;
  readonly #maxBodyBytes: number;
  readonly #timeout: number;
  readonly #thread: Thread;
  #current = 0;

  constructor({ maxRequests, maxBodySize, timeout }: MirrorSettings, thread: Thread) {
    this.#thread = thread;
    this.#most = maxRequests;
    this.#maxBodyBytes = maxBodySize;
    this.#timeout = timeout;
  }

  /**
   * Begins a copy of the request in its current state; undefined if the limit is reached. Call the returned
   * function when the request's body has ended or was aborted; what is not sent itself is not copied.
   */
  begin(
    stream: Stream,
    { upstream, authority }: MirrorTarget,
  ): ((isSent: boolean) => void) | undefined {
    if (this.#current >= this.#most) return undefined;
    this.#current += 1;
    const head = new CopiedHead(stream.request, authority);
    const copy = stream.copyRequest(this.#maxBodyBytes);
    const done = (): void => void (this.#current -= 1);
    return (isSent) => {
      const body = isSent ? copy() : undefined;
      if (body === undefined) done();
      else
        sendCopy(head, body, { upstream, timeout: this.#timeout }, { thread: this.#thread, done });
    };
  }
}
