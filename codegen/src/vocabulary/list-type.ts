import { isStringList } from "../json.ts";
import type { JsonObject } from "../json.ts";
import type { ListNode } from "../model/node.ts";
import type { Place } from "../problem.ts";

/** `x-list-type` and `x-map-keys`: which items of a list may stand in it once only. */
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

/** The rule as a sentence, or undefined where items may repeat. */
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
