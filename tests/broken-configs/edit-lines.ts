/**
 * A text that is edited line by line; positions are found by the text of lines, without
 * indentation.
 */
export class Lines {
  readonly #lines: readonly string[];

  constructor(text: string) {
    this.#lines = text.split("\n");
  }

  get count(): number {
    return this.#lines.length;
  }

  /** The line with its indentation; lines are counted from 1. */
  line(number: number): string {
    return this.#lines[number - 1] ?? "";
  }

  /** Finds these lines one after the other; returns the number of the last one. */
  find(...path: readonly string[]): number {
    let number = 0;
    for (const wanted of path) {
      const found = this.#lines.findIndex(
        (line, index) => index >= number && line.trim() === wanted,
      );
      if (found === -1) throw new Error(`the text has no line \`${wanted}\` after line ${number}`);
      number = found + 1;
    }
    return number;
  }

  /** The text with other lines in place of one; they get its indentation. */
  replace(number: number, ...texts: readonly string[]): string {
    const old = this.line(number);
    const indentation = old.slice(0, old.length - old.trimStart().length);
    return this.splice(
      number,
      1,
      texts.map((text) => indentation + text),
    );
  }

  /** The text with some lines (from `number`) replaced as they are. */
  splice(number: number, remove: number, lines: readonly string[]): string {
    return this.#lines.toSpliced(number - 1, remove, ...lines).join("\n");
  }

  /** Number of the following lines that are indented deeper and belong to this one. */
  blockLength(number: number): number {
    const own = this.#indentation(number);
    let next = number + 1;
    while (next <= this.count && this.line(next).trim() !== "" && this.#indentation(next) > own)
      next += 1;
    return next - number;
  }

  #indentation(number: number): number {
    const line = this.line(number);
    return line.length - line.trimStart().length;
  }
}
