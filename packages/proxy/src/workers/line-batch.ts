import { after } from "@edge-gateway/kernel/callbacks";
import { MAX_LOG_BATCH_CHARACTERS, MAX_LOG_BATCH_DELAY } from "../bounds.ts";

/** Batches lines, so that a busy worker sends a few large messages instead of many small ones. */
export class LineBatch {
  readonly #send: (lines: string) => void;
  #lines = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (lines: string) => void) {
    this.#send = send;
  }

  add(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= MAX_LOG_BATCH_CHARACTERS) this.flush();
    // A failure cannot be logged anywhere else.
    else
      this.#timer ??= after(
        MAX_LOG_BATCH_DELAY,
        () => this.flush(),
        () => {},
      );
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
