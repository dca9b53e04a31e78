import { pointerTokens } from "../../diagnostics/pointer.ts";

/** A value with its places, as offsets into the text. */
export interface Located {
  /** The offset of the value's key (for a list item, of the value). */
  readonly key: number;
  readonly value: number;
  /** The offset of the first character after the value. */
  readonly end: number;
  readonly children: ReadonlyMap<string, Located>;
}

/** The offset of a pointer's value, or of the key of its nearest ancestor in the text. */
export function offsetOf(root: Located, pointer: string, of: "key" | "value" | "end"): number {
  let current = root;
  for (const token of pointerTokens(pointer)) {
    const child = current.children.get(token);
    if (child === undefined) return current.key;
    current = child;
  }
  return current[of];
}

/** The value of a pointer; undefined if the text has no value at the pointer. */
export function locatedAt(root: Located, pointer: string): Located | undefined {
  let current: Located | undefined = root;
  for (const token of pointerTokens(pointer)) current = current?.children.get(token);
  return current;
}
