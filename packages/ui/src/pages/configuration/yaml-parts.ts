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
const COLON = /^\s*:(?:\s|$)/;

/** Finds the keys, comments and marks of a line; it knows nothing of the lines above, such as texts over several lines. */
export function yamlPartsOf(line: string): readonly YamlPart[] {
  const parts: YamlPart[] = [];
  for (const { 0: text, index: from } of line.matchAll(PARTS)) {
    const to = from + text.length;
    if (text.startsWith("#")) parts.push({ kind: "comment", from, to });
    else if (MARKS.includes(text)) parts.push({ kind: "mark", from, to });
    else if (COLON.test(line.slice(to, to + MOST_BLANKS))) parts.push({ kind: "key", from, to });
  }
  return parts;
}

/** Characters between a key and its colon that are looked at. */
const MOST_BLANKS = 8;
