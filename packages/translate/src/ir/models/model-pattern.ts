/** The wildcard in the names of models. */
export const ANY_MODEL = "*";

/** Whether a name matches a pattern with at most one `*`, at its beginning or end. */
export function matchesModel(name: string, pattern: string): boolean {
  if (!pattern.includes(ANY_MODEL)) return name === pattern;
  return pattern.endsWith(ANY_MODEL)
    ? name.startsWith(pattern.slice(0, -1))
    : name.endsWith(pattern.slice(1));
}
