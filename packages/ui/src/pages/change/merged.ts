import { isMapValue, isSame } from "@edge-gateway/translate/document/write/same-value";
import { member } from "../../components/member.ts";

/**
 * A value with the changes of two people: fields and items with names that one of them has changed are as this one wants
 * them, and of what both have changed, the own change counts.
 */
export function merged(before: unknown, own: unknown, theirs: unknown): unknown {
  if (isSame(before, own)) return theirs;
  const lists = [before, own, theirs].map(byName);
  const [old, mine, other] = lists;
  if (old !== undefined && mine !== undefined && other !== undefined)
    return mergedItems(old, mine, other);
  if (!isMapValue(before) || !isMapValue(own) || !isMapValue(theirs)) return own;
  const names = new Set([...Object.keys(theirs), ...Object.keys(own)]);
  const members = Array.from(
    names,
    (name) =>
      [name, merged(member(before, name), member(own, name), member(theirs, name))] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

type Items = ReadonlyMap<string, unknown>;

/** Items by their names, in the order of who has moved some. */
function mergedItems(before: Items, own: Items, theirs: Items): readonly unknown[] {
  const isMoved = !isSame(shared(before, own), shared(own, before));
  const [first, second] = isMoved ? [own, theirs] : [theirs, own];
  return Array.from(new Set([...first.keys(), ...second.keys()]), (name) =>
    merged(before.get(name), own.get(name), theirs.get(name)),
  ).filter((item) => item !== undefined);
}

/** The names that others have too, in their order. */
function shared(items: Items, others: Items): readonly string[] {
  return Array.from(items.keys()).filter((name) => others.has(name));
}

/** The items of a list by their names; undefined if it is none, or if a name is missing or given twice. */
function byName(list: unknown): Items | undefined {
  if (!Array.isArray(list)) return undefined;
  const names = list.map((item) => member(item, "name"));
  const items = new Map(
    names
      .filter((name) => typeof name === "string")
      .map((name, index) => [name, list[index]] as const),
  );
  return items.size === list.length ? items : undefined;
}
