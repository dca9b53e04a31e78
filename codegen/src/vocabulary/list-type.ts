import { isObject, isStringList } from "../json.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { ListNode, UniqueAcross } from "../model/node.ts";
import type { Place } from "../problem.ts";
import { celProperty } from "./cel.ts";
import type { CelRule } from "./cel.ts";
import { itemRuleSentence } from "./item-rules.ts";

/** `x-last-may-omit`, `x-unique-across` and `x-increasing`: rules between the items of a list. */
export function parseBetweenItems(
  raw: JsonObject,
  place: Place,
): Pick<ListNode, "lastMayOmit" | "uniqueAcross" | "increasing"> {
  return {
    lastMayOmit: propertyName(raw["x-last-may-omit"], place.child("x-last-may-omit")),
    increasing: propertyName(raw["x-increasing"], place.child("x-increasing")),
    uniqueAcross: uniqueAcross(raw["x-unique-across"], place.child("x-unique-across")),
  };
}

function propertyName(value: JsonValue | undefined, place: Place): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  place.report("must be the name of a property of the items");
  return undefined;
}

function uniqueAcross(value: JsonValue | undefined, place: Place): ListNode["uniqueAcross"] {
  if (value === undefined) return undefined;
  if (isObject(value) && Object.keys(value).length === 2) {
    const { list, key } = value;
    if (typeof list === "string" && typeof key === "string") return { list, key };
  }
  place.report("must be {list, key}");
  return undefined;
}

/** The rules between the items in words, for the reference. */
export function itemRuleSentences({
  lastMayOmit,
  increasing,
  uniqueAcross: across,
  itemRules,
}: ListNode): readonly string[] {
  return [
    ...(lastMayOmit === undefined ? [] : [`only the last item may have no ${lastMayOmit}`]),
    ...(increasing === undefined ? [] : [`increasing by ${increasing}`]),
    ...(across === undefined
      ? []
      : [`the ${across.list} of all items together are unique by ${across.key}`]),
    ...itemRules.map(itemRuleSentence),
  ];
}

/** The rules between the items in CEL, for the API server. */
export function itemCelRules({
  lastMayOmit,
  increasing,
  uniqueAcross: across,
  itemRules,
}: ListNode): readonly CelRule[] {
  if (itemRules.length > 0) throw new Error("x-item-rules has no rule for the API server");
  if (increasing !== undefined) throw new Error("x-increasing has no rule for the API server");
  return [
    ...(lastMayOmit === undefined ? [] : [lastMayOmitRule(lastMayOmit)]),
    ...(across === undefined ? [] : [uniqueAcrossRule(across)]),
  ];
}

function lastMayOmitRule(name: string): CelRule {
  const property = celProperty(name, "item");
  return {
    rule: `self.filter(item, !has(${property})).size() <= (self.size() > 0 && !has(${celProperty(name, "self[self.size() - 1]")}) ? 1 : 0)`,
    message: `only the last item may have no ${name}`,
  };
}

function uniqueAcrossRule({ list, key }: UniqueAcross): CelRule {
  const own = celProperty(list, "item");
  const other = celProperty(list, "other");
  const same = `${celProperty(key, "right")} == ${celProperty(key, "left")}`;
  return {
    rule: `self.all(item, ${own}.all(left, self.exists_one(other, ${other}.exists(right, ${same}))))`,
    message: `the ${list} of all items together must be unique by ${key}`,
  };
}

/** `x-list-type` and `x-map-keys`: which items of a list must be unique. */
export function parseListType(
  raw: JsonObject,
  place: Place,
): Pick<ListNode, "listType" | "mapKeys"> {
  const listType = raw["x-list-type"] ?? "atomic";
  const mapKeys = raw["x-map-keys"] ?? [];
  if (listType !== "atomic" && listType !== "set" && listType !== "map") {
    place.child("x-list-type").report("must be set, map or atomic");
    return { listType: "atomic", mapKeys: [] };
  }
  if (!isStringList(mapKeys) || (listType === "map") !== mapKeys.length > 0) {
    place.child("x-map-keys").report("must name the keys when x-list-type is map, and only then");
    return { listType: "atomic", mapKeys: [] };
  }
  return { listType, mapKeys };
}

/** The rule in words; undefined if items may repeat. */
export function listTypeSentence({ listType, mapKeys }: ListNode): string | undefined {
  switch (listType) {
    case "atomic":
      return undefined;
    case "set":
      return "every item once";
    case "map":
      return `unique by ${mapKeys.join(", ")}`;
  }
}
