import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";

/** Copies a body while it passes, up to a limit. */
export class BodyCopy {
  readonly #limit: number;
  readonly #bytes = new ByteBuilder();
  #isWithin = true;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Copies a part, whose memory may be reused after the call. */
  readonly add = (chunk: Uint8Array): void => {
    this.#isWithin &&= this.#bytes.length + chunk.length <= this.#limit;
    if (this.#isWithin) this.#bytes.add(chunk);
  };

  /** Returns the copy, unless the body is longer than the limit. */
  take(): Buffer | "too large" {
    return this.#isWithin ? this.#bytes.take() : "too large";
  }
}
