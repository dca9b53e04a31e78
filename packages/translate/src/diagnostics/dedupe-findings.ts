import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { Finding } from "./diagnostic.ts";
import { parentOf, pointerTo } from "./pointer.ts";

/** Keywords whose violations are less specific than other violations of the same value. */
const OUTWEIGHED: Readonly<Record<string, readonly string[]>> = {
  type: ["enum"],
  pattern: ["empty"],
  minLength: ["pattern"],
  maxLength: ["pattern"],
  "x-increasing": ["x-map-keys"],
  "none of several": ["x-rules"],
  "x-at-least-one-of": ["x-rules"],
};

/**
 * Of several violations with the same cause, keeps the most specific one; of a broken rule, keeps
 * one violation per place that breaks it.
 */
export function distinctViolations(violations: readonly Violation[]): readonly Violation[] {
  const found = new Set(violations.map(identity));
  const distinct = violations.filter((violation) => {
    const outweighing = OUTWEIGHED[kind(violation)] ?? [];
    return !outweighing.some((other) => found.has(`${other} ${violation.pointer}`));
  });
  return distinct.flatMap(eachPlace);
}

function eachPlace(violation: Violation): readonly Violation[] {
  const { wrong } = violation.params;
  if (!Array.isArray(wrong) || wrong.length < 2) return [violation];
  return [...new Set<unknown>(wrong)].map((place) => ({
    ...violation,
    params: { ...violation.params, wrong: [place] },
  }));
}

function identity(violation: Violation): string {
  return `${kind(violation)} ${violation.pointer}`;
}

function kind({ keyword, params }: Violation): string {
  if (keyword === "minLength" && params["limit"] === 1) return "empty";
  const { set } = params;
  const isNone = keyword === "x-exactly-one-of" && Array.isArray(set) && set.length === 0;
  return isNone ? "none of several" : keyword;
}

/** Keywords that make a value wrong regardless of other values. */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set(["enum", "required", "type"]);

/** A schema violation, and the finding that explains it. */
export interface Explained {
  readonly violation: Violation;
  readonly finding: Finding;
}

/** Removes findings about a missing key if a misspelt or unsupported key explains them. */
export function withoutConsequences(explained: readonly Explained[]): readonly Finding[] {
  const meant = meantPlaces(explained);
  const unsupported = new Set(
    explained.flatMap(({ finding: { code, pointer } }) =>
      code === "unsupported" ? [parentOf(pointer)] : [],
    ),
  );
  const known = new Set([
    ...meant,
    ...explained.flatMap(({ violation, finding }) =>
      VALUE_KEYWORDS.has(violation.keyword) ? [finding.pointer] : [],
    ),
  ]);
  return explained
    .filter(({ violation, finding }) => {
      const { pointer, params } = violation;
      if (isConsequence(violation, known)) return false;
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

/** Whether everything that breaks a rule already has its own finding. */
function isConsequence({ pointer, params }: Violation, known: ReadonlySet<string>): boolean {
  const places = [params["wrong"], params["missing"]].flatMap((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  return places.length > 0 && places.every((place) => known.has(`${pointer}${String(place)}`));
}

/** The places that misspelt keys were probably meant to have. */
export function meantPlaces(explained: readonly Explained[]): ReadonlySet<string> {
  return new Set(explained.flatMap(meantPlace));
}

function meantPlace({ violation: { pointer }, finding }: Explained): readonly string[] {
  if (finding.code !== "unknown-key" || finding.suggestion === undefined) return [];
  const [name = ""] = finding.suggestion.split(".");
  return [pointerTo(parentOf(pointer), name)];
}

/** The findings about values that have no other finding. */
export function aboutOtherPlaces(
  findings: readonly Finding[],
  wrong: ReadonlySet<string>,
): readonly Finding[] {
  return findings.filter(({ pointer, severity }) => severity === "warning" || !wrong.has(pointer));
}
