const SURROGATE = /[\ud800-\udfff]/;

/** Texts count and index by characters (code points), JavaScript by UTF-16 units; these translate. */
export function lengthOf(text: string): number {
  return SURROGATE.test(text) ? Array.from(text).length : text.length;
}

/** The unit at which the character of that index starts; the index is at most the length. */
export function unitAt(text: string, index: number): number {
  if (!SURROGATE.test(text)) return index;
  let unit = 0;
  let left = index;
  for (const character of text) {
    if (left === 0) break;
    left -= 1;
    unit += character.length;
  }
  return unit;
}

/** The index of the character that starts at a unit. */
export function indexAt(text: string, unit: number): number {
  return lengthOf(text.slice(0, unit));
}
