import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import type { Draft } from "./drafting.ts";

/** A finding at an object that names the member that the object lacks. */
const LACKS = /^`?([\w.]+)`? must be set/;

/** The findings of a form by the names of its fields; those of no field have an empty name. */
export function byField(
  findings: readonly AdminFinding[],
  places: Draft["places"],
): ReadonlyMap<string, readonly string[]> {
  // The place of a name may contain those of other fields.
  const paths = Object.entries(places).toSorted(
    ([, first], [, second]) => second.length - first.length,
  );
  const found = new Map<string, string[]>();
  for (const { path, ...finding } of findings) {
    const lacking = `${path}.${LACKS.exec(finding.message)?.[1] ?? ""}`;
    const [name = ""] =
      paths.find(([, place]) => place === lacking) ??
      paths.find(([, place]) => isWithin(path, place)) ??
      [];
    const text = saidOf(finding);
    const texts = found.get(name);
    if (texts === undefined) found.set(name, [text]);
    else texts.push(text);
  }
  return found;
}

/** A finding in words. */
export function saidOf({
  message,
  severity,
  suggestion,
}: Pick<AdminFinding, "message" | "severity" | "suggestion">): string {
  const said = suggestion === undefined ? message : `${message}; did you mean ${suggestion}?`;
  return severity === "warning" ? `Warning: ${said}` : said;
}

/** Those of the findings that a text had not before it was changed. */
export function newFindings(
  findings: readonly AdminFinding[],
  before: readonly AdminFinding[],
): readonly AdminFinding[] {
  const known = new Set(before.map(({ path, message }) => `${path} ${message}`));
  return findings.filter(({ path, message }) => !known.has(`${path} ${message}`));
}

/** Whether a finding is at a place, or in it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || (path.startsWith(place) && /^[.[]/.test(path.slice(place.length)));
}
