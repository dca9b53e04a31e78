/** A place in a text: line and column from 1; columns count UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The text of a file, with the offsets of its lines. */
export class SourceText {
  readonly file: string;
  readonly text: string;
  /** The offsets of the lines, found for the first place that is asked for: most texts have no findings. */
  #lines: readonly number[] | undefined;
  /** The file line on which the text begins. */
  readonly firstLine: number;
  /** The offset after the last character that is not blank. */
  readonly #end: number;

  /** `firstLine` is the line in the file, for one document of several. */
  constructor(file: string, text: string, firstLine = 1) {
    this.file = file;
    this.firstLine = firstLine;
    this.text = text;
    this.#end = text.trimEnd().length;
  }

  get #starts(): readonly number[] {
    if (this.#lines === undefined) {
      const starts = [0];
      for (let at = this.text.indexOf("\n"); at !== -1; at = this.text.indexOf("\n", at + 1))
        starts.push(at + 1);
      this.#lines = starts;
    }
    return this.#lines;
  }

  /** The place of an offset; offsets beyond the end give the end of the last line with text. */
  placeOf(offset: number): TextPlace {
    const at = Math.min(Math.max(0, offset), this.#end);
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? Infinity) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + this.firstLine, column: at - (starts[low] ?? 0) + 1 };
  }

  /** Whether the text contains the given line of the file. */
  hasLine(line: number): boolean {
    return line >= this.firstLine && line < this.firstLine + this.#starts.length;
  }

  /** A line of the file (from 1) without its line break. */
  lineText(line: number): string {
    const index = line - this.firstLine;
    const start = this.#starts[index];
    if (start === undefined) return "";
    const next = this.#starts[index + 1];
    return this.text.slice(start, next === undefined ? undefined : next - 1).replace(/\r$/, "");
  }
}
