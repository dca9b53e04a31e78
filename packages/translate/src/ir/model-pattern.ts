/** Stands for any text in the names that a model is asked for by. */
export const ANY_MODEL = "*";

/** Whether a name is that of a pattern, which has at most one `*`, at its beginning or its end. */
export function matchesModel(name: string, pattern: string): boolean {
  if (!pattern.includes(ANY_MODEL)) return name === pattern;
  return pattern.endsWith(ANY_MODEL)
    ? name.startsWith(pattern.slice(0, -1))
    : name.endsWith(pattern.slice(1));
}
