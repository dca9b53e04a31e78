/** Text that a terminal shows and does not obey: no control characters, no change of direction. Its length stays. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, " ");
}
