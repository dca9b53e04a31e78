import { ServiceKey } from "@edge-gateway/kernel/services";
import { ByteBuilder } from "@edge-gateway/kernel/byte-builder";
import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { MirrorSettings } from "@edge-gateway/generated/types/index.ts";
import { CopiedHead, sendCopy } from "@edge-gateway/http";
import type { Stream, Thread, Upstream } from "@edge-gateway/http";

/** The target of mirrored requests. */
export interface MirrorTarget {
  readonly upstream: Upstream;
  /** The Host of the copies; undefined: the Host of the request. */
  readonly authority: string | undefined;
}

/** Service key: the thread's {@link Mirrors}. */
export const MIRRORS = new ServiceKey<Mirrors>("mirrors");

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
    this.#maxBodyBytes = parseByteSize(maxBodySize);
    this.#timeout = parseDuration(timeout);
  }

  /**
   * Begins a copy of the request in its current state; undefined if the limit is reached. Call the returned
   * function when the request's body has ended or was aborted.
   */
  begin(stream: Stream, { upstream, authority }: MirrorTarget): (() => void) | undefined {
    if (this.#current >= this.#most) return undefined;
    this.#current += 1;
    const head = new CopiedHead(stream.request, authority);
    const body = new BodyCopy(this.#maxBodyBytes);
    if (stream.hasRequestBody) stream.tapRequest((chunk) => body.add(chunk));
    const done = (): void => void (this.#current -= 1);
    return () => {
      const whole = stream.requestComplete ? body.take(stream.requestBytes) : undefined;
      if (whole === undefined) done();
      else
        sendCopy(head, whole, { upstream, timeout: this.#timeout }, { thread: this.#thread, done });
    };
  }
}

/** Copies the bytes of a body while they are forwarded, up to a limit. */
class BodyCopy {
  readonly #limit: number;
  #bytes: ByteBuilder | undefined = new ByteBuilder();

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(chunk: Uint8Array): void {
    const bytes = this.#bytes;
    if (bytes === undefined) return;
    if (bytes.length + chunk.length <= this.#limit) bytes.add(chunk);
    else this.#bytes = undefined;
  }

  /** Returns the body if all of its `length` bytes were copied. */
  take(length: number): Buffer | undefined {
    return this.#bytes?.length === length ? this.#bytes.take() : undefined;
  }
}
