/** The beginning of a body that a processor has been sent, for the case that it never says anything. */
export class KeptBody {
  #room: number;
  #pieces: Buffer[] | undefined;

  /** @param most bytes; 0: a body that was begun cannot go on without the processor */
  constructor(most: number) {
    this.#room = most;
    if (most > 0) this.#pieces = [];
  }

  /** All that was sent so far; undefined when that was too much, or is not needed any more. */
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
