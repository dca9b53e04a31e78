/** The beginning of a body sent to a processor, kept in case the processor never responds. */
export class KeptBody {
  #room: number;
  #pieces: Buffer[] | undefined;

  /**
   * @param most maximum bytes to keep; with 0, a body that has begun cannot continue without the processor
   */
  constructor(most: number) {
    this.#room = most;
    if (most > 0) this.#pieces = [];
  }

  /** Everything that was sent so far; undefined if it exceeded the maximum, or is no longer needed. */
  get pieces(): readonly Buffer[] | undefined {
    return this.#pieces;
  }

  add(chunk: Uint8Array): void {
    this.#room -= chunk.length;
    if (this.#room < 0) this.drop();
    else this.#pieces?.push(Buffer.from(chunk));
  }

  drop(): void {
    this.#pieces = undefined;
  }
}
