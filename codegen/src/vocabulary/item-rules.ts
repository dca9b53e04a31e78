import type { ItemRule } from "@edge-gateway/schema-runtime/validation/item-rules";
import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { Model } from "../model/model.ts";
import type { ListNode, MapNode } from "../model/node.ts";
import type { Place } from "../problem.ts";
import { joined } from "./rules.ts";

/** `x-item-rules`: rules between the items of a list, or the values of a map. */
export function parseItemRules(raw: JsonObject, place: Place): readonly ItemRule[] {
  const value = raw["x-item-rules"] ?? [];
  const at = place.child("x-item-rules");
  const rules: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  return rules.flatMap((rule, index) => {
    if (isItemRule(rule)) return [rule];
    at.child(index).report(
      "must be {distinct: names, having: name, says: sentence}, {alike: names, by: names}, {atMostOne: name, in: values}, {together: name, in: groups of values} or {atMost: number, across: name}",
    );
    return [];
  });
}

function isItemRule(rule: JsonValue): rule is JsonObject & ItemRule {
  if (!isObject(rule)) return false;
  const { distinct, having = "", says = "", alike, by, atMostOne, together, in: values } = rule;
  const { atMost, across } = rule;
  const isDistinct =
    isStringList(distinct) && typeof having === "string" && typeof says === "string";
  const fits: Readonly<Record<string, boolean>> = {
    distinct: isDistinct,
    "distinct having": isDistinct,
    "distinct says": isDistinct,
    "distinct having says": isDistinct,
    "alike by": isStringList(alike) && isStringList(by),
    "atMostOne in": typeof atMostOne === "string" && Array.isArray(values),
    "together in": typeof together === "string" && isListOfLists(values),
    "atMost across": typeof atMost === "number" && typeof across === "string",
  };
  return fits[Object.keys(rule).join(" ")] === true;
}

function isListOfLists(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.every((item: JsonValue) => Array.isArray(item));
}

/** The rule as a sentence, for messages and the reference. */
export function itemRuleSentence(rule: ItemRule): string {
  if ("distinct" in rule)
    return rule.says ?? `no two items may have the same ${joined(rule.distinct, "and")}`;
  if ("alike" in rule)
    return `items with the same ${joined(rule.by, "and")} must set the same of ${joined(rule.alike, "and")}`;
  if ("atMostOne" in rule)
    return `at most one item may have the ${rule.atMostOne} ${joined(rule.in.map(String), "or")}`;
  if ("together" in rule) {
    const groups = rule.in.map((group) => joined(group.map(String), "or"));
    return `the ${rule.together} of all items must be of one group: ${groups.join("; ")}`;
  }
  return `all items together may have at most ${rule.atMost} ${rule.across}`;
}

/** The names of the item properties that a rule uses. */
export function namesIn(rule: ItemRule): readonly string[] {
  if ("distinct" in rule)
    return [...rule.distinct, ...(rule.having === undefined ? [] : [rule.having])];
  if ("alike" in rule) return [...rule.alike, ...rule.by];
  if ("together" in rule) return [rule.together];
  return ["atMostOne" in rule ? rule.atMostOne : rule.across];
}

/** The rules of a list or map with the defaults of the properties that they name, and their sentences. */
export function wholeItemRules(model: Model, node: ListNode | MapNode) {
  const object = model.resolve(node.kind === "list" ? node.items : node.values);
  const fields = object.kind === "object" ? object.fields : [];
  return node.itemRules.map((rule) => {
    const names = namesIn(rule);
    const known = fields.filter(
      (field) => names.includes(field.name) && field.default !== undefined,
    );
    const defaults = Object.fromEntries(known.map((field) => [field.name, field.default]));
    // An item without a required property is refused for that reason alone.
    const having = fields.find(({ name, required }) => required && names.includes(name))?.name;
    const narrowed = "distinct" in rule && having !== undefined ? { having, ...rule } : rule;
    return { ...narrowed, defaults, sentence: itemRuleSentence(rule) };
  });
}
