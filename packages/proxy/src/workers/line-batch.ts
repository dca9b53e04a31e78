import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";

/** Characters after which a batch goes at once, and milliseconds that a line waits for others. */
const { maxLogBatchSize, maxLogBatchDelay } = DEFAULTS.engineBounds;

/** Gathers lines, so that a busy worker sends a few large messages instead of many small ones. */
export class LineBatch {
  readonly #send: (lines: string) => void;
  #lines = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (lines: string) => void) {
    this.#send = send;
  }

  add(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= maxLogBatchSize) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), maxLogBatchDelay).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines === "") return;
    const lines = this.#lines;
    this.#lines = "";
    this.#send(lines);
  }
}
