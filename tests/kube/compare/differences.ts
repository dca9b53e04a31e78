import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** A disagreement between the API server and the generated code. */
export interface Difference {
  readonly kind: string;
  /** The place, with `[]` and `{}` instead of indexes and keys. */
  readonly place: string;
  /** How a valid document was changed; `valid` if it was not. */
  readonly mutation: string;
  readonly what: DifferenceName;
  readonly detail: string;
}

/** The kind of disagreement between the API server and the generated code. */
export type DifferenceName =
  | "only the server accepts"
  | "only the server refuses"
  | "both accept a fault"
  | "both refuse what was made to be valid"
  | "the server says another place"
  | "the validator says another place"
  | "the server says another reason"
  | "the validator says another reason"
  | "other defaults";

/** An intended difference, with its reason. The file that lists them may only become shorter. */
export interface AcceptedDifference {
  readonly what: DifferenceName;
  /** Regular expressions that must match the whole text. */
  readonly mutation: string;
  readonly place: string;
  readonly detail?: string;
  readonly reason: string;
}

const FILE = new URL("../accepted-differences.yaml", import.meta.url);

/** Reads the intended differences. */
export function readAccepted(): readonly AcceptedDifference[] {
  return parse(readFileSync(FILE, "utf8"));
}

/** Differences that are not intended; and the intended ones that occurred. */
export function judged(
  differences: readonly Difference[],
  accepted: readonly AcceptedDifference[],
): { readonly open: readonly Difference[]; readonly unused: readonly AcceptedDifference[] } {
  const fits = (one: AcceptedDifference, difference: Difference): boolean =>
    one.what === difference.what &&
    matches(one.mutation, difference.mutation) &&
    matches(one.place, `${difference.kind} ${difference.place}`) &&
    matches(one.detail ?? ".*", difference.detail);
  return {
    open: differences.filter((difference) => !accepted.some((one) => fits(one, difference))),
    unused: accepted.filter((one) => !differences.some((difference) => fits(one, difference))),
  };
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "su").test(text);
}

/** Writes a difference as a line of the report. */
export function inWords({ kind, place, mutation, what, detail }: Difference): string {
  return `${kind} ${place || "/"}: ${mutation}: ${what}: ${detail}`;
}
