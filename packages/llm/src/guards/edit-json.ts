import { isObject } from "../json.ts";
import type { JsonObject } from "../json.ts";

/** Makes another value of one, or gives back the same. */
export type Edit = (value: unknown) => unknown;

/** The object with one member edited; the same object where nothing changes, or there is no such member. */
export function member(value: unknown, name: string, edit: Edit): unknown {
  if (!isObject(value) || !Object.hasOwn(value, name)) return value;
  const edited = edit(value[name]);
  return edited === value[name] ? value : { ...value, [name]: edited };
}

/** The object after several edits of its members, one after another. */
export function members(
  value: unknown,
  edits: Readonly<Record<string, Edit | undefined>>,
): unknown {
  return Object.entries(edits).reduce(
    (edited, [name, edit]) => (edit === undefined ? edited : member(edited, name, edit)),
    value,
  );
}

/** The list with each item edited; the same list where nothing changes, or it is not a list. */
export function items(value: unknown, edit: Edit): unknown {
  if (!Array.isArray(value)) return value;
  const edited = value.map((item: unknown) => edit(item));
  return edited.every((item, index) => item === value[index]) ? value : edited;
}

/** Every text inside a value, however deep. */
export function everyText(value: unknown, edit: (text: string) => string): unknown {
  if (typeof value === "string") return edit(value);
  if (Array.isArray(value)) return items(value, (item) => everyText(item, edit));
  if (!isObject(value)) return value;
  const deep: Edit = (one) => everyText(one, edit);
  return members(value, Object.fromEntries(Object.keys(value).map((name) => [name, deep])));
}

/** An object stays an object, whatever is edited in it. */
export function objectAfter(value: unknown, before: JsonObject): JsonObject {
  return isObject(value) ? value : before;
}
