import { readTexts } from "./load-files.ts";
import type { LoadOptions, SourceFile } from "./load-files.ts";
import { DATABASE_FILE } from "./diagnostics/database-file.ts";
import type { ReadText } from "./shape/places/shown-lines.ts";

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

/**
 * Finds the values of a file that may be secrets; undefined if its values could not be read. With the objects of a
 * database in the options, these are looked for in their text instead.
 */
export function secretsOfFile(
  source: Extract<SourceFile, { readonly text: string }>,
  options: LoadOptions,
): FileSecrets | undefined {
  const { database } = options;
  const all = readTexts(source, options);
  const read =
    database === undefined ? all : all?.filter((text) => text.source.file === DATABASE_FILE);
  if (read === undefined) return undefined;
  const ranges: TextRange[] = [];
  const texts: string[] = [];
  for (const text of read) {
    const hidden = text.hidden();
    if (hidden === undefined) return undefined;
    const whole = database?.text ?? source.text;
    const offset = offsetIn(whole, text);
    for (const { located, inside, text: value } of hidden) {
      if (value !== undefined) texts.push(value);
      if (inside !== undefined && value !== undefined)
        ranges.push(
          ...partsOf(whole, { start: offset + inside.value, end: offset + inside.end }, value),
        );
      if (located === undefined) continue;
      const range = { start: offset + located.value, end: offset + located.end };
      ranges.push(withoutBlanks(whole, range));
    }
  }
  return { ranges, texts };
}

/** The places of a value inside a range; the whole range if its text has the value in another form. */
function partsOf(text: string, { start, end }: TextRange, value: string): readonly TextRange[] {
  if (value === "") return [];
  const parts: TextRange[] = [];
  const whole = text.slice(0, end);
  for (let at = whole.indexOf(value, start); at >= 0; at = whole.indexOf(value, at + value.length))
    parts.push({ start: at, end: at + value.length });
  return parts.length > 0 ? parts : [withoutBlanks(text, { start, end })];
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
