import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { pointerTokens } from "../../diagnostics/pointer.ts";
import { Cursor } from "../../document/cursor.ts";
import { STANDALONE } from "../../shape/places/typed-places.ts";

/** The type of paths that begin at the folder of the file that names them. */
export const PATH_TYPE = "FilePath";
/** A path that begins with a variable may be absolute. */
const BEGINS_WITH_VARIABLE = /^\$(?!\$)/;

/** A document as it must be written into another file: its relative paths lead to the same files from there. */
export function movedPaths(document: unknown, from: string, to: string): unknown {
  const [before, after] = [dirname(resolve(from)), dirname(resolve(to))];
  if (before === after) return document;
  const places = STANDALONE.places(new Cursor(document));
  return places.reduce<unknown>((moved, { type, place: { text, pointer } }) => {
    if (type !== PATH_TYPE || text === undefined) return moved;
    if (isAbsolute(text) || BEGINS_WITH_VARIABLE.test(text)) return moved;
    return withValueAt(moved, pointerTokens(pointer), relative(after, join(before, text)));
  }, document);
}

/** A copy of a value with another value at the end of a path in it. */
function withValueAt(value: unknown, [name, ...rest]: readonly string[], end: unknown): unknown {
  if (name === undefined) return end;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === name ? withValueAt(item, rest, end) : item,
    );
  const entries = Object.entries(Object(value)).map(([own, item]) => [
    own,
    own === name ? withValueAt(item, rest, end) : item,
  ]);
  return Object.fromEntries(entries);
}
