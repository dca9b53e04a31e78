/** A part of a line of YAML that has a colour of its own. */
export interface YamlPart {
  readonly kind: "key" | "comment" | "mark";
  /** The positions of its first character and behind its last one. */
  readonly from: number;
  readonly to: number;
}

// In this order: quoted texts, a comment to the end of the line, marks, and words.
const PARTS =
  /"(?:[^"\\]|\\.)*"?|'[^']*'?|(?<=^|\s)#.*|[[\]{},]|:(?=\s|$)|(?<=^|\s)-(?=\s|$)|[^\s[\]{},:](?:[^\s[\]{},:]|:(?!\s|$))*/g;
const MARKS = "[]{},:-";
const COLON = /\s*:(?:\s|$)/y;

/** Finds the keys, comments and marks of a line; it knows nothing of the lines above, such as texts over several lines. */
export function yamlPartsOf(line: string): readonly YamlPart[] {
  const parts: YamlPart[] = [];
  for (const { 0: text, index: from } of line.matchAll(PARTS)) {
    const to = from + text.length;
    if (text.startsWith("#")) parts.push({ kind: "comment", from, to });
    else if (MARKS.includes(text)) parts.push({ kind: "mark", from, to });
    else if (isKey(line, to)) parts.push({ kind: "key", from, to });
  }
  return parts;
}

function isKey(line: string, end: number): boolean {
  COLON.lastIndex = end;
  return COLON.test(line);
}
