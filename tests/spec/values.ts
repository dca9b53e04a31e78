/**
 * A copy of a value with another one at a path; missing objects and lists on the path are created.
 */
export function put(value: unknown, path: readonly string[], inner: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return inner;
  if (isIndex(name)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const index = Number(name);
    return [...list.slice(0, index), put(list[index], rest, inner), ...list.slice(index + 1)];
  }
  const fields = new Map(Object.entries(Object(value)));
  return Object.fromEntries(fields.set(name, put(fields.get(name), rest, inner)));
}

/** Reads the value at a path. */
export function get(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, name) => new Map(Object.entries(Object(current))).get(name),
    value,
  );
}

/** A value without the property at a path. */
export function drop(value: unknown, path: readonly string[]): unknown {
  const parent = get(value, path.slice(0, -1));
  const rest = Object.entries(Object(parent)).filter(([name]) => name !== path.at(-1));
  return put(value, path.slice(0, -1), Object.fromEntries(rest));
}

/**
 * A template in which `#` is replaced by a number, in every string; a string `#` alone becomes a
 * number, from 1.
 */
export function numbered(template: unknown, number: number): unknown {
  if (template === "#") return number + 1;
  if (typeof template === "string") return template.replaceAll("#", String(number));
  if (Array.isArray(template)) return template.map((item) => numbered(item, number));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, item]) => [name, numbered(item, number)]),
  );
}

/** The names in a path: `.` means the value itself, `*` an entry with any name. */
export function pathOf(text: string): readonly string[] {
  return text === "." ? [] : text.split("/").map((name) => (name === "*" ? "entry" : name));
}

function isIndex(name: string): boolean {
  return /^[0-9]+$/u.test(name);
}
