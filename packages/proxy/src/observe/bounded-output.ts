/** Takes lines, e.g. `process.stdout`. */
export interface LineOutput {
  write(lines: string): unknown;
  /** Bytes that wait to be taken. */
  readonly writableLength: number;
}

/** Hands lines on; those that would make too many wait for a slow reader are dropped and counted. */
export class BoundedOutput {
  readonly #output: LineOutput;
  readonly #maxBytes: number;
  readonly #onDropped: (lines: number) => void;
  #dropped = 0;

  /** `onDropped` is told how many lines are missing as soon as lines can be written again. */
  constructor(output: LineOutput, maxBytes: number, onDropped: (lines: number) => void) {
    this.#output = output;
    this.#maxBytes = maxBytes;
    this.#onDropped = onDropped;
  }

  write(lines: string): void {
    if (this.#output.writableLength + lines.length > this.#maxBytes) {
      this.#dropped += lines.split("\n").length - 1;
      return;
    }
    const dropped = this.#dropped;
    this.#dropped = 0;
    if (dropped > 0) this.#onDropped(dropped);
    this.#output.write(lines);
  }
}
