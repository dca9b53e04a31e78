/** A stream of lines, e.g. `process.stdout`. */
export interface LineOutput {
  write(lines: string | Uint8Array): unknown;
  /** The number of bytes in the stream's buffer. */
  readonly writableLength: number;
  /** Emits `drain` when the buffer is empty. */
  on(event: "drain", listener: () => void): unknown;
}

/** The listener that is told about lost log lines. */
export interface LossObserver {
  /** Called immediately for each dropped line. */
  dropped(lines: number): void;
  /** Called before the next line that can be written, with the number of lines that are missing before it. */
  missing(lines: number): void;
}

/**
 * Writes lines to a stream. While the reader is slow and the buffer is full, lines are dropped and counted.
 */
export class BoundedOutput {
  readonly #output: LineOutput;
  readonly #maxBytes: number;
  readonly #losses: LossObserver;
  #missing = 0;
  /** Whether the report of missing lines is being written. The report itself is never dropped. */
  #isReporting = false;

  constructor(output: LineOutput, maxBytes: number, losses: LossObserver) {
    this.#output = output;
    this.#maxBytes = maxBytes;
    this.#losses = losses;
    output.on("drain", () => this.#report());
  }

  write(lines: string | Uint8Array): void {
    const isTooMuch = this.#output.writableLength + Buffer.byteLength(lines) > this.#maxBytes;
    if (isTooMuch && !this.#isReporting) return this.lost(countLines(lines));
    this.#report();
    this.#output.write(lines);
  }

  /** Records lines that were dropped here, or before they reached this output. */
  lost(count: number): void {
    this.#missing += count;
    this.#losses.dropped(count);
  }

  #report(): void {
    const missing = this.#missing;
    this.#missing = 0;
    if (missing === 0) return;
    this.#isReporting = true;
    try {
      this.#losses.missing(missing);
    } finally {
      this.#isReporting = false;
    }
  }
}

/** Counts the lines of a text in which each line ends with a line feed. */
export function countLines(lines: string | Uint8Array): number {
  const text = typeof lines === "string" ? lines : new TextDecoder().decode(lines);
  return text.split("\n").length - 1;
}
