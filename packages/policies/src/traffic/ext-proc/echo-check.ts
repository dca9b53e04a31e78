/** Compares the pieces of a body that a processor returns with those that it got. */
export class EchoCheck {
  /** What the processor got and has not returned yet. */
  readonly #sent: Buffer[] = [];
  #isSame = true;

  /** Whether the processor has returned exactly what it got. */
  get isWhole(): boolean {
    return this.#isSame && this.#sent.length === 0;
  }

  sent(chunk: Uint8Array): void {
    if (this.#isSame && chunk.length > 0) this.#sent.push(Buffer.from(chunk));
  }

  /** Takes the next piece that the processor returns; returns whether all pieces so far are the same. */
  returned(piece: Uint8Array): boolean {
    let rest = piece;
    while (this.#isSame && rest.length > 0) {
      const next = this.#sent.shift();
      if (next === undefined) return this.#differs();
      const length = Math.min(next.length, rest.length);
      if (next.compare(rest, 0, length, 0, length) !== 0) return this.#differs();
      if (length < next.length) this.#sent.unshift(next.subarray(length));
      rest = rest.subarray(length);
    }
    return this.#isSame;
  }

  #differs(): false {
    this.#isSame = false;
    this.#sent.length = 0;
    return false;
  }
}
