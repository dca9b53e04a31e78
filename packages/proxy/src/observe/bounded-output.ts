/** Takes lines, e.g. `process.stdout`. */
export interface LineOutput {
  write(lines: string): unknown;
  /** Bytes that wait to be taken. */
  readonly writableLength: number;
  /** Tells when nothing waits any more. */
  on(event: "drain", listener: () => void): unknown;
}

/** Told of lines that are lost. */
export interface LossObserver {
  /** At once. */
  dropped(lines: number): void;
  /** As soon as lines can be written again: how many are missing at this place. */
  missing(lines: number): void;
}

/** Hands lines on; those that would make too many wait for a slow reader are dropped and counted. */
export class BoundedOutput {
  readonly #output: LineOutput;
  readonly #maxBytes: number;
  readonly #losses: LossObserver;
  #missing = 0;
  /** The line that tells of missing ones is never dropped itself. */
  #isReporting = false;

  constructor(output: LineOutput, maxBytes: number, losses: LossObserver) {
    this.#output = output;
    this.#maxBytes = maxBytes;
    this.#losses = losses;
    output.on("drain", () => this.#report());
  }

  write(lines: string): void {
    const isTooMuch = this.#output.writableLength + Buffer.byteLength(lines) > this.#maxBytes;
    if (isTooMuch && !this.#isReporting) return this.lost(countLines(lines));
    this.#report();
    this.#output.write(lines);
  }

  /** Lines were dropped, here or on their way here. */
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

/** Each ends with a line feed. */
export function countLines(lines: string): number {
  return lines.split("\n").length - 1;
}
