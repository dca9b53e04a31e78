import { HTTP2_REMEMBERED_STREAMS } from "../../bounds.ts";

/** How the streams of a connection were closed, for as long as late frames can still arrive for them. */
export class ClosedStreams {
  /** Streams that we have reset, oldest first; frames that were in transit to these streams are ignored. */
  readonly #reset = new Set<number>();
  /**
   * Pairs of first and last number of streams that the peer has skipped (RFC 9113 section 5.1.1).
   */
  readonly #skipped: number[] = [];

  /** Notes that we have ended the stream before the peer. */
  reset(stream: number): void {
    this.#reset.add(stream);
    if (this.#reset.size <= HTTP2_REMEMBERED_STREAMS) return;
    for (const oldest of this.#reset) {
      this.#reset.delete(oldest);
      return;
    }
  }

  wasReset(stream: number): boolean {
    return this.#reset.has(stream);
  }

  /** Notes that the peer has skipped these numbers and can no longer use them. */
  skip(first: number, last: number): void {
    this.#skipped.push(first, last);
    if (this.#skipped.length > 2 * HTTP2_REMEMBERED_STREAMS) this.#skipped.splice(0, 2);
  }

  wasSkipped(stream: number): boolean {
    return this.#skipped.some(
      (first, index) =>
        index % 2 === 0 && stream >= first && stream <= (this.#skipped[index + 1] ?? 0),
    );
  }
}
