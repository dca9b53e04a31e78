import { isCollection, isMap, isNode, isPair, parseDocument } from "yaml";
import type { Node, YAMLMap, YAMLSeq } from "yaml";

/** Names of entries, and positions in lists. */
export type Path = readonly (string | number)[];

/** A part of a text: the offsets of its first character and of the character after it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where an entry of a collection is, and what is beside it. */
interface FoundPlace extends Range {
  readonly isInFlow: boolean;
  /** Where the entry after it begins, and where the one before it ends. */
  readonly next: number | undefined;
  readonly previous: number | undefined;
}

/** Where an entry of a collection is; its start is behind the dash of an item. */
export function placeIn(text: string, path: Path): FoundPlace | undefined {
  const parent = nodeAt(text, path.slice(0, -1));
  if (!isCollection(parent)) return undefined;
  const name = path.at(-1);
  const items: readonly unknown[] = parent.items;
  const index = positionIn(parent, name);
  const item = items[index];
  if (item === undefined) return undefined;
  const next = items[index + 1];
  const previous = items[index - 1];
  return {
    ...{ start: startOf(item), end: endOf(item), isInFlow: parent.flow === true },
    next: next === undefined ? undefined : startOf(next),
    previous: previous === undefined ? undefined : endOf(previous),
  };
}

/** The node at a path; undefined if the text has none. */
export function nodeAt(text: string, path: Path): Node | undefined {
  const { contents } = parseDocument(withoutVariables(text));
  const found = path.reduce<unknown>(
    (node, name) => (isCollection(node) ? entryIn(node, name)?.value : undefined),
    contents,
  );
  return isNode(found) ? found : undefined;
}

/** The value of an entry of a collection; undefined if it has no such entry. */
export function entryIn(
  collection: YAMLMap | YAMLSeq,
  name: string | number,
): { readonly value: unknown } | undefined {
  const item: unknown = collection.items[positionIn(collection, name)];
  if (isPair(item)) return { value: item.value };
  return item === undefined ? undefined : { value: item };
}

/** The position of an entry in a collection; a name may be written as a number. */
function positionIn(collection: YAMLMap | YAMLSeq, name: string | number | undefined): number {
  if (!isMap(collection)) return Number(name);
  const items: readonly unknown[] = collection.items;
  return items.findIndex((pair) => isPair(pair) && String(pair.key) === String(name));
}

/** References such as `${PORT}` have brackets, which are no text in a collection in one line. */
function withoutVariables(text: string): string {
  return text.replaceAll(/\$\{[^{}\n]*\}/g, (found) => `$${"_".repeat(found.length - 1)}`);
}

/** Where an entry of a collection begins, behind the dash of an item. */
export function startOf(item: unknown): number {
  const node = isPair(item) ? item.key : item;
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Where the last value of a node ends; the range of a collection may have the comments after it. */
export function endOf(item: unknown): number {
  if (isPair(item)) return Math.max(endOf(item.key), endOf(item.value));
  if (isCollection(item) && item.flow !== true && item.items.length > 0)
    return endOf(item.items.at(-1));
  return isNode(item) ? (item.range?.[1] ?? 0) : 0;
}

/** Where the line with a position begins. */
export function lineStart(text: string, position: number): number {
  return position <= 0 ? 0 : text.lastIndexOf("\n", position - 1) + 1;
}

/** Where the line after a position begins; a position behind a break is there already. */
export function lineAfter(text: string, position: number): number {
  if (position > 0 && text[position - 1] === "\n") return position;
  const found = text.indexOf("\n", position);
  return found < 0 ? text.length : found + 1;
}
