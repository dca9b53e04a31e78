import { violationOf } from "./messages.ts";
import type { AjvError } from "./messages.ts";
import type { Violation } from "./violation.ts";

export { bytes, characters, milliseconds } from "./amounts.ts";
export { brokenRule, conditionHolds, ruleFault, setOf } from "./conditions.ts";
export { offendingItem } from "./item-rules.ts";
export {
  duplicateAcross,
  duplicateKey,
  notIncreasing,
  omittedEarly,
  repeatedItem,
} from "./list-rules.ts";

/** The context of a value: some rules hold only in Kubernetes objects. */
export interface ValidationContext {
  readonly isResource: boolean;
}

/** A validator that ajv generates: after a call its errors are on the function. */
export interface AjvFunction {
  (this: ValidationContext, value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** All violations of a value; empty if the value is valid. */
export function violationsOf(
  validate: AjvFunction,
  value: unknown,
  context: ValidationContext = ELSEWHERE,
): readonly Violation[] {
  if (validate.call(context, value)) return [];
  return (validate.errors ?? []).map(violationOf).filter((violation) => violation !== undefined);
}

/**
 * Appends the errors of a part to the errors found before; reuses one of the two lists if the other
 * is empty.
 */
export function joined(before: AjvError[] | null, part: AjvError[]): AjvError[] {
  if (before === null) return part;
  for (const error of part) before.push(error);
  return before;
}

const ELSEWHERE: ValidationContext = { isResource: false };

/** Whether two JSON values are equal. */
export function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
    return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const entries = Object.entries(left);
  const others = new Map(Object.entries(right));
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && equal(value, others.get(name)))
  );
}
