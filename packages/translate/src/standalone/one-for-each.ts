import type { Violation } from "@edge-gateway/generated/validators/violation.d.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { pointerTo } from "../pointer.ts";

/** Keywords that say less than others do about the same value. */
const OUTWEIGHED: Readonly<Record<string, readonly string[]>> = {
  pattern: ["empty"],
  minLength: ["pattern"],
  maxLength: ["pattern"],
  "x-increasing": ["x-map-keys"],
  "x-exactly-one-of": ["x-rules"],
  "x-at-least-one-of": ["x-rules"],
};

/** Of several violations by one mistake, the one that says most. */
export function distinctViolations(violations: readonly Violation[]): readonly Violation[] {
  const found = new Set(violations.map(identity));
  return violations.filter((violation) => {
    const outweighing = OUTWEIGHED[kind(violation)] ?? [];
    return !outweighing.some((other) => found.has(`${other} ${violation.pointer}`));
  });
}

function identity(violation: Violation): string {
  return `${kind(violation)} ${violation.pointer}`;
}

function kind({ keyword, params }: Violation): string {
  return keyword === "minLength" && params["limit"] === 1 ? "empty" : keyword;
}

/** A violation with what is said about it. */
export interface Explained {
  readonly violation: Violation;
  readonly finding: Finding;
}

/** What is missing only because its key is misspelt, or not supported, is no mistake of its own. */
export function withoutConsequences(explained: readonly Explained[]): readonly Finding[] {
  const meant = meantPlaces(explained);
  const unsupported = new Set(
    explained.flatMap(({ finding: { code, pointer } }) =>
      code === "unsupported" ? [parentOf(pointer)] : [],
    ),
  );
  return explained
    .filter(({ violation: { pointer, params }, finding }) => {
      if (isMeant(pointer, params, meant)) return false;
      if (finding.code !== "missing-key" || meant.has(finding.pointer)) {
        return finding.code !== "missing-key";
      }
      const names: unknown = params["names"];
      if (!Array.isArray(names)) return true;
      return (
        !unsupported.has(pointer) && !names.some((name) => meant.has(pointerTo(pointer, name)))
      );
    })
    .map(({ finding }) => finding);
}

/** Whether a rule only lacks what misspelt keys were meant to be. */
function isMeant(
  pointer: string,
  { wrong, missing }: Violation["params"],
  meant: ReadonlySet<string>,
): boolean {
  const places = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);
  const lacking = places(missing);
  return (
    places(wrong).length === 0 &&
    lacking.length > 0 &&
    lacking.every((place) => meant.has(`${pointer}${String(place)}`))
  );
}

/** The places that misspelt keys should have. */
export function meantPlaces(explained: readonly Explained[]): ReadonlySet<string> {
  return new Set(explained.flatMap(meantPlace));
}

function meantPlace({ violation: { pointer }, finding }: Explained): readonly string[] {
  if (finding.code !== "unknown-key" || finding.suggestion === undefined) return [];
  const [name = ""] = finding.suggestion.split(".");
  return [pointerTo(parentOf(pointer), name)];
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

/** The findings about values that nothing is known to be wrong with. */
export function aboutOtherPlaces(
  findings: readonly Finding[],
  wrong: ReadonlySet<string>,
): readonly Finding[] {
  return findings.filter(({ pointer, severity }) => severity === "warning" || !wrong.has(pointer));
}
