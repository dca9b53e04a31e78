import { isNode, isSeq } from "yaml";
import { MAX_VALUE_LINE } from "../../bounds.ts";
import { inFormOf, insertAll, valuesIn } from "./insert-yaml.ts";
import { isMapValue, isSame } from "./same-value.ts";
import { inLine, inLines } from "./yaml-lines.ts";
import { changedEntry, partAt } from "./yaml-part.ts";
import { endOf, lineAfter, lineStart, nodeAt, placeIn, startOf } from "./yaml-places.ts";
import type { Path, Range } from "./yaml-places.ts";

/** An anchor: what is changed at it is changed wherever an alias refers to it. */
const ANCHOR = /(?:^|[\s[{,])&\S/;
const ALIAS = /(?:^|[\s[{,])\*\S/;
const VARIABLE = /^\$\{\w+\}$/;

/**
 * The text with another value at a path that it has. Only what differs is written: the rest stays as it is, with its
 * comments and its order.
 * @throws Error if the text has a form that only a person can change, such as an alias
 */
export function changeValue(text: string, path: Path, value: unknown): string {
  return inFormOf(text, changedText(text, path, value));
}

function changedText(text: string, path: Path, value: unknown): string {
  const part = partAt(text, path);
  if (part === undefined || ALIAS.test(part.own)) return checked(text, path, value);
  const after = changedEntry(text, part, (own) => checked(own, part.path, value));
  if (!ANCHOR.test(part.own)) return after;
  return made(() => after, withValue(valuesIn(text), path, value));
}

/**
 * The text without the value at a path, the comment right above it, and the maps around it that have nothing else. A
 * list stays without items: where it says who may do something, no list would mean everybody.
 * @throws Error if the text has a form that only a person can change
 */
export function removeValue(text: string, path: Path): string {
  const values = valuesIn(text);
  const whole = emptied(values, path);
  const list = whole.slice(0, -1);
  const around = at(values, list);
  if (Array.isArray(around) && around.length === 1) return changeValue(text, list, []);
  const after = made(() => removed(text, whole), withValue(values, whole, undefined));
  return inFormOf(text, after);
}

function removed(text: string, whole: Path): string {
  const part = partAt(text, whole);
  if (part === undefined) return withoutValue(text, whole);
  const { entry, indent, own, path: rest } = part;
  if (rest.length > 1) return changedEntry(text, part, () => withoutValue(own, rest));
  const length = ownLength(text.slice(entry.start, entry.end), indent);
  return withoutLines(text, entry.start, entry.start + length);
}

/**
 * The lines of the value at a path with its name, without the spaces before them and the dash of an item; empty if the
 * text has no such value.
 */
export function linesAt(text: string, path: Path): string {
  const part = partAt(text, path);
  const { own, path: rest } = part ?? { own: text, path };
  if (part !== undefined && rest.length === 1) {
    const [dash = ""] = /^- +/.exec(own) ?? [];
    return outdented(own.slice(dash.length, ownLength(own, 0)), dash.length);
  }
  const found = placeIn(own, rest);
  if (found === undefined) return "";
  const { start, end } = found;
  return outdented(own.slice(start, end), start - lineStart(own, start));
}

function outdented(lines: string, column: number): string {
  return lines.replaceAll(new RegExp(`^ {0,${column}}`, "gm"), "").trimEnd();
}

/** What of a path is left out with its value: a map that has nothing else goes with it. */
function emptied(values: unknown, path: Path): Path {
  const around = path.slice(0, -1);
  const map = at(values, around);
  const isAlone = isMapValue(map) && Object.keys(map).length === 1;
  return around.length > 0 && isAlone ? emptied(values, around) : path;
}

/** The changed text, if it has the value; some forms of YAML cannot be changed in places. */
function checked(text: string, path: Path, value: unknown): string {
  const values = valuesIn(text);
  const before = at(values, path);
  return made(() => changed(text, path, before, value), withValue(values, path, value));
}

/** What is written, if it has these values. */
function made(write: () => string, values: unknown): string {
  try {
    const text = write();
    if (isSame(valuesIn(text) ?? {}, values)) return text;
  } catch {
    // An alias is in the way, or refers to an anchor that was removed.
  }
  throw new Error("this part of the text has a form that only the editor can change");
}

/** Values with another one at a path; undefined: without it. */
function withValue(values: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = withValue(at(values, [name]), rest, value);
  if (Array.isArray(values))
    return inner === undefined
      ? values.filter((_, index) => index !== name)
      : values.with(Number(name), inner);
  const others = Object.entries(Object(values)).filter(([other]) => other !== String(name));
  return Object.fromEntries(inner === undefined ? others : [...others, [name, inner]]);
}

function changed(text: string, path: Path, before: unknown, after: unknown): string {
  if (isSame(before, after)) return text;
  if (isMapValue(before) && isMapValue(after) && hasSome(before) && hasSome(after))
    return changedMap(text, path, before, after);
  if (Array.isArray(before) && Array.isArray(after) && hasSome(before) && hasSome(after))
    return changedList(text, path, before, after);
  return replaced(text, path, after);
}

type Members = Readonly<Record<string, unknown>>;

function changedMap(text: string, path: Path, before: Members, after: Members): string {
  const shared = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  // A map without any entry would be another value in between.
  if (shared.length === 0) return replaced(text, path, after);
  let next = text;
  for (const name of shared) next = changed(next, [...path, name], before[name], after[name]);
  for (const name of Object.keys(before))
    if (!shared.includes(name)) next = withoutValue(next, [...path, name]);
  const insertions = Object.keys(after)
    .filter((name) => !shared.includes(name))
    .map((name) => ({ path: [...path, name], value: after[name] }));
  return insertAll(next, insertions);
}

/** Items that stay, or stay with a change, keep their lines; each of the others is written anew. */
function changedList(
  text: string,
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const kept = keptItems(before, after);
  const isInPlace = before.length === after.length && kept.every((from, index) => from === index);
  let next = isInPlace ? text : rearranged(text, path, kept, after);
  for (const [index, from] of kept.entries())
    if (from !== undefined) next = changed(next, [...path, index], before[from], after[index]);
  return next;
}

/** Which item before each item comes from: the same, or one of the same name, or else the next of those that are left. */
function keptItems(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const left = new Set(before.keys());
  const kept = after.map((): number | undefined => undefined);
  const keep = (isFrom: (old: unknown, item: unknown) => boolean): void => {
    for (const [index, item] of after.entries()) {
      if (kept[index] !== undefined) continue;
      const isUnmoved = left.has(index) && isFrom(before[index], item);
      const from = isUnmoved ? index : [...left].find((each) => isFrom(before[each], item));
      if (from !== undefined) left.delete(from);
      kept[index] = from;
    }
  };
  keep(isSame);
  keep((old, item) => isMapValue(old) && isMapValue(item) && isNamedSame(old, item));
  keep(() => true);
  return kept;
}

function isNamedSame({ name }: Members, { name: other }: Members): boolean {
  return name !== undefined && name === other;
}

/** The list with its items in another order, without some, and with new ones. */
function rearranged(
  text: string,
  path: Path,
  kept: readonly (number | undefined)[],
  after: readonly unknown[],
): string {
  const list = nodeAt(text, path);
  if (!isSeq(list)) return replaced(text, path, after);
  const [start = 0, end = 0] = list.range ?? [];
  if (list.flow === true) {
    const items = list.items.map((item) => sourceOf(text, item));
    const texts = kept.map((from, index) =>
      from === undefined ? inLine(after[index]) : (items[from] ?? ""),
    );
    return `${text.slice(0, start)}[${texts.join(", ")}]${text.slice(end)}`;
  }
  const column = start - lineStart(text, start);
  const chunks = chunksOf(text, list.items, column);
  const [first] = chunks;
  const last = chunks.at(-1);
  if (first === undefined || last === undefined) return replaced(text, path, after);
  const texts = kept.map((from, index) => {
    const chunk = from === undefined ? undefined : chunks[from];
    if (chunk !== undefined) return withBreak(text.slice(chunk.start, chunk.end));
    return indented(inLines([after[index]]), column);
  });
  return text.slice(0, first.start) + texts.join("") + text.slice(last.end);
}

/** The lines of the items of a list, each with the comments above it. */
function chunksOf(text: string, items: readonly unknown[], column: number): readonly Range[] {
  const chunks: Range[] = [];
  for (const item of items) {
    const [from = 0] = isNode(item) ? (item.range ?? []) : [];
    const dash = lineStart(text, text.lastIndexOf("-", from - 1));
    const start = chunks.at(-1)?.end ?? commentsAbove(text, dash, column);
    chunks.push({ start, end: lineAfter(text, endOf(item)) });
  }
  return chunks;
}

/** Writes a value in place of another one of any form. */
function replaced(text: string, path: Path, value: unknown): string {
  const node = nodeAt(text, path);
  const found = placeIn(text, path);
  if (found === undefined) return text;
  const { start, end, isInFlow } = found;
  const isShort = JSON.stringify(value ?? null).length <= MAX_VALUE_LINE;
  const [from = 0, to = 0] = isNode(node) ? (node.range ?? []) : [];
  // A comment behind it stays.
  const old = text.slice(from, to);
  if (isInFlow || (isShort && !old.includes("\n") && to > from))
    return text.slice(0, from) + inPlaceOf(old, value) + text.slice(to);
  const name = path.at(-1) ?? "";
  const column = start - lineStart(text, start);
  const lines = typeof name === "number" ? inLines([value]) : inLines({ [name]: value });
  const before = typeof name === "number" ? text.lastIndexOf("-", start - 1) : start;
  const indent = typeof name === "number" ? before - lineStart(text, before) : column;
  const written = indented(lines, indent).slice(indent);
  return text.slice(0, before) + written + text.slice(lineAfter(text, end));
}

/** A value in one line; a variable in place of another one stays without quotes, because it may stand for a number. */
function inPlaceOf(old: string, value: unknown): string {
  const isVariable = typeof value === "string" && VARIABLE.test(value) && VARIABLE.test(old);
  return isVariable ? value : inLine(value);
}

/** The text without an entry of a collection that has others. */
function withoutValue(text: string, path: Path): string {
  const found = placeIn(text, path);
  if (found === undefined) return text;
  const { start, end, isInFlow, next, previous } = found;
  if (isInFlow) {
    if (next !== undefined) return text.slice(0, start) + text.slice(next);
    return text.slice(0, previous ?? start) + text.slice(end);
  }
  const line = lineStart(text, start);
  const isItem = typeof path.at(-1) === "number";
  const head = text.slice(line, start);
  const isAlone = isItem ? /^ *- *$/.test(head) : head.trim() === "";
  if (isAlone) return withoutLines(text, line, lineAfter(text, end));
  // The first entry of a map in a list: the next one comes behind the dash.
  if (next !== undefined) return text.slice(0, start) + text.slice(next);
  return text.slice(0, start) + text.slice(end);
}

/** The text without some lines, and without the comments right above them. */
function withoutLines(text: string, start: number, end: number): string {
  const column = /^ */.exec(text.slice(start, end))?.[0].length ?? 0;
  return text.slice(0, commentsAbove(text, start, column)) + text.slice(end);
}

/** Where the comments begin that are right above a line, in its column; the head of a file belongs to the file. */
function commentsAbove(text: string, start: number, column: number): number {
  let first = start;
  while (first > 0) {
    const above = lineStart(text, first - 1);
    const line = text.slice(above, first);
    if (above === 0 || line.trimStart()[0] !== "#" || line.search(/\S/) !== column) break;
    first = above;
  }
  return first;
}

/** The length of an entry without the empty lines and comments that belong to the next one. */
function ownLength(own: string, indent: number): number {
  const lines = own.split("\n");
  let count = lines.length;
  const isOther = (line: string): boolean =>
    line.trim() === "" || (line.trimStart()[0] === "#" && line.search(/\S/) <= indent);
  while (count > 1 && isOther(lines[count - 1] ?? "")) count -= 1;
  const length = lines.slice(0, count).join("\n").length;
  return own[length] === "\n" ? length + 1 : length;
}

function sourceOf(text: string, item: unknown): string {
  return text.slice(startOf(item), endOf(item));
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => Object(inner)[name], value);
}

function hasSome(value: object): boolean {
  return Object.keys(value).length > 0;
}

function indented(lines: readonly string[], column: number): string {
  return lines.map((line) => `${" ".repeat(column)}${line}\n`).join("");
}

function withBreak(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
