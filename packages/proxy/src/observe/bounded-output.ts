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

  constructor(output: LineOutput, maxBytes: number, losses: LossObserver) {
    this.#output = output;
    this.#maxBytes = maxBytes;
    this.#losses = losses;
    output.on("drain", () => this.#report());
  }

  write(lines: string): void {
    if (this.#output.writableLength + Buffer.byteLength(lines) > this.#maxBytes) {
      const count = countLines(lines);
      this.#missing += count;
      this.#losses.dropped(count);
      return;
    }
    this.#report();
    this.#output.write(lines);
  }

  #report(): void {
    const missing = this.#missing;
    this.#missing = 0;
    if (missing > 0) this.#losses.missing(missing);
  }
}

/** Each ends with a line feed. */
export function countLines(lines: string): number {
  return lines.split("\n").length - 1;
}
