/** The beginning of a body sent to a processor, kept in case the processor never responds. */
export class KeptBody {
  #room: number;
  #pieces: Buffer[] | undefined;

  /** @param most bytes; 0: once begun, a body cannot continue without the processor */
  constructor(most: number) {
    this.#room = most;
    if (most > 0) this.#pieces = [];
  }

  /** Everything sent so far; undefined if that was too much, or is no longer needed. */
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
