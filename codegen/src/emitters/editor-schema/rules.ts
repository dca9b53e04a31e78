import type { Condition, ConditionRule, CountRule } from "../../model/node.ts";
import type { EditorSchema } from "./index.ts";

/** How many of some properties are set, as draft-07 says it. */
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

/** A rule of conditions, as draft-07 says it. */
export function ruleSchema({ when, then }: ConditionRule): EditorSchema {
  return { if: { allOf: when.map(condition) }, then: { allOf: then.map(condition) } };
}

function condition({ field, test, values, default: fallback }: Condition): EditorSchema {
  const holdsUnset = values.some((value) => value === fallback);
  const listed = { properties: { [field]: { enum: values } } };
  switch (test) {
    case "set":
      return { required: [field] };
    case "unset":
      return { not: { required: [field] } };
    case "in":
      return holdsUnset ? listed : { ...listed, required: [field] };
    case "notIn":
      return holdsUnset ? { not: listed } : { not: { ...listed, required: [field] } };
  }
}
