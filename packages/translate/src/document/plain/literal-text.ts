import { NotPlain } from "./not-plain.ts";

/** A text of several lines behind `|` or `|-`. */
interface LiteralText {
  readonly text: string;
  /** The offset behind its last line. */
  readonly end: number;
}

const HEADER = /\|-?\n/y;

/** Reads a literal text whose lines are indented by more than `column`; empty lines are within it only. */
export function readLiteral(source: string, start: number, column: number): LiteralText {
  HEADER.lastIndex = start;
  if (!HEADER.test(source)) throw new NotPlain();
  const lines: string[] = [];
  let indent = -1;
  let at = HEADER.lastIndex;
  let end = at;
  while (at < source.length) {
    const newline = source.indexOf("\n", at);
    const next = newline === -1 ? source.length : newline;
    const line = lineOf(source, at, next);
    const content = line.search(/[^ ]/);
    if (content === -1) {
      // Where blanks are part of the text, and empty lines before its first line, are for the library.
      if (line !== "" || indent === -1) throw new NotPlain();
      lines.push("");
      at = next + 1;
      continue;
    }
    if (indent === -1) indent = content;
    if (content <= column) break;
    if (content < indent || line.includes("\t") || newline === -1) throw new NotPlain();
    lines.push(line.slice(indent));
    at = next + 1;
    end = at;
  }
  if (indent <= column) throw new NotPlain();
  while (lines.at(-1) === "") lines.pop();
  const isKept = source[start + 1] !== "-";
  return { text: lines.join("\n") + (isKept ? "\n" : ""), end };
}

/** A carriage return may be half of a line's end, which YAML makes one newline (YAML 1.2 section 5.4). */
function lineOf(source: string, start: number, end: number): string {
  const line = source.slice(start, end);
  if (line.includes("\r")) throw new NotPlain();
  return line;
}
