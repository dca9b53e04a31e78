import type { Cursor } from "../../document/cursor.ts";

/** The texts below a place at a path; `*` matches every item or entry, `0` the first item. */
export function textsAt(place: Cursor, [name, ...rest]: readonly string[]): readonly Cursor[] {
  if (name === undefined) return [place];
  const next =
    name === "*"
      ? [...place.items(), ...place.entries().map(([, entry]) => entry)]
      : name === "0"
        ? place.items().slice(0, 1)
        : [place.at(name)];
  return next.flatMap((inner) => textsAt(inner, rest));
}
