import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "../document/cursor.ts";
import { locatedAt } from "../document/located.ts";
import type { Located } from "../document/located.ts";
import type { SourceText } from "../document/source-text.ts";

/** Problems of the text, whose values were not read. */
const UNREAD: ReadonlySet<string> = new Set(["yaml-syntax", "yaml-unsupported", "duplicate-key"]);

/** Shorter words stand in too many lines by chance. */
const SHORTEST_SECRET = 4;

/** Those lines that a message could show and that may hold a part of a secret. */
export function secretLines(
  secrets: readonly Cursor[],
  diagnostics: readonly Diagnostic[],
  source: SourceText,
  root: Located,
): ReadonlySet<number> {
  const lines = new Set(
    secrets.flatMap(({ pointer }) => linesOf(locatedAt(root, pointer), source)),
  );
  const words = secrets
    .flatMap(({ text }) => text?.split("\n") ?? [])
    .map((word) => word.trim())
    .filter(({ length }) => length >= SHORTEST_SECRET);
  for (const { line, code } of diagnostics) {
    const text = source.lineText(line);
    if (UNREAD.has(code) || words.some((word) => text.includes(word))) lines.add(line);
  }
  return lines;
}

function linesOf(located: Located | undefined, source: SourceText): readonly number[] {
  if (located === undefined) return [];
  const first = source.placeOf(located.value).line;
  const last = source.placeOf(located.end).line;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
