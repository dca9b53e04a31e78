import { NotPlain } from "./not-plain.ts";

const NEWLINE = 0x0a;
const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
/** Stands for the end of the text, as no character. */
export const END = -1;

const BLANKS = /[ \t\r\n]*/y;
/** The marker of a document, or of its end (YAML 1.2 section 9.1.2). */
const MARKER = /(?:---|\.\.\.)(?=\s|$)/y;

/** A place in a text that is read line by line. */
export class PlainLines {
  readonly text: string;
  /** The offset of the next character. */
  at = 0;
  /** The offset at which the line of the last content begins. */
  #line = 0;
  /** What ends an item, by the column of its list. */
  readonly #itemEnds: RegExp[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** The code of the character at an offset. */
  code(at = this.at): number {
    return at < this.text.length ? this.text.charCodeAt(at) : END;
  }

  /** Whether the character at this offset is a blank, or ends the line. */
  isBlank(at: number): boolean {
    const code = this.code(at);
    return code === SPACE || code === NEWLINE || code === END;
  }

  /** The number of characters before the next one in its line. */
  get column(): number {
    return this.at - this.#line;
  }

  /** Whether content follows that is indented by more than this. */
  isWithin(column: number): boolean {
    return this.at < this.text.length && this.column > column;
  }

  /** Whether content follows that is indented by as much as this. */
  isBeside(column: number): boolean {
    return this.at < this.text.length && this.column === column;
  }

  /** Whether a list begins at the next character. */
  get isItem(): boolean {
    return this.code() === DASH && this.isBlank(this.at + 1);
  }

  /** The offset of the line of the next content; the end of the text if there is none. */
  get contentBegin(): number {
    return this.at < this.text.length ? this.#line : this.text.length;
  }

  /** The offset of the line behind an item of a list at this column, whose next content is not of the item. */
  endOfItem(column: number): number {
    // Lines that have only a comment belong to the item, however they are indented.
    const pattern = (this.#itemEnds[column] ??= new RegExp(`\\n {0,${column}}(?=[^ \\n#])`, "g"));
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    return found === null ? this.text.length : found.index + 1;
  }

  /** Goes to the content at the begin of a line or behind it. */
  goTo(line: number): void {
    this.at = line;
    this.toContent();
  }

  /** Goes to the first content, behind the marker of the document if there is one. */
  begin(): void {
    this.#skipLines();
    if (!this.#isMarked || !this.text.startsWith("-", this.at)) return;
    this.at += "---".length;
    this.endLine();
  }

  /** Goes from the begin of a line to the first character that is neither blank nor in a comment. */
  toContent(): void {
    this.#skipLines();
    if (this.#isMarked) throw new NotPlain();
  }

  get #isMarked(): boolean {
    MARKER.lastIndex = this.at;
    return this.column === 0 && MARKER.test(this.text);
  }

  #skipLines(): void {
    for (;;) {
      this.#line = this.at;
      this.skipSpaces();
      if (this.code() === HASH) this.#skipLine();
      if (this.code() !== NEWLINE) return;
      this.at += 1;
    }
  }

  skipSpaces(): void {
    while (this.text.charCodeAt(this.at) === SPACE) this.at += 1;
  }

  #skipLine(): void {
    const end = this.text.indexOf("\n", this.at);
    this.at = end === -1 ? this.text.length : end;
  }

  /** Goes behind the end of a line in which only a comment may follow, to the next content. */
  endLine(): void {
    const from = this.at;
    this.skipSpaces();
    const code = this.code();
    if (code === HASH && this.at > from) this.#skipLine();
    else if (code !== NEWLINE && code !== END) throw new NotPlain();
    if (this.code() === END) return;
    this.at += 1;
    this.toContent();
  }

  /** Skips blanks between brackets; lines must be indented more than `column`. */
  skipBlanks(column: number): void {
    const from = this.at;
    if (this.text.charCodeAt(from) > SPACE) return;
    BLANKS.lastIndex = from;
    BLANKS.test(this.text);
    this.at = BLANKS.lastIndex;
    if (column < 0) return;
    const skipped = this.text.slice(from, this.at);
    const line = skipped.lastIndexOf("\n");
    // In a block, lines are indented by spaces.
    if (/[\t\r]/.test(skipped) || (line !== -1 && skipped.length - line - 1 <= column))
      throw new NotPlain();
  }

  /** Goes behind a character, if it is the next one. */
  takes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /** Goes behind a text that matches a sticky pattern, if it is the next one. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}
