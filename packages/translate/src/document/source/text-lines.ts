import { TYPES } from "@edge-gateway/generated/schema/keys.ts";

/** A line of block YAML; its offsets are those of the whole text, its columns count from 1. */
export interface TextLine {
  readonly start: number;
  /**
   * The offset of the first character that is not blank, and the rest of the line from that offset.
   */
  readonly content: number;
  readonly text: string;
  /**
   * The offset of the text after the dashes of list items, its column, and the rest of the line
   * from that offset.
   */
  readonly key: number;
  readonly keyColumn: number;
  readonly keyText: string;
}

/** The line of an offset. */
export function lineOf(text: string, offset: number): TextLine {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", start);
  const line = text.slice(start, next === -1 ? undefined : next);
  const blank = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const before = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
  return {
    start,
    content: start + blank,
    text: line.slice(blank),
    key: start + before,
    keyColumn: before + 1,
    keyText: line.slice(before),
  };
}

let knownNames: ReadonlySet<string> | undefined;

/** Whether the schemas have a property of the given name, so that the name is no secret. */
export function isKnownName(name: string): boolean {
  knownNames ??= new Set(Object.values(TYPES).flatMap(({ keys }) => Object.keys(keys ?? {})));
  return knownNames.has(name);
}

/** The key of a line in messages. */
export function nameOf({ keyText }: TextLine): string {
  const [, name = ""] = /^([\w-]{1,64}) *:/.exec(keyText) ?? [];
  return isKnownName(name) ? `\`${name}\`` : "the key";
}

/**
 * Why the line of an offset begins in a wrong column: its neighbours above begin further right.
 * Undefined if there is no such neighbour.
 */
export function columnFault(text: string, offset: number): string | undefined {
  const line = lineOf(text, offset);
  const isItem = line.text.startsWith("- ");
  const column = line.content - line.start + 1;
  const neighbour = neighbourAbove(text, line.start, column, isItem);
  if (neighbour === undefined) return undefined;
  return isItem
    ? `the list item begins in column ${column}, the item above it in column ${neighbour.column}: items of one list begin in the same column`
    : `${nameOf(line)} begins in column ${column}, ${nameOf(neighbour.line)} above it in column ${neighbour.column}: keys of one map begin in the same column`;
}

interface Neighbour {
  readonly line: TextLine;
  readonly column: number;
}

/**
 * The nearest neighbour among the lines above: the one whose key or item begins least far to the
 * right of a column.
 */
function neighbourAbove(
  text: string,
  start: number,
  column: number,
  isItem: boolean,
): Neighbour | undefined {
  let nearest: Neighbour | undefined;
  for (let end = start - 1; end > 0;) {
    const line = lineOf(text, end);
    end = line.start - 1;
    if (line.text === "" || line.text.startsWith("#")) continue;
    const first = line.content - line.start + 1;
    const own = isItem ? first : line.keyColumn;
    const isLike = !isItem || line.text.startsWith("- ");
    if (isLike && own > column && own < (nearest?.column ?? Infinity))
      nearest = { line, column: own };
    if (first <= column) break;
  }
  return nearest;
}
