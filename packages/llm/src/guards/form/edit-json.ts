import { copyNoted } from "@edge-gateway/kernel/json/exact-numbers";
import { isObject, without } from "../../json.ts";
import type { JsonObject } from "../../json.ts";

/** Maps a value; returns the same value if nothing changes. */
export type Edit = (value: unknown) => unknown;

/** Edits one member of an object; returns the same object if nothing changes or the member is missing. */
export function member(value: unknown, name: string, edit: Edit): unknown {
  if (!isObject(value) || !Object.hasOwn(value, name)) return value;
  const edited = edit(value[name]);
  return edited === value[name] ? value : copyNoted({ ...value, [name]: edited }, value);
}

/** Edits several members of an object in order. */
export function members(
  value: unknown,
  edits: Readonly<Record<string, Edit | undefined>>,
): unknown {
  if (!isObject(value)) return value;
  let edited: unknown = value;
  for (const name of Object.keys(edits)) {
    const edit = Object.hasOwn(value, name) ? edits[name] : undefined;
    if (edit !== undefined) edited = member(edited, name, edit);
  }
  return edited;
}

/**
 * Edits an object. If the edit changes it, the member that proves its author is removed, because the proof no
 * longer fits.
 */
export function unproven(edit: Edit, proof: string, isProof: Edit = () => true): Edit {
  return (value) => {
    const edited = edit(value);
    if (edited === value || !isObject(edited) || isProof(edited[proof]) !== true) return edited;
    return without(edited, new Set([proof]));
  };
}

/**
 * Edits each item of a list; returns the same list if nothing changes, and the same value if it is not a
 * list.
 */
export function items(value: unknown, edit: (item: unknown, place: number) => unknown): unknown {
  if (!Array.isArray(value)) return value;
  const edited = value.map((item: unknown, place) => edit(item, place));
  return edited.every((item, index) => item === value[index]) ? value : copyNoted(edited, value);
}

/** Edits every string inside a value, at any depth. */
export function everyText(value: unknown, edit: (text: string) => string): unknown {
  if (typeof value === "string") return edit(value);
  if (Array.isArray(value)) return items(value, (item) => everyText(item, edit));
  if (!isObject(value)) return value;
  const deep: Edit = (one) => everyText(one, edit);
  return members(value, Object.fromEntries(Object.keys(value).map((name) => [name, deep])));
}

/** Applies an edit that must return an object. */
export function objectAfter(value: unknown, before: JsonObject): JsonObject {
  return isObject(value) ? value : before;
}
