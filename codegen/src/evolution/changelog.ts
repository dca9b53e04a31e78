import type { Change } from "./change.ts";

const CODE = /`([^`\n]+)`/g;

/**
 * The incompatible changes that no new line of the changelog names. A line names a change by its
 * path as code, or by the path of an enclosing element.
 */
export function missingEntries(
  changes: readonly Change[],
  before: string,
  after: string,
): readonly Change[] {
  const old = new Set(before.split("\n"));
  const added = after.split("\n").filter((line) => !old.has(line));
  const named = added.flatMap((line) => [...line.matchAll(CODE)].map(([, path = ""]) => path));
  return changes.filter(
    ({ level, path }) => level !== "compatible" && !named.some((name) => leadsTo(name, path)),
  );
}

/** Additions since a release whose `x-since` does not name their release. */
export function withoutSince(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ saysSince }) => saysSince === false);
}

function leadsTo(name: string, path: string): boolean {
  return path === name || (path.startsWith(name) && /^[.[]/.test(path.slice(name.length)));
}
