/** Matches a string in JSON, and the colon that makes the string a member's name. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/**
 * Whether any object in valid JSON text has a duplicate name, at any depth: then the text contains more names
 * than the parsed value.
 */
export function hasDuplicates(text: string): boolean {
  let names = 0;
  for (const [, colon] of text.matchAll(STRING)) if (colon !== undefined) names += 1;
  for (const object of objectsIn(JSON.parse(text))) names -= Object.keys(object).length;
  return names > 0;
}

/**
 * Whether any object in valid JSON text has two names that differ in their case only, at any depth: readers that
 * ignore case, as libraries of Go and C# do, use either of the values.
 */
export function hasSimilarNames(text: string): boolean {
  return objectsIn(JSON.parse(text)).some((object) => {
    const names = Object.keys(object);
    return names.length > 1 && new Set(names.map(withoutCase)).size < names.length;
  });
}

/** A name without its case. Upper case comes first: the long s has no lower case of its own. */
export function withoutCase(name: string): string {
  return name.toUpperCase().toLowerCase();
}

/** The objects in a value, at any depth. It does not recurse, because values may be nested deeply. */
function objectsIn(value: unknown): readonly object[] {
  const objects: object[] = [];
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next)) objects.push(next);
    for (const member of Object.values(next)) open.push(member);
  }
  return objects;
}
