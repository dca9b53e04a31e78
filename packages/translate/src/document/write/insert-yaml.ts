import { isCollection, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, ParsedNode, YAMLMap, YAMLSeq } from "yaml";
import { MAX_INSERTED_PART } from "../../bounds.ts";
import { blockIn, hasPlainLines } from "../block-entries.ts";
import type { BlockCollection, BlockEntry } from "../block-entries.ts";
import { VARIABLES_KEPT } from "../plain/kept-variables.ts";
import { readPlain } from "../plain/read-plain.ts";
import { ReadBudget } from "../source/read-budget.ts";
import { isMapValue } from "./same-value.ts";
import { inLine, inLines } from "./yaml-lines.ts";
import { changedEntry } from "./yaml-part.ts";
import { endOf, entryIn, lineAfter } from "./yaml-places.ts";

/** A value to add to a YAML text: to the list at a path, or as the entry of a map that the path ends with. */
export interface Insertion {
  /** Names of entries and positions in lists; `-` at the end means a new item of a list. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

const NEW_ITEM = "-";
/** Spaces by which the entries of a collection are indented. */
const STEP = 2;
/** The head of a text in lines that keeps the empty lines at its end (YAML 1.2 section 8.1.1.2). */
const KEEPS_EMPTY_LINES = /[|>](?:[1-9]?\+|\+[1-9]) *(?:#.*)?$/m;

/** The values of a YAML text, without places and without fields that have none; undefined where it has errors. */
export function valuesIn(text: string): unknown {
  const plain = readPlain(text, VARIABLES_KEPT, new ReadBudget());
  return "unusualAt" in plain ? withoutNulls(parseDocument(text).toJS()) : plain.value;
}

/** Whether a YAML text has errors, so that {@link valuesIn} may lack some of its values. */
export function hasErrors(text: string): boolean {
  const plain = readPlain(text, VARIABLES_KEPT, new ReadBudget());
  return "unusualAt" in plain && parseDocument(text).errors.length > 0;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isMapValue(value)) return value;
  const members = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(members.map(([name, inner]) => [name, withoutNulls(inner)]));
}

/** The text with the values; everything else in it stays as it is, also comments. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  const after = insertions.reduce(
    (before, insertion) => byLines(before, insertion) ?? insert(before, insertion),
    text,
  );
  return inFormOf(text, after);
}

/**
 * A text that was changed: JSON if the text before was JSON, which other programs may read.
 * @param after YAML with the changed values
 */
export function inFormOf(before: string, after: string): string {
  if (!isJson(before) || isJson(after)) return after;
  const [, indent] = /^\{\r?\n([ \t]+)"/.exec(before) ?? [];
  return JSON.stringify(valuesIn(after), undefined, indent) + (before.endsWith("\n") ? "\n" : "");
}

/** Whether a text is an object of JSON with something in it. */
function isJson(text: string): boolean {
  if (!text.trimStart().startsWith("{")) return false;
  try {
    return Object.keys(Object(JSON.parse(text))).length > 0;
  } catch {
    return false;
  }
}

/**
 * Finds by its lines which small part of a text a value belongs to: a library that reads all of a large file for
 * each key that a person presses is too slow. Undefined if the lines do not show that.
 */
function byLines(text: string, { path, value }: Insertion): string | undefined {
  if (!hasPlainLines(text)) return undefined;
  let from = 0;
  let to = text.length;
  for (let depth = 0; depth < path.length; depth++) {
    const block = blockIn(text, from, to);
    const last = block?.entries.at(-1);
    if (block === undefined || last === undefined) return undefined;
    const rest = path.slice(depth);
    const [name = ""] = rest;
    const isItem = last.key === undefined;
    if (isItem !== (typeof name === "number" || name === NEW_ITEM)) return undefined;
    const entry =
      typeof name === "number"
        ? block.entries[name]
        : block.entries.find(({ key }) => key !== undefined && key === name);
    if (entry === undefined) {
      return typeof name === "number" ? undefined : afterLast(text, block, { path: rest, value });
    }
    const inner = entry.inner;
    const isLarge = inner !== undefined && entry.end - entry.start > MAX_INSERTED_PART;
    if (!isLarge || rest.length === 1)
      return intoEntry(text, entry, { path: rest, value }, block.indent);
    from = inner;
    to = entry.end;
  }
  return undefined;
}

/** Adds an entry after the last one; undefined if empty lines after that one may be part of it. */
function afterLast(
  text: string,
  { entries, indent, end }: BlockCollection,
  { path, value }: Insertion,
): string | undefined {
  if (KEEPS_EMPTY_LINES.test(text.slice(entries.at(-1)?.start, end))) return undefined;
  return insertedLines(text, end, linesOf(nested(path, value), path.length - 1, indent));
}

/** Inserts into one entry of a collection, as if it were a text of its own. */
function intoEntry(
  text: string,
  entry: BlockEntry,
  { path: [, ...rest], value }: Insertion,
  indent: number,
): string {
  const path = [entry.key ?? 0, ...rest];
  return changedEntry(text, { entry, indent }, (own) => insert(own, { path, value }));
}

function linesOf(added: unknown, levels: number, indent: number): string {
  return inLines(added, levels)
    .map((line) => `${" ".repeat(indent)}${line}\n`)
    .join("");
}

function insertedLines(text: string, at: number, lines: string): string {
  const before = text.slice(0, at);
  const gap = before === "" || before.endsWith("\n") ? "" : "\n";
  return before + gap + lines + text.slice(at);
}

function insert(text: string, { path, value }: Insertion): string {
  const document = parseDocument(text);
  const { node, rest, empty } = deepest(document.contents, path);
  const added = nested(rest, value);
  const opened = empty && inOwnLines(text, empty, added, rest.length - 1);
  if (opened !== undefined) return opened;
  if (node === undefined || rest.length === 0) return rewritten(document, path, value);
  if (isCollection(node) && node.flow === true) return intoLine(text, node, added);
  return isCollection(node) && node.items.length > 0
    ? below(text, node, added, rest.length - 1)
    : rewritten(document, path, value);
}

type Collection = YAMLMap | YAMLSeq;

interface Deepest {
  /** Undefined: something else than a collection is at the place. */
  readonly node: Collection | undefined;
  readonly rest: Insertion["path"];
  /** What is at the place, if it has nothing in it. */
  readonly empty: Node | undefined;
}

/** The deepest collection on a path that the text has, and the rest of the path. */
function deepest(root: ParsedNode | null, path: Insertion["path"]): Deepest {
  let node: unknown = root;
  let depth = 0;
  let found: Collection | undefined;
  for (;;) {
    if (!isMap(node) && !isSeq(node)) break;
    found = node;
    const key = path[depth];
    const entry = key === undefined || key === NEW_ITEM ? undefined : entryIn(node, key);
    if (entry === undefined) break;
    node = entry.value;
    depth += 1;
  }
  const isEmptyPlace = isNode(node) && !isCollection(node);
  const isEmpty = isCollection(node)
    ? node.items.length === 0
    : isScalar(node) && node.source === "";
  return {
    node: isEmptyPlace ? undefined : found,
    rest: path.slice(depth),
    empty: isNode(node) && isEmpty ? node : undefined,
  };
}

/** The value at the end of a path, within the collections of the path. */
function nested([first, ...rest]: Insertion["path"], value: unknown): unknown {
  if (first === undefined) return value;
  const inner = nested(rest, value);
  return first === NEW_ITEM ? [inner] : { [first]: inner };
}

/**
 * Below the last item of a collection that has lines of its own.
 * @param levels the number of new collections in the path, whose entries get lines of their own
 */
function below(text: string, collection: Collection, added: unknown, levels: number): string {
  const [start = 0] = collection.range ?? [];
  const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
  const last = lineAfter(text, endOf(collection));
  // Comments that are indented more belong to the last item.
  const inner = new RegExp(`^(?: {${indent}} +#.*\n)*`).exec(text.slice(last))?.[0] ?? "";
  return insertedLines(text, last + inner.length, linesOf(added, levels, indent));
}

const KEY_ALONE = /^(?<indent>[ -]*)[\w.-]+:(?: +|$)$/;
const BEHIND = /^ *(?:#.*)?$/;

/**
 * Below the key of something empty that has its line alone, such as `routes: []`; undefined if it has not.
 * @param levels as in {@link below}
 */
function inOwnLines(text: string, empty: Node, added: unknown, levels: number): string | undefined {
  const [start = 0, end = 0] = empty.range ?? [];
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const last = next < 0 ? text.length : next;
  const indent = KEY_ALONE.exec(text.slice(line, start))?.groups?.["indent"]?.length;
  const behind = text.slice(end, last);
  const hasContent = text.slice(start + 1, end - 1).trim() !== "";
  if (indent === undefined || hasContent || !BEHIND.test(behind)) return undefined;
  const comment = behind.trim();
  const head = text.slice(0, start).trimEnd() + (comment === "" ? "" : ` ${comment}`);
  const lines = linesOf(added, levels, indent + STEP);
  return `${head}\n${lines}${text.slice(last + 1)}`;
}

/** Before the closing bracket of a collection in one line. */
function intoLine(text: string, collection: Collection, added: unknown): string {
  const { range, items } = collection;
  const [start = 0, end = 0] = range ?? [];
  const value = inLine(added).slice(1, -1).trim();
  const space = isMap(collection) ? " " : "";
  // Commas and comments may follow the last item.
  const at = items.length > 0 ? endOf(items.at(-1)) : start + 1;
  const behind = text.slice(at, end - 1);
  const rest = behind.trim() === "" ? space : behind;
  const gap = items.length > 0 ? ", " : space;
  return `${text.slice(0, at)}${gap}${value}${rest}${text.slice(end - 1)}`;
}

/** The last resort, where the text has no collection to add to: it is written anew. */
function rewritten(document: Document.Parsed, path: Insertion["path"], value: unknown): string {
  const empty = path.findIndex(
    (_, index) => index > 0 && document.getIn(path.slice(0, index)) === null,
  );
  if (empty > 0) document.setIn(path.slice(0, empty), nested(path.slice(empty), value));
  else if (path.at(-1) === NEW_ITEM) {
    const list = path.slice(0, -1);
    if (!document.hasIn(list)) document.setIn(list, [value]);
    else document.addIn(list, value);
  } else document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}
