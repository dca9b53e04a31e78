import type { ObjectSelector, SelectorRequirement } from "@edge-gateway/generated/types/index.ts";

type LabelSet = Readonly<Record<string, string>>;

/** Whether labels meet every requirement of a selector; an empty selector matches everything. */
export function isSelected(labels: LabelSet, selector: ObjectSelector): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector;
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every((requirement) => isMet(labels, requirement))
  );
}

function isMet(labels: LabelSet, { key, operator, values = [] }: SelectorRequirement): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
  switch (operator) {
    case "In":
      return value !== undefined && values.includes(value);
    case "NotIn":
      return value === undefined || !values.includes(value);
    case "Exists":
      return value !== undefined;
    case "DoesNotExist":
      return value === undefined;
  }
}
