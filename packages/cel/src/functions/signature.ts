import { Failure } from "../errors.ts";
import type { Frame } from "../value/frame.ts";
import type { CelType } from "../types.ts";
import { Address, Network } from "../value/address.ts";
import {
  Double,
  Duration,
  isInt,
  isList,
  isMap,
  Optional,
  Timestamp,
  TypeName,
  Uint,
  type Int,
  type List,
  type MapValue,
  type Result,
  type Value,
} from "../value/value.ts";

/** The type of an argument: for the type checker, and at run time. */
export interface Kind<Accepted extends Value> {
  readonly type: CelType;
  is(value: Result): value is Accepted;
}

function instancesOf<Accepted extends Value>(
  type: CelType,
  constructor: abstract new (...parts: never[]) => Accepted,
): Kind<Accepted> {
  return { type, is: (value): value is Accepted => value instanceof constructor };
}

export const BOOL: Kind<boolean> = { type: "bool", is: (value) => typeof value === "boolean" };
export const INT: Kind<Int> = { type: "int", is: isInt };
export const UINT: Kind<Uint> = { type: "uint", is: (value) => value instanceof Uint };
export const DOUBLE: Kind<Double> = instancesOf("double", Double);
export const STRING: Kind<string> = { type: "string", is: (value) => typeof value === "string" };
export const BYTES: Kind<Uint8Array> = instancesOf("bytes", Uint8Array);
export const TIMESTAMP: Kind<Timestamp> = instancesOf("timestamp", Timestamp);
export const DURATION: Kind<Duration> = instancesOf("duration", Duration);
export const IP: Kind<Address> = instancesOf("ip", Address);
export const CIDR: Kind<Network> = instancesOf("cidr", Network);
export const TYPE: Kind<TypeName> = instancesOf("type", TypeName);
export const ANY: Kind<Value> = { type: "dyn", is: isValue };
export const LIST: Kind<List> = { type: { list: "dyn" }, is: isList };
export const MAP: Kind<MapValue> = { type: { map: "dyn", key: "dyn" }, is: isMap };
export const OPTIONAL: Kind<Optional> = instancesOf({ optional: "dyn" }, Optional);

/** Declares a kind of values with a more specific type, such as `{ list: T }`. */
export function typed<Accepted extends Value>(kind: Kind<Accepted>, type: CelType): Kind<Accepted> {
  return { type, is: kind.is };
}

/** A type parameter, which the arguments of a call determine. */
export const T: CelType = { parameter: "T" };

export interface Overload {
  readonly parameters: readonly CelType[];
  /** Whether the last parameter may be repeated. */
  readonly isVariadic?: boolean;
  readonly result: CelType;
  /** Applies the function; undefined if the arguments have other types. */
  apply(values: readonly Result[], frame: Frame): Result | undefined;
  /**
   * The fast form of a function of one text and constant texts; it is prepared once, when the expression is
   * compiled.
   */
  readonly prepared?: Prepared;
  /**
   * The fast form of a function of one text that can be invalid; a constant text is checked when the
   * expression is compiled.
   */
  readonly literal?: TextFunction;
  /**
   * The fast form of a method with a text argument on a constant value; it is prepared once, and is undefined
   * if the value has another type.
   */
  readonly bind?: (owner: Result) => TextFunction | undefined;
  /** Whether the function returns a different value at each call, so that a call is never constant. */
  readonly isVolatile?: true;
}

export type TextFunction = (text: string) => Result;

/** A function of a text and other texts; the work on constant other texts is done once. */
export interface Prepared {
  prepare(...known: readonly string[]): TextFunction | Failure;
  /**
   * Units of work for one character of the text, and of the first other text if it is not constant.
   */
  readonly cost: number;
  readonly argumentCost: number;
}

/**
 * A function of two texts that is prepared when the expression is compiled, if the second text is constant.
 */
export function textFunction(result: CelType, prepared: Prepared): Overload {
  const plain = overload([STRING, STRING], result, (text, argument, frame) => {
    frame.spend(text.length * prepared.cost + argument.length * prepared.argumentCost);
    const prepare = prepared.prepare(argument);
    return prepare instanceof Failure ? prepare : prepare(text);
  });
  return { ...plain, prepared };
}

/**
 * A function of one text that can be invalid; an invalid constant text is a problem of the
 * expression.
 */
export function textConversion(result: CelType, convert: TextFunction): Overload {
  return { ...overload([STRING], result, convert), literal: convert };
}

type Accepted<Kinds> = {
  -readonly [Index in keyof Kinds]: Kinds[Index] extends Kind<infer Item> ? Item : never;
};

/**
 * One overload of a function. If `call` returns undefined, the call fails without further
 * explanation.
 */
export function overload<const Kinds extends readonly Kind<Value>[]>(
  kinds: Kinds,
  result: CelType,
  call: (...values: [...Accepted<Kinds>, Frame]) => Result,
): Overload {
  const accepts = (values: readonly Result[]): values is Accepted<Kinds> & readonly Result[] => {
    for (let index = 0; index < kinds.length; index += 1)
      if (kinds[index]?.is(values[index] ?? null) !== true) return false;
    return values.length === kinds.length;
  };
  return {
    parameters: kinds.map((kind) => kind.type),
    result,
    apply: (values, frame) => {
      if (!accepts(values)) return undefined;
      const accepted: Accepted<Kinds> = values;
      return call(...accepted, frame);
    },
  };
}

/** An overload with one or more arguments of the same kind. */
export function variadic<Item extends Value>(
  kind: Kind<Item>,
  result: CelType,
  call: (values: readonly Item[]) => Result,
): Overload {
  const accepts = (values: readonly Result[]): values is readonly Item[] =>
    values.every((value) => kind.is(value));
  return {
    parameters: [kind.type],
    isVariadic: true,
    result,
    apply: (values) => (values.length > 0 && accepts(values) ? call(values) : undefined),
  };
}

/** Whether a result is a value, and not a failure. */
function isValue(value: Result): value is Value {
  return !(value instanceof Failure);
}

/** The overloads of each function, by name; the name of a method starts with a dot. */
export type FunctionTable = Readonly<Record<string, readonly Overload[]>>;
