import { readTexts } from "./load-files.ts";
import type { LoadOptions, SourceFile } from "./load-files.ts";
import type { ReadText } from "./shape/shown-lines.ts";

/** A part of a text: the offsets of its first character and of the character after it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The values of a file that may be secrets. */
export interface FileSecrets {
  /** Their places in the text. */
  readonly ranges: readonly TextRange[];
  /** Their texts, which may occur elsewhere in the file, too. */
  readonly texts: readonly string[];
}

/** Finds the values of a file that may be secrets; undefined if its values could not be read. */
export function secretsOfFile(
  source: Extract<SourceFile, { readonly text: string }>,
  options: LoadOptions,
): FileSecrets | undefined {
  const read = readTexts(source, options);
  if (read === undefined) return undefined;
  const ranges: TextRange[] = [];
  const texts: string[] = [];
  for (const text of read) {
    const hidden = text.hidden();
    if (hidden === undefined) return undefined;
    const offset = offsetIn(source.text, text);
    for (const { located, text: value } of hidden) {
      if (value !== undefined) texts.push(value);
      if (located === undefined) continue;
      const range = { start: offset + located.value, end: offset + located.end };
      ranges.push(withoutBlanks(source.text, range));
    }
  }
  return { ranges, texts };
}

/** The offset of a document in the text of its file. */
function offsetIn(text: string, { source }: ReadText): number {
  let offset = 0;
  for (let line = 1; line < source.firstLine; line++) offset = text.indexOf("\n", offset) + 1;
  return offset;
}

/** The end of a text of several lines is the start of the next line. */
function withoutBlanks(text: string, { start, end }: TextRange): TextRange {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}
