import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { Diagnostic } from "@edge-gateway/translate";

type Path = readonly (string | number)[];

/** Chooses one of several values. */
export type Choose = <Value>(values: readonly Value[]) => Value | undefined;

/**
 * Removes the values that the findings are about. A broken reference is replaced by another name in the
 * document.
 */
export function repaired(
  document: unknown,
  errors: readonly Diagnostic[],
  choose: Choose,
): unknown {
  const places = new Map<string, Path>();
  visit(document, [], (path) => {
    places.set(readablePath(path.map((step) => `/${escaped(String(step))}`).join("")), path);
  });
  let mended = document;
  for (const { code, path, message } of errors.toReversed()) {
    const place = nearest(path, places);
    if (place.length === 0) continue;
    const isName = typeof valueAt(mended, place) === "string";
    const isLost = code === "unknown-reference" && isName;
    mended = changed(mended, place, isLost ? choose(namesIn(document, message)) : undefined);
  }
  return mended;
}

/** Finds the value at a path; if the value is missing, finds the object that should contain it. */
function nearest(path: string, places: ReadonlyMap<string, Path>): Path {
  const found = places.get(path);
  if (found !== undefined) return found;
  const end = Math.max(path.lastIndexOf("."), path.lastIndexOf("["));
  return end <= 0 ? [] : nearest(path.slice(0, end), places);
}

/** Finds the names in the section that a message mentions: `backends`, or `secrets.a`. */
function namesIn(document: unknown, message: string): readonly string[] {
  const [, section = ""] = /`(\w+)(?:\.[^`]*)?`$/.exec(message) ?? [];
  return Object.keys(Object(Object(document)[section]));
}

function escaped(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}

function visit(value: unknown, path: Path, see: (path: Path, value: unknown) => void): void {
  see(path, value);
  if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index], see));
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key], see);
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => Object(value)[step], document);
}

/** Replaces the value at a place; undefined removes it. */
function changed(document: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    return document.flatMap((item: unknown, index) => {
      if (index !== step) return [item];
      const next = changed(item, rest, value);
      return next === undefined ? [] : [next];
    });
  }
  if (typeof document !== "object" || document === null) return document;
  const entries = Object.entries(document).flatMap(([key, item]): [string, unknown][] => {
    if (key !== String(step)) return [[key, item]];
    const next = changed(item, rest, value);
    return next === undefined ? [] : [[key, next]];
  });
  return Object.fromEntries(entries);
}
