import { ServiceKey } from "@edge-gateway/kernel/services";
import { sendCopy, Timer, UpstreamCall } from "@edge-gateway/http";
import type { CallReader, CopiedHead, CopyResult, Thread, Upstream } from "@edge-gateway/http";

/** The {@link Calls} of a thread. */
export const CALLS = new ServiceKey<Calls>("calls of upstreams");

/** Where a call goes; `timeout`: milliseconds to the head of the response, 0 = no limit. */
export interface CallPlace {
  readonly upstream: Upstream;
  readonly timeout: number;
}

/** A time of the thread's clock that something is done at. */
export interface Alarm {
  /** Milliseconds from now, in place of what was set before. */
  set(milliseconds: number): void;
  release(): void;
}

/** Requests of the gateway's own to backends, over the connections that clients' requests use too. */
export class Calls {
  readonly #thread: Thread;

  constructor(thread: Thread) {
    this.#thread = thread;
  }

  start(head: CopiedHead, body: Buffer, place: CallPlace, reader: CallReader): UpstreamCall {
    return new UpstreamCall(head, body, place, { thread: this.#thread, reader });
  }

  /** Sends it and collects the response, the body up to a limit; the timeout is that of the whole call. Never rejects. */
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
