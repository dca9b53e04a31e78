import { isDeepStrictEqual } from "node:util";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { AdminConfigField } from "@edge-gateway/generated/types/index.ts";
import type { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import { MAX_COMPARED_ITEMS } from "./bounds.ts";

const MOST_FIELDS = LIMITS.adminConfigChange.fields.maxItems;
const LONGEST_VALUE = LIMITS.adminConfigField.before.maxLength;

/** A value, and the same value without secrets; undefined if there is none. */
interface ShownValue {
  readonly value: unknown;
  readonly shown: unknown;
}

/**
 * The fields that differ between two values, inside of what is added or removed, too, if these are few; undefined if
 * more differ than can be listed.
 * @param secrets are in no value that is shown
 */
export function changedFields(
  before: ShownValue,
  after: ShownValue,
  secrets: SecretTexts,
): AdminConfigField[] | undefined {
  for (const isDeep of [true, false]) {
    const found = differences("", [before, after], isDeep)
      .take(MOST_FIELDS + 1)
      .toArray();
    if (found.length <= MOST_FIELDS) return found.map((pair) => fieldOf(pair, secrets));
  }
  return undefined;
}

type Pair = readonly [before: ShownValue, after: ShownValue];

/** A field that differs. */
interface Difference {
  readonly path: string;
  readonly pair: Pair;
}

/** @param isDeep whether what is added or removed is listed by what is in it */
function* differences(path: string, pair: Pair, isDeep: boolean): Generator<Difference> {
  const [{ value: before }, { value: after }] = pair;
  if (isDeepStrictEqual(before, after)) return;
  const isWhole = before === undefined || after === undefined;
  const [lists, objects] = [pair.map(isList), pair.map(isObject)];
  const isEach = (are: readonly boolean[]): boolean => are[0] === true && are[1] === true;
  if (isWhole && !isDeep) yield { path, pair };
  else if (isEach(lists) || (isWhole && lists.includes(true))) yield* ofLists(path, pair, isDeep);
  else if (isEach(objects) || (isWhole && objects.includes(true)))
    for (const name of new Set([...namesIn(before), ...namesIn(after)])) {
      const inner = path === "" ? name : `${path}.${name}`;
      yield* differences(inner, [member(pair[0], name), member(pair[1], name)], isDeep);
    }
  else yield { path, pair };
}

/** Items that both lists have are the same, wherever they are; of the others, those at one position are compared. */
function* ofLists(path: string, [before, after]: Pair, isDeep: boolean) {
  const others = without(before.value, after.value);
  const own = without(after.value, before.value);
  for (const index of new Set([...others, ...own])) {
    const old = others.includes(index) ? member(before, index) : NONE;
    const now = own.includes(index) ? member(after, index) : NONE;
    yield* differences(`${path}[${index}]`, [old, now], isDeep);
  }
}

const NONE: ShownValue = { value: undefined, shown: undefined };

/** The positions of the items of a list that another list does not have. */
function without(list: unknown, other: unknown): readonly number[] {
  const left = Array.isArray(other) ? [...other] : [];
  return (Array.isArray(list) ? list : []).flatMap((item, index) => {
    const same = left.findIndex((each) => isDeepStrictEqual(each, item));
    if (same >= 0) left.splice(same, 1);
    return same < 0 ? [index] : [];
  });
}

function fieldOf({ path, pair }: Difference, secrets: SecretTexts): AdminConfigField {
  const [before, after] = pair;
  const change =
    before.value === undefined ? "added" : after.value === undefined ? "removed" : "changed";
  const [old, now] = pair.map((value) => textOf(value, secrets));
  return {
    ...{ path, change },
    ...(old === undefined ? {} : { before: old }),
    ...(now === undefined ? {} : { after: now }),
  };
}

/** A short value that is no secret, and has none in it. */
function textOf({ value, shown }: ShownValue, secrets: SecretTexts): string | undefined {
  if (value !== shown || !["string", "number", "boolean"].includes(typeof value)) return undefined;
  const text = String(value);
  const isShort = text.length <= LONGEST_VALUE && !text.includes("\n");
  return isShort && !secrets.areIn(text) ? text : undefined;
}

function member({ value, shown }: ShownValue, name: string | number): ShownValue {
  return { value: memberOf(value, name), shown: memberOf(shown, name) };
}

function memberOf(value: unknown, name: string | number): unknown {
  return Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined;
}

function namesIn(value: unknown): readonly string[] {
  return Object.keys(Object(value));
}

function isList({ value }: ShownValue): boolean {
  return Array.isArray(value) && value.length <= MAX_COMPARED_ITEMS;
}

function isObject({ value }: ShownValue): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
