/** Matches a string in JSON, and the colon that makes the string a member's name. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Whether any object in valid JSON text has a duplicate name, at any depth: then the text contains more names
 * than the parsed value.
 */
export function hasDuplicates(text: string): boolean {
  let names = 0;
  for (const [, colon] of text.matchAll(STRING)) if (colon !== undefined) names += 1;
  return names > namesIn(JSON.parse(text));
}

/** Counts the names in a value. It does not recurse, because values may be nested deeply. */
function namesIn(value: unknown): number {
  let names = 0;
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    const members: unknown[] = Object.values(next);
    if (!Array.isArray(next)) names += members.length;
    for (const member of members) open.push(member);
  }
  return names;
}
