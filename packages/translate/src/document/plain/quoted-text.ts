import { NotPlain } from "./not-plain.ts";

/** The offset behind a quoted text that begins at `start`, and ends in the same line. */
export function writtenEnd(text: string, start: number): number {
  const pattern = text[start] === "'" ? SINGLE : DOUBLE;
  pattern.lastIndex = start;
  if (!pattern.test(text)) throw new NotPlain();
  return pattern.lastIndex;
}

const SINGLE = /'(?:[^'\n\r]|'')*'/y;
const DOUBLE = /"(?:[^"\\\n\r]|\\[^\n\r])*"/y;

/** What a quoted text stands for; escapes are those of JSON. */
export function quotedText(written: string): string {
  const inner = written.slice(1, -1);
  if (written.startsWith("'")) return inner.replaceAll("''", "'");
  if (!inner.includes("\\")) return inner;
  try {
    return String(JSON.parse(written));
  } catch {
    throw new NotPlain();
  }
}
