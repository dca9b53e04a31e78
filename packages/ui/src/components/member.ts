/** A member of a value, by the names and positions that lead to it; undefined if there is none. */
export function member(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (Object.hasOwn(Object(inner), name) ? Object(inner)[name] : undefined),
    value,
  );
}
