import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import { inPatchOrder, isPresent } from "./order.ts";
import type { PatchField, PatchType } from "./patch-types.ts";

/** The error for a patch that is not a strategic merge patch. */
export class PatchError extends Error {}

const DIRECTIVE = "$patch";
const RETAIN_KEYS = "$retainKeys";
const ORDER = "$setElementOrder/";
const DELETE_ITEMS = "$deleteFromPrimitiveList/";

/**
 * Applies a strategic merge patch, as `kubectl patch --type=strategic` does.
 * @throws {PatchError} when the patch has an unknown directive, or an item without its merge key
 */
export function strategicMerge(original: Json, patch: Json, type: PatchType): Json {
  const { [DIRECTIVE]: directive, ...rest } = patch;
  if (directive === "delete") return {};
  if (directive === "replace") return rest;
  if (directive !== undefined && directive !== "merge") throw unknownDirective(directive);
  const kept = retained(original, rest);
  const { [RETAIN_KEYS]: _, ...changes } = rest;
  const { ordered, remaining } = withOrders(kept, changes, type);
  return Object.entries(remaining).reduce<Json>(
    (merged, [name, value]) => withField(merged, name, value, type),
    ordered,
  );
}

/** Drops every field that `$retainKeys` does not list. */
function retained(original: Json, patch: Json): Json {
  const keys = patch[RETAIN_KEYS];
  if (keys === undefined) return original;
  if (!Array.isArray(keys)) throw new PatchError("$retainKeys must be a list");
  for (const [name, value] of Object.entries(patch))
    if (value !== null && !name.startsWith("$") && !keys.includes(name))
      throw new PatchError(`${name} is in the patch but not in $retainKeys`);
  return Object.fromEntries(Object.entries(original).filter(([name]) => keys.includes(name)));
}

interface Ordered {
  readonly ordered: Json;
  /** The part of the patch that is still to be merged. */
  readonly remaining: Json;
}

/** Merges the lists whose order `$setElementOrder` gives. */
function withOrders(original: Json, patch: Json, type: PatchType): Ordered {
  let ordered = original;
  const remaining = new Map(Object.entries(patch));
  for (const [directive, order] of Object.entries(patch)) {
    if (!directive.startsWith(ORDER)) continue;
    const name = directive.slice(ORDER.length);
    const field = type[name] ?? {};
    remaining.delete(directive);
    const items = remaining.get(name);
    const [old, all] = [listAt(original, name), listOf(order, directive)];
    if (items === undefined && !Array.isArray(original[name])) continue;
    const change = items === undefined ? [] : listOf(items, name);
    const stray = change.find((item) => !isDirective(item) && !isPresent(item, all, field.key));
    if (stray !== undefined) throw new PatchError(`an item of ${name} is missing in ${directive}`);
    const merged = mergeList(old, change, field, name);
    ordered = { ...ordered, [name]: inPatchOrder(merged, all, old, field.key) };
    remaining.delete(name);
  }
  return { ordered, remaining: Object.fromEntries(remaining) };
}

function withField(original: Json, name: string, value: unknown, type: PatchType): Json {
  if (name.startsWith(DELETE_ITEMS)) {
    const field = name.slice(DELETE_ITEMS.length);
    const gone = listOf(value, name);
    const old = original[field];
    if (!Array.isArray(old)) return original;
    return { ...original, [field]: old.filter((item) => !gone.includes(item)) };
  }
  if (value === null) return without(original, name);
  const { strategy, type: inner = {} } = type[name] ?? {};
  const old = original[name];
  if (isJson(value)) {
    if (strategy === "replace") return { ...original, [name]: value };
    const merged = strategicMerge(isJson(old) ? old : {}, value, inner);
    const isGone = value[DIRECTIVE] === "delete";
    return isGone && !isJson(old) ? original : { ...original, [name]: merged };
  }
  if (!Array.isArray(value) || strategy !== "merge") return { ...original, [name]: value };
  const list = Array.isArray(old) ? old : [];
  return { ...original, [name]: mergeList(list, value, type[name] ?? {}, name) };
}

function mergeList(
  original: readonly unknown[],
  patch: readonly unknown[],
  { key, strategy, type = {} }: PatchField,
  name: string,
): readonly unknown[] {
  if (strategy !== "merge") return patch;
  if (key === undefined) {
    const merged = [...new Set([...original, ...patch])];
    return inPatchOrder(merged, patch, original, undefined);
  }
  const { left, changes } = withoutDeleted(original, patch, key, name);
  const merged = changes.reduce<readonly unknown[]>(
    (items, change) => withItem(items, change, { key, type, name }),
    left,
  );
  return inPatchOrder(merged, changes, left, key);
}

interface Remaining {
  readonly left: readonly unknown[];
  readonly changes: readonly Json[];
}

/**
 * Applies the directives `$patch: delete` and `$patch: replace` to a list; returns the list and the
 * remaining items of the patch.
 */
function withoutDeleted(
  original: readonly unknown[],
  patch: readonly unknown[],
  key: string,
  name: string,
): Remaining {
  const changes = patch.map((item) => {
    if (!isJson(item)) throw new PatchError(`an item of ${name} is not a map`);
    return item;
  });
  const plain = changes.filter((item) => !isDirective(item));
  let left = original;
  for (const item of changes.filter(isDirective)) {
    const directive = item[DIRECTIVE];
    if (directive === "replace") return { left: plain, changes: [] };
    if (directive !== "delete") throw unknownDirective(directive);
    if (item[key] === undefined) throw withoutKey(name, key);
    left = left.filter((one) => !isJson(one) || one[key] !== item[key]);
  }
  return { left, changes: plain };
}

function withItem(
  items: readonly unknown[],
  change: Json,
  { key, type, name }: { readonly key: string; readonly type: PatchType; readonly name: string },
): readonly unknown[] {
  const value = change[key];
  if (value === undefined) throw withoutKey(name, key);
  const index = items.findIndex((item) => isJson(item) && item[key] === value);
  const known = items[index];
  const merged = strategicMerge(isJson(known) ? known : {}, change, type);
  return index === -1 ? [...items, merged] : items.with(index, merged);
}

function isDirective(item: unknown): boolean {
  return isJson(item) && DIRECTIVE in item;
}

function without(original: Json, name: string): Json {
  return Object.fromEntries(Object.entries(original).filter(([field]) => field !== name));
}

function listAt(original: Json, name: string): readonly unknown[] {
  const value = original[name];
  return Array.isArray(value) ? value : [];
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new PatchError(`${name} must be a list`);
  return value;
}

function unknownDirective(directive: unknown): PatchError {
  return new PatchError(`$patch: ${String(directive)} is unknown: use delete, replace or merge`);
}

function withoutKey(name: string, key: string): PatchError {
  return new PatchError(`an item of ${name} has no ${key}, the key by which items are merged`);
}
