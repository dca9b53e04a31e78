import { isDeepStrictEqual } from "node:util";
import type { Condition, ConditionRule } from "../model/node.ts";
import { ruleSentence } from "../vocabulary/rules.ts";
import { breaking, compatible } from "./change.ts";
import type { Change } from "./change.ts";

/** Whether the earlier object has a property at a path of names separated by dots. */
type WasKnown = (field: string) => boolean;

/**
 * Compares the rules of two objects by what they refuse; a rule whose sentence changed is still the
 * same rule.
 */
export function compareRules(
  before: readonly ConditionRule[],
  after: readonly ConditionRule[],
  wasKnown: WasKnown,
  path: string,
): readonly Change[] {
  const isIn = (rule: ConditionRule, rules: readonly ConditionRule[]): boolean =>
    rules.some((other) => isDeepStrictEqual(rule, other));
  const always: WasKnown = () => true;
  return [
    ...after
      .filter((rule) => !isIn(rule, before))
      .map((rule) => newRule(rule, before, wasKnown, path)),
    ...before
      .filter((rule) => !isIn(rule, after) && !follows(rule, after, always))
      .map((rule) => compatible(path, `rule removed: ${ruleSentence(rule)}`)),
  ];
}

function newRule(
  rule: ConditionRule,
  before: readonly ConditionRule[],
  wasKnown: WasKnown,
  path: string,
): Change {
  const sentence = ruleSentence(rule);
  if (isAboutNew(rule, wasKnown))
    return compatible(path, `new rule on a new property: ${sentence}`);
  return follows(rule, before, wasKnown)
    ? compatible(path, `changed rule that no document broke: ${sentence}`)
    : breaking(path, `new rule: ${sentence}`);
}

/** Whether a rule can refuse only documents that set a new property. */
function isAboutNew({ when, then }: ConditionRule, wasKnown: WasKnown): boolean {
  return (
    when.some((condition) => !wasKnown(condition.field) && failsUnset(condition)) ||
    then.every((condition) => holdsUnset(condition, wasKnown))
  );
}

/** Whether a condition does not hold where the property is not set. */
function failsUnset({ test, values, default: fallback }: Condition): boolean {
  if (test === "set") return true;
  return test === "in" && !values.some((value) => value === fallback);
}

/** Whether a condition holds for every document without new properties. */
function holdsUnset({ field, test }: Condition, wasKnown: WasKnown): boolean {
  return test === "unset" && !wasKnown(field);
}

/**
 * Whether another rule refuses everything that a rule refuses: the other one applies at least as
 * often, and demands at least as much of known properties.
 */
function follows(
  rule: ConditionRule,
  others: readonly ConditionRule[],
  wasKnown: WasKnown,
): boolean {
  return others.some(
    (other) =>
      (other.of === "all" || other.of === rule.of) &&
      other.when.every((condition) => isAmong(condition, rule.when)) &&
      rule.then.every(
        (condition) => holdsUnset(condition, wasKnown) || isAmong(condition, other.then),
      ),
  );
}

function isAmong(condition: Condition, conditions: readonly Condition[]): boolean {
  return conditions.some((other) => isDeepStrictEqual(condition, other));
}
