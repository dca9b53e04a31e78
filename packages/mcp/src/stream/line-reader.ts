/** Reads lines, however the bytes are split. */
export class LineReader {
  readonly #decoder = new TextDecoder();
  readonly #maxCharacters: number;
  #rest = "";

  /** @param maxCharacters maximum length of a line */
  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /**
   * Returns the lines that these bytes complete, without line ends.
   * @throws RangeError if a line is too long
   */
  read(bytes: Uint8Array): readonly string[] {
    const text = this.#decoder.decode(bytes, { stream: true });
    const lines: string[] = [];
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      lines.push(withoutReturn(this.#rest + text.slice(start, end)));
      this.#rest = "";
      start = end + 1;
    }
    this.#rest += text.slice(start);
    // If these bytes complete other lines, those are returned first; the next bytes then exceed the limit.
    if (lines.length === 0 && this.#rest.length > this.#maxCharacters)
      throw new RangeError("a line is too long");
    return lines;
  }

  /** Takes the beginning of a line that has not ended. */
  take(): string {
    const rest = this.#rest;
    this.#rest = "";
    return rest;
  }
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
