import { pointerTokens } from "../diagnostics/pointer.ts";

/** A value of a document with its places; offsets into the text. */
export interface Located {
  /** Where its key stands (for an item of a list, the value). */
  readonly key: number;
  readonly value: number;
  /** Where the value ends. */
  readonly end: number;
  readonly children: ReadonlyMap<string, Located>;
}

/** The offset of what a pointer leads to, or of the key of the nearest thing around it in the text. */
export function offsetOf(root: Located, pointer: string, of: "key" | "value" | "end"): number {
  let current = root;
  for (const token of pointerTokens(pointer)) {
    const child = current.children.get(token);
    if (child === undefined) return current.key;
    current = child;
  }
  return current[of];
}

/** What a pointer leads to; undefined when it is not in the text. */
export function locatedAt(root: Located, pointer: string): Located | undefined {
  let current: Located | undefined = root;
  for (const token of pointerTokens(pointer)) current = current?.children.get(token);
  return current;
}
