const SURROGATE = /[\ud800-\udfff]/;

/**
 * CEL counts and indexes texts by code points, JavaScript by UTF-16 units; these functions convert
 * between the two.
 */
export function lengthOf(text: string): number {
  return SURROGATE.test(text) ? Array.from(text).length : text.length;
}

/** The UTF-16 unit at which the code point with the given index starts; the index is at most the length. */
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

/** The index of the code point that starts at a UTF-16 unit. */
export function indexAt(text: string, unit: number): number {
  return lengthOf(text.slice(0, unit));
}
