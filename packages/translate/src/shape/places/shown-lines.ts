import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Located } from "../../document/source/located.ts";
import type { SourceText } from "../../document/source/source-text.ts";
import { isKnownName } from "../../document/source/text-lines.ts";
import { MAX_SEARCHED_CHARACTERS } from "../../bounds.ts";

/** A value that may be a secret. */
export interface HiddenValue {
  /** The place of the value in the text; undefined if the text does not contain it literally. */
  readonly located: Located | undefined;
  /** The place of the expression of which the value is a part. */
  readonly inside?: Located | undefined;
  /** The text of the value; undefined for values that are not strings. */
  readonly text: string | undefined;
}

/** A document or list item, and the values in it that must not be shown. */
export interface ReadText {
  readonly source: SourceText;
  /**
   * The secret values of the file, computed at the first call; undefined if its values were not
   * read, so that any text may be a secret.
   */
  hidden(): readonly HiddenValue[] | undefined;
}

/** Codes of syntax problems, after which values were not read. */
export const UNREAD_CODES: ReadonlySet<string> = new Set([
  "yaml-syntax",
  "yaml-unsupported",
  "duplicate-key",
]);

/** Shorter words occur in too many lines by chance. */
const SHORTEST_SECRET = 4;

/**
 * The source lines of findings; of lines that may contain part of a secret, only keys of the schemas
 * and punctuation. `texts` are the documents of one file.
 */
export function shownLines(
  texts: readonly ReadText[],
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<number, string> {
  return new ShownLines(texts, diagnostics).texts;
}

class ShownLines {
  readonly texts = new Map<number, string>();
  #left = MAX_SEARCHED_CHARACTERS;

  constructor(texts: readonly ReadText[], diagnostics: readonly Diagnostic[]) {
    const unread = new Set<number>();
    for (const { line, code } of diagnostics) if (UNREAD_CODES.has(code)) unread.add(line);
    const lines = new Set(diagnostics.map(({ line }) => line));
    for (const [source, group] of Map.groupBy(texts, (text) => text.source)) {
      const own = [...lines].filter((line) => source.hasLine(line));
      if (own.length === 0) continue;
      const hidden = group.map((text) => text.hidden());
      const isRead = !hidden.includes(undefined);
      for (const line of own)
        if (!isRead || unread.has(line)) this.texts.set(line, masked(source.lineText(line)));
      const rest = own.filter((line) => !this.texts.has(line));
      if (rest.length > 0)
        this.#show(
          source,
          rest,
          hidden.flatMap((values) => values ?? []),
        );
    }
  }

  #show(source: SourceText, lines: readonly number[], hidden: readonly HiddenValue[]): void {
    const secret = new Set(hidden.flatMap(({ located }) => linesOf(located, source, lines)));
    const words = wordsOf(hidden);
    for (const line of lines) {
      const text = source.lineText(line);
      this.#left -= words.length * (text.length + 1);
      const isHidden =
        secret.has(line) || this.#left < 0 || words.some((word) => text.includes(word));
      this.texts.set(line, isHidden ? masked(text) : text);
    }
  }
}

/** Masks everything but punctuation, blanks, and keys that are names of the schemas. */
function masked(text: string): string {
  const first = /^[\s-]*/.exec(text)?.[0].length ?? 0;
  return text.replace(WORD, (word: string, end: string | undefined, offset: number) => {
    const isKey = end !== undefined || offset === first;
    const isShown = word === "-" || VARIABLE.test(word) || (isKey && isKnownName(word));
    return isShown ? word : "*".repeat(word.length);
  });
}

/** A reference to a variable: its name is no secret. */
const VARIABLE = /^["']?\$\{\w+\}["']?$/;

/** A word, or a whole reference to a variable, and whether a colon follows. */
const WORD =
  /(?<![^\s{[,])(?:["']?\$\{\w+\}["']?)(?![^\s}\],])|[^\s:{}[\],]+(?=( {0,8}:(?:\s|$))?)/g;

/** The distinct lines of secret texts. */
function wordsOf(hidden: readonly HiddenValue[]): readonly string[] {
  const texts = new Set(hidden.flatMap(({ text }) => text ?? []));
  const words = [...texts]
    .flatMap((text) => text.split("\n"))
    .map((word) => word.trim())
    .filter(({ length }) => length >= SHORTEST_SECRET);
  return [...new Set(words)];
}

/** The lines that contain part of a value. */
function linesOf(
  located: Located | undefined,
  source: SourceText,
  lines: readonly number[],
): readonly number[] {
  if (located === undefined) return [];
  const first = source.placeOf(located.value).line;
  const last = source.placeOf(located.end).line;
  if (last === first) return [first];
  return lines.filter((line) => first <= line && line <= last);
}
