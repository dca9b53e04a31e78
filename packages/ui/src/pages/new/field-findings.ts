import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import type { Draft } from "./drafting.ts";

/** A finding at an object that names the member that the object lacks. */
const LACKS = /^`?([\w.]+)`? must be set/;

/** The code of findings about what receives no request. */
const UNREACHABLE = "unreachable";
/** The fields that say which requests a form leads to something. */
const PATH_FIELD = "path";

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
    const atPath = finding.code === UNREACHABLE && isWithin(places[PATH_FIELD] ?? "", path);
    const lacking = `${path}.${LACKS.exec(finding.message)?.[1] ?? ""}`;
    const [name = ""] = atPath
      ? [PATH_FIELD]
      : (paths.find(([, place]) => place === lacking) ??
        paths.find(([, place]) => isWithin(path, place)) ??
        []);
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

/** Why what a form has added receives no request, as a text was judged; empty if it receives some. */
export function lostBy(
  findings: readonly Pick<AdminFinding, "code" | "path" | "message">[],
  places: Draft["places"],
): string {
  const at = places[PATH_FIELD];
  const found = findings.find(
    ({ code, path }) => code === UNREACHABLE && at !== undefined && isWithin(at, path),
  );
  return found?.message ?? "";
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
