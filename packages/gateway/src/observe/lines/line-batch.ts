import { after } from "@edge-gateway/kernel/process/callbacks";
import { MAX_LOG_BATCH_BYTES, MAX_LOG_BATCH_DELAY } from "../../bounds.ts";

/** Maximum bytes of a UTF-16 code unit in UTF-8 (RFC 3629 section 3). */
const MAX_BYTES_PER_UNIT = 3;

/**
 * Batches log lines, so that a busy worker sends a few large messages instead of many small ones. Lines are
 * encoded as bytes at once, because each garbage collection would move texts and their parts.
 */
export class LineBatch {
  readonly #send: (lines: Uint8Array<ArrayBuffer>) => void;
  readonly #memory = Buffer.allocUnsafeSlow(MAX_LOG_BATCH_BYTES);
  #length = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param send gets the encoded lines, in memory that it may keep */
  constructor(send: (lines: Uint8Array<ArrayBuffer>) => void) {
    this.#send = send;
  }

  add(line: string): void {
    const most = line.length * MAX_BYTES_PER_UNIT;
    if (this.#length + most > MAX_LOG_BATCH_BYTES) this.flush();
    if (most > MAX_LOG_BATCH_BYTES) return this.#send(new TextEncoder().encode(line));
    this.#length += this.#memory.write(line, this.#length);
    // The error of a failed send is ignored, because it cannot be logged.
    this.#timer ??= after(
      MAX_LOG_BATCH_DELAY,
      () => this.flush(),
      () => {},
    );
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#length === 0) return;
    const lines = new Uint8Array(this.#memory.subarray(0, this.#length));
    this.#length = 0;
    this.#send(lines);
  }
}
