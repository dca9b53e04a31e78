import type { BodyReceiver, BodySender } from "@edge-gateway/http";

/** Buffers the beginning of a body until it is processed, and forwards the remaining body unchanged. */
export class PrefixReader implements BodyReceiver {
  /** The first bytes, up to the limit. */
  readonly prefix: Promise<Uint8Array>;

  readonly #limit: number;
  readonly #parts: Buffer[] = [];
  readonly #isFull: () => void;
  #size = 0;
  #sender: BodySender | undefined;
  #finish: (trailers: readonly string[]) => void = () => {};
  /** The trailers of the body, if the whole body has arrived with the prefix. */
  #trailers: readonly string[] | undefined;
  #isPassing = false;

  constructor(limit: number) {
    this.#limit = limit;
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    this.prefix = promise;
    this.#isFull = () => resolve(Buffer.concat(this.#parts).subarray(0, limit));
  }

  /** Starts to read; calls `finish` after the last forwarded byte. */
  start(sender: BodySender, finish: (trailers: readonly string[]) => void): void {
    this.#sender = sender;
    this.#finish = finish;
    sender.resume();
  }

  /** Sends the replacement of the prefix, and then the remaining body. */
  pass(prefix: Uint8Array): void {
    const sender = this.#sender;
    if (sender === undefined) return;
    this.#isPassing = true;
    sender.write(prefix);
    sender.write(Buffer.concat(this.#parts.splice(0)).subarray(this.#limit));
    if (this.#trailers === undefined) sender.resume();
    else this.#finish(this.#trailers);
  }

  received(chunk: Uint8Array): void {
    const part = Buffer.from(chunk);
    if (this.#isPassing) return this.#sender?.write(part);
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size < this.#limit) return;
    this.#sender?.pause();
    this.#isFull();
  }

  finished(trailers: readonly string[]): void {
    this.#trailers = trailers;
    if (this.#isPassing) this.#finish(trailers);
    else this.#isFull();
  }

  pause(): void {
    this.#sender?.pause();
  }

  resume(): void {
    if (this.#isPassing) this.#sender?.resume();
  }
}
