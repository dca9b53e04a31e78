/** The names are kept, because many routes have the same policies, which do not change when a file is read again. */
const KNOWN = new WeakMap<object, ReadonlySet<string>>();

/** The names of the fields of a value that never changes, at any depth. */
export function fieldsWithin(value: object): ReadonlySet<string> {
  const known = KNOWN.get(value);
  if (known !== undefined) return known;
  const names = new Set<string>();
  collect(value, names);
  KNOWN.set(value, names);
  return names;
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    collect(inner, names);
  }
}
