import type { Condition, ConditionRule, ConditionTest } from "../model/node.ts";
import { celLiteral, celProperty, celText } from "./cel.ts";
import type { CelRule } from "./cel.ts";
import { ruleSentence } from "./rules.ts";

/** The rule for the API server. */
export function ruleCelRule(rule: ConditionRule): CelRule {
  const unless = rule.when.map((condition) => celCondition(condition, true));
  const then = rule.then.map((condition) => celCondition(condition, false)).join(" && ");
  const last = rule.then.length > 1 ? `(${then})` : then;
  return { rule: [...unless, last].join(" || "), message: ruleSentence(rule) };
}

function celCondition(condition: Condition, negated: boolean): string {
  return celConditionAt(condition, condition.field.split("."), "self", negated);
}

/** Lists are tested item by item; an absent property counts as unset. */
function celConditionAt(
  condition: Condition,
  path: readonly string[],
  root: string,
  negated: boolean,
): string {
  if (condition.test === "different")
    return celConditionAt({ ...condition, test: "same" }, path, root, !negated);
  const items = path.findIndex((name) => name === "*" || name === "+");
  if (items < 0 && negated && opposite(condition).test === condition.test)
    return `!${celTest(condition, path, root)}`;
  if (items < 0) return celTest(negated ? opposite(condition) : condition, path, root);
  const before = path.slice(0, items);
  const below = path.slice(items + 1);
  const inner =
    condition.test === "same"
      ? `${celPath("item", below)} == ${celPath(`${celPath(root, before)}[0]`, below)}`
      : celConditionAt(condition, below, "item", false);
  const present = celPresence(root, before);
  if (path[items] === "+") {
    const exists = `(${present} && ${celPath(root, before)}.exists(item, ${inner}))`;
    return negated ? `!${exists}` : exists;
  }
  const all = `${celPath(root, before)}.all(item, ${inner})`;
  return negated ? `(${present} && !${all})` : `(!(${present}) || ${all})`;
}

const OPPOSITES = {
  ...({ set: "unset", unset: "set", in: "notIn", notIn: "in" } as const),
  ...({ matches: "notMatches", notMatches: "matches" } as const),
  ...({ atMost: "atMost", noLongerThan: "noLongerThan" } as const),
  ...({ has: "lacks", lacks: "has", atMostItems: "moreItems", moreItems: "atMostItems" } as const),
  ...({ same: "different", different: "same" } as const),
};

function opposite(condition: Condition): Condition {
  return { ...condition, test: OPPOSITES[condition.test] };
}

function celTest(condition: Condition, path: readonly string[], root: string): string {
  const { test, default: fallback } = condition;
  const present = celPresence(root, path);
  const absent = path.length === 1 ? `!${present}` : `!(${present})`;
  if (test === "set") return path.length === 1 ? present : `(${present})`;
  if (test === "unset") return absent;
  const holds = celValueTest(condition, celPath(root, path), root);
  // The API server fills in defaults before it checks rules, so a property with a default is always
  // set.
  const always = fallback !== undefined || path.length === 0;
  if (always && (test === "in" || test === "notIn")) return holds;
  return HOLDS_UNSET.includes(test) ? `(${absent} || ${holds})` : `(${present} && ${holds})`;
}

const HOLDS_UNSET: readonly ConditionTest[] = [
  ...(["notIn", "notMatches", "atMost", "noLongerThan", "lacks", "atMostItems"] as const),
];

/** A test of a property that is set. */
function celValueTest({ test, values }: Condition, property: string, root: string): string {
  const [first = ""] = values;
  switch (test) {
    case "in":
    case "notIn":
      return celComparison(property, values, test === "notIn");
    case "matches":
      return `${property}.matches(${celText(String(first))})`;
    case "notMatches":
      return `!${property}.matches(${celText(String(first))})`;
    case "atMost": {
      const other = [String(first)];
      return `!${celPresence(root, other)} || ${property} <= ${celPath(root, other)}`;
    }
    case "noLongerThan": {
      const other = [String(first)];
      return `!${celPresence(root, other)} || duration(${property}) <= duration(${celPath(root, other)})`;
    }
    case "has":
      return `${celLiteral(first)} in ${property}`;
    case "lacks":
      return `!(${celLiteral(first)} in ${property})`;
    case "atMostItems":
      return `${property}.size() <= ${first}`;
    case "moreItems":
      return `${property}.size() > ${first}`;
    default:
      throw new Error(`${test} compares no single value`);
  }
}

function celComparison(property: string, values: Condition["values"], negated: boolean): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return `${property} ${negated ? "!=" : "=="} ${celLiteral(only)}`;
  const listed = `${property} in [${values.map(celLiteral).join(", ")}]`;
  return negated ? `!(${listed})` : listed;
}

/** Whether every property down a path is set. */
function celPresence(root: string, path: readonly string[]): string {
  return path.map((_, index) => `has(${celPath(root, path.slice(0, index + 1))})`).join(" && ");
}

function celPath(root: string, path: readonly string[]): string {
  return path.reduce((parent, name) => celProperty(name, parent), root);
}
