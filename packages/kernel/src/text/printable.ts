/**
 * Replaces characters that a terminal would interpret: control characters and changes of direction.
 * The length of the text stays the same.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, " ");
}
