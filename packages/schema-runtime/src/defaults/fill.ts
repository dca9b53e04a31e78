import { milliseconds, wholeBytes } from "../validation/amounts.ts";

/** What a parsed amount counts: durations become milliseconds, and sizes bytes. */
export type Amount = "milliseconds" | "bytes";

/** The defaults of a value, and what is parsed of it: plain data that the generator writes. */
export interface Filling {
  /** The value is a duration or a size, and becomes a number. */
  readonly amount?: Amount;
  /** The value has the type of the given name. */
  readonly type?: string;
  /** The value is an object; only its properties that have defaults somewhere are listed. */
  readonly fields?: readonly FieldFilling[];
  /** The value is a list or a map; its items or entries are filled in this way. */
  readonly items?: Filling;
  readonly values?: Filling;
  /** The branches of a union; `by` is the property that tells objects apart. */
  readonly branches?: readonly { readonly tags?: readonly unknown[]; readonly filling: Filling }[];
  readonly by?: string;
}

interface FieldFilling {
  readonly name: string;
  readonly default?: unknown;
  readonly filling?: Filling;
}

/**
 * The number of a valid duration or size: whole milliseconds, or bytes, rounded up to the largest
 * safe number.
 * @throws RangeError for another value, which a validator has ruled out
 */
export function parseAmount(amount: Amount, value: unknown): number {
  const text = typeof value === "number" ? value : String(value);
  const parsed = amount === "bytes" ? wholeBytes(text) : milliseconds(String(text));
  if (Number.isNaN(parsed)) throw new RangeError(`not a number of ${amount}: ${text}`);
  return parsed;
}

/**
 * A deep copy of a value of a named type with its defaults, and with its amounts parsed; values that
 * are not JSON are copied by reference.
 */
export function fill(
  type: string,
  value: unknown,
  types: Readonly<Record<string, Filling>>,
): unknown {
  return fillValue({ type }, value, types);
}

/**
 * A value of a named type with its amounts parsed. Parts without amounts are those of the value itself.
 * @throws RangeError for an amount that a validator has ruled out
 */
export function parse(
  type: string,
  value: unknown,
  types: Readonly<Record<string, Filling>>,
): unknown {
  return parseValue({ type }, value, types);
}

function parseValue(
  filling: Filling | undefined,
  value: unknown,
  types: Readonly<Record<string, Filling>>,
): unknown {
  const resolved = resolve(filling, types);
  if (resolved === undefined) return value;
  if (resolved.amount !== undefined) return parseAmount(resolved.amount, value);
  if (Array.isArray(value)) {
    const items = branchFor(resolved, value, types)?.items;
    return items === undefined ? value : value.map((item) => parseValue(items, item, types));
  }
  if (!isRecord(value)) return value;
  const branch = branchFor(resolved, value, types);
  if (branch === undefined) return value;
  const fields = fieldsOf(branch);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      parseValue(fields.get(name)?.filling ?? branch.values, item, types),
    ]),
  );
}

function fillValue(
  filling: Filling | undefined,
  value: unknown,
  types: Readonly<Record<string, Filling>>,
): unknown {
  const resolved = resolve(filling, types);
  if (resolved?.amount !== undefined) return parseAmount(resolved.amount, value);
  if (Array.isArray(value)) {
    const items = branchFor(resolved, value, types)?.items;
    return value.map((item) => fillValue(items, item, types));
  }
  if (!isRecord(value)) return value;
  return fillRecord(branchFor(resolved, value, types), value, types);
}

function fillRecord(
  filling: Filling | undefined,
  value: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, Filling>>,
): unknown {
  const fields = filling === undefined ? NO_FIELDS : fieldsOf(filling);
  // Object.fromEntries also makes own properties of names such as __proto__.
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => [
    name,
    fillValue(fields.get(name)?.filling ?? filling?.values, item, types),
  ]);
  for (const field of fields.values()) {
    if (field.default === undefined || Object.hasOwn(value, field.name)) continue;
    entries.push([field.name, fillValue(field.filling, field.default, types)]);
  }
  return Object.fromEntries(entries);
}

/** The fields of each filling by name, made once: there may be thousands of values of a type. */
const FIELDS = new WeakMap<Filling, ReadonlyMap<string, FieldFilling>>();
const NO_FIELDS: ReadonlyMap<string, FieldFilling> = new Map();

function fieldsOf(filling: Filling): ReadonlyMap<string, FieldFilling> {
  let fields = FIELDS.get(filling);
  if (fields === undefined) {
    fields = new Map((filling.fields ?? []).map((field) => [field.name, field]));
    FIELDS.set(filling, fields);
  }
  return fields;
}

function resolve(
  filling: Filling | undefined,
  types: Readonly<Record<string, Filling>>,
): Filling | undefined {
  return filling?.type === undefined ? filling : resolve(types[filling.type], types);
}

/** The branch of a union that a value belongs to; the filling itself if it is not a union. */
function branchFor(
  filling: Filling | undefined,
  value: object,
  types: Readonly<Record<string, Filling>>,
): Filling | undefined {
  if (filling?.branches === undefined) return filling;
  const { by, branches } = filling;
  const tag = by === undefined || !isRecord(value) ? undefined : value[by];
  for (const branch of branches) {
    const candidate = branchFor(resolve(branch.filling, types), value, types);
    if (branch.tags?.includes(tag) ?? fits(candidate, value)) return candidate;
  }
  return undefined;
}

function fits(filling: Filling | undefined, value: object): boolean {
  return Array.isArray(value) === (filling?.items !== undefined);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
