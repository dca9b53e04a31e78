import { MAX_INSERTED_PART } from "../../bounds.ts";
import { blockIn, hasPlainLines } from "../block-entries.ts";
import type { BlockEntry } from "../block-entries.ts";

/** An entry of a text, and by how many spaces its first line is indented. */
export interface PlacedEntry {
  readonly entry: BlockEntry;
  readonly indent: number;
}

/** A small part of a text, as if it were a text of its own. */
export interface YamlPart extends PlacedEntry {
  /** The lines of the entry, without the spaces before them. */
  readonly own: string;
  /** What leads from there to the value. */
  readonly path: readonly (string | number)[];
}

/**
 * The smallest part of a text with the value at a path that its lines show, because a library that reads all of a large
 * file for each key that a person presses is too slow. Undefined if they show none.
 */
export function partAt(text: string, path: readonly (string | number)[]): YamlPart | undefined {
  if (!hasPlainLines(text)) return undefined;
  let from = 0;
  let to = text.length;
  for (let depth = 0; depth < path.length; depth++) {
    const block = blockIn(text, from, to);
    const [name, ...rest] = path.slice(depth);
    const entry =
      typeof name === "number" && block?.entries[0]?.key === undefined
        ? block?.entries[name]
        : block?.entries.find(({ key }) => key !== undefined && key === name);
    if (block === undefined || entry === undefined) return undefined;
    const { inner, start, end, key } = entry;
    if (rest.length === 0 || inner === undefined || end - start <= MAX_INSERTED_PART) {
      const { indent } = block;
      return { entry, indent, own: ownLines(text, { entry, indent }), path: [key ?? 0, ...rest] };
    }
    from = inner;
    to = end;
  }
  return undefined;
}

/** A text with a change of one entry, which is changed as if it were a text of its own. */
export function changedEntry(
  text: string,
  { entry, indent }: PlacedEntry,
  change: (own: string) => string,
): string {
  const { start, end } = entry;
  const own = ownLines(text, { entry, indent });
  // Lines that stay are taken as they were.
  const old = own.split("\n");
  const now = change(own).split("\n");
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  let below = 0;
  const longest = Math.min(old.length, now.length) - same;
  while (below < longest && old.at(-1 - below) === now.at(-1 - below)) below += 1;
  const written = text.slice(start, end).split("\n");
  const changed = now
    .slice(same, now.length - below)
    .map((line) => (line === "" ? "" : " ".repeat(indent) + line));
  const lines = [
    ...written.slice(0, same),
    ...changed,
    ...written.slice(written.length - below),
  ].join("\n");
  return text.slice(0, start) + lines + text.slice(end);
}

function ownLines(text: string, { entry: { start, end }, indent }: PlacedEntry): string {
  return text.slice(start, end).replaceAll(new RegExp(`^ {0,${indent}}`, "gm"), "");
}
