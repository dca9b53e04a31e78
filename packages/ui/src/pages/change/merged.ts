import { isMapValue, isSame } from "@edge-gateway/translate/document/write/same-value";
import { member } from "../../components/member.ts";

/**
 * A value with the changes of two people: fields that one of them has changed are as this one wants them, and of what
 * both have changed, the own change counts.
 */
export function merged(before: unknown, own: unknown, theirs: unknown): unknown {
  if (isSame(before, own)) return theirs;
  if (!isMapValue(before) || !isMapValue(own) || !isMapValue(theirs)) return own;
  const names = new Set([...Object.keys(theirs), ...Object.keys(own)]);
  const members = Array.from(
    names,
    (name) =>
      [name, merged(member(before, name), member(own, name), member(theirs, name))] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
