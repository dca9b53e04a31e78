import { Failure } from "../errors.ts";
import { Address, Network } from "./address.ts";

const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

/** A signed 64-bit integer: a number if it is a safe integer, otherwise a bigint. */
export type Int = number | bigint;

/** A list. Its elements are JSON or values; `valueOf` converts either to a value. */
export type List = readonly unknown[];

/** A plain JSON object; only its own properties are fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

export type MapValue = JsonObject | CelMap | Fields;

export type Value =
  | null
  | boolean
  | Int
  | string
  | Uint8Array
  | List
  | MapValue
  | Double
  | Uint
  | Timestamp
  | Duration
  | TypeName
  | Optional
  | Address
  | Network;

/** The result of evaluating a part of an expression. */
export type Result = Value | Failure;

/** A 64-bit floating point number; plain JavaScript numbers are ints. */
export class Double {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** An unsigned 64-bit integer. */
export class Uint {
  readonly number: bigint;

  private constructor(number: bigint) {
    this.number = number;
  }

  /** An unsigned integer; undefined outside 64 bits. */
  static of(number: bigint): Uint | undefined {
    return BigInt.asUintN(64, number) === number ? new Uint(number) : undefined;
  }
}

/** An instant, in nanoseconds since 1970. */
export class Timestamp {
  readonly nanoseconds: bigint;

  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

/** A duration, in nanoseconds. */
export class Duration {
  readonly nanoseconds: bigint;

  constructor(nanoseconds: bigint) {
    this.nanoseconds = nanoseconds;
  }
}

/** A type that is itself a value, such as the result of `type(1)`. */
export class TypeName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export class Optional {
  /** The value of an optional; undefined if the optional is empty. */
  readonly value: Value | undefined;

  constructor(value: Value | undefined) {
    this.value = value;
  }
}

export const NONE: Optional = new Optional(undefined);

export type MapKey = boolean | Int | Uint | string;

/**
 * A map that an expression created; numbers of different types are the same key if they are equal.
 */
export class CelMap {
  readonly #entries = new Map<boolean | Int | string, readonly [MapKey, unknown]>();

  get size(): number {
    return this.#entries.size;
  }

  /** Adds an entry; false if the key exists already. */
  add(key: MapKey, value: unknown): boolean {
    const plain = plainKey(key);
    if (this.#entries.has(plain)) return false;
    this.#entries.set(plain, [key, value]);
    return true;
  }

  get(key: MapKey): unknown {
    return this.#entries.get(plainKey(key))?.[1];
  }

  keys(): MapKey[] {
    return Array.from(this.#entries.values(), ([key]) => key);
  }
}

/**
 * A map that computes each field when it is read, such as the header fields of a request. Its
 * values are JSON, other `Fields`, or results of `unavailable`.
 */
export abstract class Fields {
  /** Returns the value of a field; undefined if the field is absent. */
  abstract get(name: string): unknown;
  abstract names(): Iterable<string>;
}

/**
 * A value that makes the expression fail when it reads the value, such as a body that is too large.
 */
export function unavailable(message: string): unknown {
  return new Failure(message);
}

function plainKey(key: MapKey): boolean | Int | string {
  if (!(key instanceof Uint)) return key;
  return key.number <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(key.number) : key.number;
}

/** Converts JSON to a value; a value is returned unchanged. */
export function valueOf(raw: unknown): Result {
  switch (typeof raw) {
    case "string":
    case "boolean":
      return raw;
    case "number":
      return Number.isSafeInteger(raw) ? raw : largeNumber(raw);
    case "object":
      return isValueObject(raw) || raw instanceof Failure ? raw : foreignObject(raw);
    case "bigint":
      return BigInt.asIntN(64, raw) === raw
        ? normalInt(raw)
        : new Failure("the integer is out of range");
    default:
      return new Failure("the value is absent");
  }
}

/** The canonical form (number or bigint) of an integer that is in range. */
export function normalInt(integer: bigint): Int {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}

function largeNumber(number: number): Value {
  if (!Number.isInteger(number)) return new Double(number);
  const integer = BigInt(number);
  return BigInt.asIntN(64, integer) === integer ? integer : new Double(number);
}

function isValueObject(raw: object | null): raw is Extract<Value, object | null> {
  return raw === null || isList(raw) || isMap(raw) || raw instanceof Uint8Array || isBoxed(raw);
}

type Boxed = Double | Uint | Timestamp | Duration | TypeName | Optional | Address | Network;

function isBoxed(raw: object): raw is Boxed {
  return (
    raw instanceof Double ||
    raw instanceof Uint ||
    raw instanceof Timestamp ||
    raw instanceof Duration ||
    raw instanceof TypeName ||
    raw instanceof Optional ||
    raw instanceof Address ||
    raw instanceof Network
  );
}

function foreignObject(raw: object | null): Result {
  if (!(raw instanceof Date) || Number.isNaN(raw.getTime()))
    return new Failure("the value is not JSON");
  return new Timestamp(BigInt(raw.getTime()) * NANOSECONDS_PER_MILLISECOND);
}

export function isList(value: unknown): value is List {
  return Array.isArray(value);
}

/** Plain objects only: an instance of a class would expose inherited members. */
export function isJsonObject(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null) return false;
  if (value.constructor === Object) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export function isMap(value: unknown): value is MapValue {
  return isJsonObject(value) || value instanceof CelMap || value instanceof Fields;
}

export function isInt(value: unknown): value is Int {
  return typeof value === "number" || typeof value === "bigint";
}
