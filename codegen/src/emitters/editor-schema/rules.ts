import type { Condition, ConditionRule, CountRule, FormatRule } from "../../model/node.ts";
import type { Format } from "../../model/model.ts";

/** A draft-07 schema, which editors support. */
export type EditorSchema = Readonly<Record<string, unknown>>;

/** A rule on the number of set properties in draft-07. */
export function countSchemas({ count, names }: CountRule): readonly EditorSchema[] {
  const branches = names.map((name) => ({ required: [name] }));
  switch (count) {
    case "exactlyOne":
      return [{ oneOf: branches }];
    case "atLeastOne":
      return [{ anyOf: branches }];
    case "atMostOne":
      return names.flatMap((name, index) =>
        names.slice(index + 1).map((other) => ({ not: { required: [name, other] } })),
      );
  }
}

/** A conditional rule in draft-07. */
export function ruleSchema({ when, then }: ConditionRule): EditorSchema {
  if (when.some(({ test }) => UNCOMPARED.includes(test))) return {};
  const wanted = { allOf: then.map(condition) };
  return when.length === 0 ? wanted : { if: { allOf: when.map(condition) }, then: wanted };
}

/** The format of texts as far as a pattern can express it. */
export function formatSchema(
  { field, when }: FormatRule,
  { says, pattern }: Format,
): readonly EditorSchema[] {
  if (pattern === undefined) return [];
  const text = { pattern, patternErrorMessage: `must be ${says}` };
  const then = field.split(".").reduceRight<EditorSchema>(inside, text);
  return [when.length === 0 ? then : { if: { allOf: when.map(condition) }, then }];
}

/** Applies a schema to the value at a name; `*` is every item of a list, `0` the first. */
function inside(schema: EditorSchema, name: string): EditorSchema {
  if (name === "*") return { items: schema };
  return name === "0" ? { items: [schema] } : { properties: { [name]: schema } };
}

/** Draft-07 cannot compare two values of a document. */
const UNCOMPARED: readonly Condition["test"][] = ["atMost", "noLongerThan", "same", "different"];

function condition(tested: Condition): EditorSchema {
  return conditionAt(tested, tested.field.split("."));
}

const HOLDS_WHEN_ABSENT: readonly Condition["test"][] = ["unset", "notIn", "notMatches"];

/** A condition on a path: the last name is tested, and an absent value counts as not set. */
function conditionAt(tested: Condition, [name = "", ...below]: readonly string[]): EditorSchema {
  if (name === "*") return { items: itemAt(tested, below) };
  if (name === "+") return { contains: itemAt(tested, below) };
  if (below.length === 0) return test({ ...tested, field: name });
  const inner = { properties: { [name]: conditionAt(tested, below) } };
  const mayBeAbsent = below[0] === "*" || HOLDS_WHEN_ABSENT.includes(tested.test);
  return mayBeAbsent ? inner : { ...inner, required: [name] };
}

function itemAt(tested: Condition, below: readonly string[]): EditorSchema {
  if (below.length > 0) return conditionAt(tested, below);
  const listed = { enum: tested.values };
  return tested.test === "in" ? listed : { not: listed };
}

function test(tested: Condition): EditorSchema {
  const { field, test: wanted, values, default: fallback } = tested;
  const [first] = values;
  const known = (schema: EditorSchema): EditorSchema => ({ properties: { [field]: schema } });
  const listed = oneOf(tested);
  const like = { ...known({ type: "string", pattern: String(first) }), required: [field] };
  const few = known({ maxItems: first });
  const hasMore = Array.isArray(fallback) && fallback.length > Number(first);
  switch (wanted) {
    case "matches":
      return like;
    case "notMatches":
      return { not: like };
    case "has":
      return { ...known({ contains: { const: first } }), required: [field] };
    case "lacks":
      return known({ not: { contains: { const: first } } });
    case "atMostItems":
      return hasMore ? { ...few, required: [field] } : few;
    case "moreItems":
      return { not: hasMore ? { ...few, required: [field] } : few };
    case "set":
      return { required: [field] };
    case "unset":
      return { not: { required: [field] } };
    case "in":
      return listed;
    case "notIn":
      return { not: listed };
    default:
      return {};
  }
}

function oneOf({ field, values, default: fallback }: Condition): EditorSchema {
  const listed = { properties: { [field]: { enum: values } } };
  return values.some((value) => value === fallback) ? listed : { ...listed, required: [field] };
}
