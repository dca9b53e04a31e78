import { pointerTokens } from "../pointer.ts";

/** A value of a document with its places; offsets into the text. */
export interface Located {
  /** Where its key stands (for an item of a list, the value). */
  readonly key: number;
  readonly value: number;
  readonly children: ReadonlyMap<string, Located>;
}

/**
 * The offset of what a pointer leads to, or of the nearest thing around it that stands in the text.
 * `atKey` asks for the place of the key instead of the value.
 */
export function offsetOf(root: Located, pointer: string, atKey: boolean): number {
  let current = root;
  for (const token of pointerTokens(pointer)) {
    const child = current.children.get(token);
    if (child === undefined) return current.key;
    current = child;
  }
  return atKey ? current.key : current.value;
}
