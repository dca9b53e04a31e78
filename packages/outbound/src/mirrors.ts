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

/** Counts requests that were not copied. */
export interface MirrorMetrics {
  /** @param upstream the name of the mirror's upstream */
  mirrorLeftOut(upstream: string, reason: "too_many" | "body_too_large"): void;
}

/** Service key: the thread's {@link MirrorMetrics}. */
export const MIRROR_METRICS = new ServiceKey<MirrorMetrics>("metrics of mirrors");

/** Service key: the thread's {@link Mirrors}. */
export const MIRRORS = new ServiceKey(
  "mirrors",
  (use) => new Mirrors(use(SETTINGS).mirror, { thread: use(THREAD), metrics: use(MIRROR_METRICS) }),
);

interface MirrorParts {
  readonly thread: Thread;
  readonly metrics: MirrorMetrics;
}

/**
 * Sends copies of requests. The original request never waits for a copy, and the number of copies
 * is limited.
 */
export class Mirrors {
  readonly #most: number;
  readonly #maxBodyBytes: number;
  readonly #timeout: number;
  readonly #thread: Thread;
  readonly #metrics: MirrorMetrics;
  #current = 0;

  constructor(
    { maxRequests, maxBodySize, timeout }: MirrorSettings,
    { thread, metrics }: MirrorParts,
  ) {
    this.#thread = thread;
    this.#metrics = metrics;
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
    if (this.#current >= this.#most) {
      this.#metrics.mirrorLeftOut(upstream.name, "too_many");
      return undefined;
    }
    this.#current += 1;
    const head = new CopiedHead(stream.request, authority);
    const copy = stream.copyRequest(this.#maxBodyBytes);
    const done = (): void => void (this.#current -= 1);
    return (isSent) => {
      const body = isSent ? copy() : undefined;
      if (body === "too large") this.#metrics.mirrorLeftOut(upstream.name, "body_too_large");
      if (body === undefined || body === "too large") done();
      else
        sendCopy(head, body, { upstream, timeout: this.#timeout }, { thread: this.#thread, done });
    };
  }
}
