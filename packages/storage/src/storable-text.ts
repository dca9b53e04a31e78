const REPLACEMENT = "\u{fffd}";

/** A text as both databases can keep it: PostgreSQL refuses NUL, and halves of surrogate pairs in JSON. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", REPLACEMENT);
}
