import { HTTP2_REMEMBERED_STREAMS } from "../bounds.ts";

/** What is known of the streams of a connection that are not open any more. */
export class ClosedStreams {
  /** Those that we have reset, the oldest first: what was on its way to them is passed over. */
  readonly #reset = new Set<number>();
  /** Pairs of the first and the last number of those that the peer has passed over (RFC 9113 section 5.1.1). */
  readonly #skipped: number[] = [];

  /** We have ended the stream before its peer has. */
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

  /** The peer has never used those numbers, and cannot any more. */
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
