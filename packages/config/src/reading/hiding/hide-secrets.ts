import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import { commentRanges } from "@edge-gateway/translate/document/yaml/comment-ranges";
import type { FileSecrets, TextRange } from "@edge-gateway/translate/secret-ranges";
import { secretsInComments } from "./comment-secrets.ts";
import type { MarkOf } from "./marks.ts";

/** A mark, or what older outputs show in place of a secret. */
const MARK = /<redacted(?::[\w-]+)?>/g;

/** A text with marks in place of its secrets. */
export interface HiddenText {
  readonly text: string;
  /** The hidden parts by their marks. */
  readonly parts: ReadonlyMap<string, string>;
  /** The lines with marks outside of values that are secrets: these hide comments, and copies of secrets. */
  readonly copies: ReadonlyMap<string, HiddenCopies>;
}

/** The marks of a line that hide comments and copies, and whether all that one hides are in comments. */
export type HiddenCopies = ReadonlyMap<string, boolean>;

/** A reference to a variable: it names a secret, but contains none. */
const VARIABLE = /^["']?\$(?:\{\w+\}|[A-Z_][A-Z0-9_]*)["']?$/;
/** Shorter words occur elsewhere by chance. */
const SHORTEST_WORD = 8;
const WORD = /[^\s"'`,]+/g;
const PUNCTUATION = /^[([{<]+|[.,;:)\]}>]+$/g;
/**
 * Replaces the secrets of a text by marks: the values that its schema knows, the same words elsewhere, and what
 * looks like a secret in comments.
 */
export function hideSecrets(
  text: string,
  { ranges, texts }: FileSecrets,
  mark: MarkOf,
): HiddenText {
  const values = ranges.filter(({ start, end }) => !VARIABLE.test(text.slice(start, end)));
  // The lines of a secret may stand elsewhere one by one.
  const copied = texts.flatMap((secret) => [
    secret,
    ...secret.split("\n").map((line) => line.trim()),
  ]);
  const words = new Set(copied.filter(({ length }) => length >= SHORTEST_WORD));
  const all = [
    ...values,
    ...wordsIn(text, words),
    ...secretsInComments(text, new SecretTexts(texts)),
  ];
  const declared = merged(values);
  const parts = new Map<string, string>();
  const copies: { readonly line: number; readonly mark: string; readonly start: number }[] = [];
  let [shown, end, line, next] = ["", 0, 0, 0];
  for (const range of merged(all)) {
    const hidden = text.slice(range.start, range.end);
    const own = mark(hidden);
    parts.set(own, hidden);
    const between = text.slice(end, range.start);
    line += between.split("\n").length - 1;
    while ((declared[next]?.end ?? Infinity) <= range.start) next++;
    const isValue = (declared[next]?.start ?? Infinity) < range.end;
    if (!isValue) copies.push({ line, mark: own, start: range.start });
    shown += between + own;
    end = range.end;
  }
  shown += text.slice(end);
  return { text: shown, parts, copies: linesOf(shown, text, copies) };
}

/** The lines of a shown text with copies; these start at offsets of the text that has them. */
function linesOf(
  shown: string,
  text: string,
  copies: readonly { readonly line: number; readonly mark: string; readonly start: number }[],
): HiddenText["copies"] {
  const found = new Map<string, Map<string, boolean>>();
  if (copies.length === 0) return found;
  const lines = shown.split(/\r?\n/);
  const isComment = commentTest(text);
  for (const { line, mark, start } of copies) {
    const own = lines[line] ?? "";
    const marks = found.get(own) ?? new Map<string, boolean>();
    found.set(own, marks.set(mark, isComment(start) && marks.get(mark) !== false));
  }
  return found;
}

/** Tells of ascending offsets of a text whether they are in a comment. */
export function commentTest(text: string): (offset: number) => boolean {
  const ranges = commentRanges(text);
  let next = 0;
  return (offset) => {
    while ((ranges[next]?.end ?? Infinity) <= offset) next++;
    return (ranges[next]?.start ?? Infinity) <= offset;
  };
}

function wordsIn(text: string, secrets: ReadonlySet<string>): readonly TextRange[] {
  if (secrets.size === 0) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const bare = word.replaceAll(PUNCTUATION, "");
    const isSecret = secrets.has(word) || secrets.has(bare);
    return isSecret ? [{ start: index, end: index + word.length }] : [];
  });
}

function rangeOf(text: string, start: number): TextRange {
  return { start, end: start + text.length };
}

/** The ranges in order; overlapping ones become one. */
function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const all: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (range.end <= range.start) continue;
    if (last === undefined || last.end <= range.start) all.push(range);
    else all[all.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return all;
}

/** A text whose hidden values all look the same. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, "");
}

/** A mark of a text, and what it stands for. */
export interface RestoredMark {
  readonly mark: string;
  /** The offset of the mark. */
  readonly at: number;
  /** The place of the hidden text after it was put back; undefined if the mark is unknown. */
  readonly place: TextRange | undefined;
}

/** Puts the hidden parts back in place of their marks. */
export function restoreSecrets(
  text: string,
  parts: ReadonlyMap<string, string>,
): { readonly text: string; readonly marks: readonly RestoredMark[] } {
  const marks: RestoredMark[] = [];
  let restored = "";
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const hidden = parts.get(mark);
    restored += text.slice(end, index);
    const place = hidden === undefined ? undefined : rangeOf(hidden, restored.length);
    marks.push({ mark, at: index, place });
    restored += hidden ?? mark;
    end = index + mark.length;
  }
  return { text: restored + text.slice(end), marks };
}
