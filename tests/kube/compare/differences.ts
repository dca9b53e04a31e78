import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** Something in which the API server and what is generated do not agree. */
export interface Difference {
  readonly kind: string;
  /** With `[]` and `{}` in place of numbers and names of entries. */
  readonly place: string;
  /** What was done to a valid document; `valid` when nothing was. */
  readonly mutation: string;
  readonly what: DifferenceName;
  readonly detail: string;
}

/** In what the two do not agree. */
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

/** A difference that is meant, with its reason. The file that lists them only becomes shorter. */
export interface AcceptedDifference {
  readonly what: DifferenceName;
  /** Regular expressions over the whole text. */
  readonly mutation: string;
  readonly place: string;
  readonly detail?: string;
  readonly reason: string;
}

const FILE = new URL("../accepted-differences.yaml", import.meta.url);

/** The differences that are meant. */
export function readAccepted(): readonly AcceptedDifference[] {
  return parse(readFileSync(FILE, "utf8"));
}

/** Differences, without those that are meant; and which of those that are meant were met. */
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

/** One line for a person. */
export function inWords({ kind, place, mutation, what, detail }: Difference): string {
  return `${kind} ${place || "/"}: ${mutation}: ${what}: ${detail}`;
}
