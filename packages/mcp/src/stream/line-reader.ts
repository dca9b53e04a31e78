/** Reads lines, however the bytes are split. */
export class LineReader {
  readonly #decoder = new TextDecoder();
  readonly #maxCharacters: number;
  #rest = "";

  /** @param maxCharacters the maximum length of one line */
  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /**
   * The lines that these bytes complete, without line ends.
   * @throws RangeError if one is too long
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
    // Lines before a line that is too long are not lost: the next bytes meet the limit.
    if (lines.length === 0 && this.#rest.length > this.#maxCharacters)
      throw new RangeError("a line is too long");
    return lines;
  }

  /** The beginning of an unfinished line. */
  take(): string {
    const rest = this.#rest;
    this.#rest = "";
    return rest;
  }
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
