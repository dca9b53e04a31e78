import { removeValue } from "@edge-gateway/translate/document/write/change-yaml";
import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { member } from "../../components/member.ts";
import { pathTo } from "../../components/change/place-of-object.ts";
import type { Path } from "../../components/change/place-of-object.ts";
import { addressOfFinding, userOf } from "./user-of.ts";

/** Lists of references of which each object that has one needs at least one item. */
const LISTS = ["backends", "parentRefs", "targetRefs", "targets"];
const IN_LIST = new RegExp(`\\.(?:${LISTS.join("|")})\\[\\d+\\]`);
/** What a policy says is in a part of an object with one of these names. */
const IN_POLICY = /\.(?:policies|traffic|backend|frontend)[.[]/;
/** A policy for a listener: another listener may take the hosts of one that is removed, without the policy. */
const OF_PART = /\.targetRefs\[\d+\]\.sectionName$/;

/**
 * Whether what has these references can be removed with what they refer to. A reference elsewhere, such as that of a
 * policy to a secret, and that to a part of a target, are left to the person: without the policy, a route would be open.
 */
export function areListed(references: readonly string[]): boolean {
  return references.every(
    (place) => IN_LIST.test(place) && !IN_POLICY.test(place) && !OF_PART.test(place),
  );
}

/**
 * The text without references: without the items that have them, or, where no item is left, without the object.
 * @param references their places in the text, as findings name them
 */
export function withoutUsers(text: string, references: readonly string[]): string {
  const values = valuesIn(text);
  const items = references.flatMap((place) => {
    const path = pathTo(values, addressOfFinding(place)) ?? [];
    const end = path.findLastIndex((token, depth) => isItem(token, path[depth - 1]));
    return end < 0 ? [] : [{ place, item: path.slice(0, end + 1), list: path.slice(0, end) }];
  });
  const removed = items.map(({ place, item, list }) => {
    const among = items.filter((other) => keyOf(other.list) === keyOf(list));
    const isLast = new Set(among.map((each) => keyOf(each.item))).size === sizeOf(values, list);
    return (isLast ? pathTo(values, userOf(place).address) : undefined) ?? item;
  });
  return [...new Map(removed.map((path) => [keyOf(path), path])).values()]
    .toSorted(lastFirst)
    .reduce(removeValue, text);
}

function isItem(token: string | number, list: string | number | undefined): boolean {
  return typeof token === "number" && LISTS.includes(String(list));
}

function sizeOf(values: unknown, list: Path): number {
  return Object.keys(Object(member(values, ...list))).length;
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** What is removed later must not have another position by then. */
function lastFirst(first: Path, second: Path): number {
  const depth = first.findIndex((token, index) => token !== second[index]);
  const [one, other] = [first[depth], second[depth]];
  if (typeof one === "number" && typeof other === "number") return other - one;
  return String(one) < String(other) ? -1 : 1;
}
