import { Failure } from "../errors.ts";
import { intOf } from "../value/integer.ts";
import { doubleToText } from "../value/number-text.ts";
import {
  formatDuration,
  formatTimestamp,
  NANOSECONDS_PER_SECOND,
  parseDuration,
  parseTimestamp,
  secondsOf,
  timestampOf,
} from "../value/time.ts";
import { TYPES, typeNameOf } from "../value/type-of.ts";
import { Double, TypeName, Uint, type Result } from "../value/value.ts";
import {
  ANY,
  BOOL,
  BYTES,
  CIDR,
  DOUBLE,
  DURATION,
  INT,
  IP,
  overload,
  STRING,
  TIMESTAMP,
  TYPE,
  UINT,
  type FunctionTable,
} from "./signature.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const TRUE = new Set(["1", "t", "true", "TRUE", "True"]);
const FALSE = new Set(["0", "f", "false", "FALSE", "False"]);
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const NAMED_FLOATS: ReadonlyMap<string, number> = new Map([
  ["nan", NaN],
  ["inf", Infinity],
  ["+inf", Infinity],
  ["-inf", -Infinity],
  ["infinity", Infinity],
  ["+infinity", Infinity],
  ["-infinity", -Infinity],
]);
const DIGITS_OF_64_BITS = 20;

function notA(type: string): Failure {
  return new Failure(`the value is not a ${type}`);
}

function outOfRange(type: string): Failure {
  return new Failure(`the number is out of the range of ${type}`);
}

/** Parses decimal digits as an integer; undefined for other text. */
function digits(text: string): bigint | undefined {
  const plain = text.replace(/^([+-]?)0+(?=\d)/, "$1");
  return /^[+-]?\d+$/.test(plain) && plain.length <= DIGITS_OF_64_BITS + 1
    ? BigInt(plain.replace("+", ""))
    : undefined;
}

function doubleToInt(number: number): Result {
  if (!Number.isFinite(number) || Math.abs(number) >= 2 ** 63) return outOfRange("int");
  return intOf(BigInt(Math.trunc(number))) ?? outOfRange("int");
}

function doubleToUint(number: number): Result {
  if (!Number.isFinite(number)) return outOfRange("uint");
  return Uint.of(BigInt(Math.trunc(number))) ?? outOfRange("uint");
}

function textToDouble(text: string): Result {
  const named = NAMED_FLOATS.get(text.toLowerCase());
  if (named !== undefined) return new Double(named);
  return FLOAT.test(text) ? new Double(Number(text)) : notA("double");
}

function textToBool(text: string): Result {
  return TRUE.has(text) || (FALSE.has(text) ? false : notA("bool"));
}

/** Decodes UTF-8; fails for other bytes. */
export function bytesToText(bytes: Uint8Array): Result {
  try {
    return UTF8.decode(bytes);
  } catch {
    return new Failure("the bytes are not UTF-8");
  }
}

/** Functions that convert a value to another type. */
export const CONVERSIONS: FunctionTable = {
  int: [
    overload([INT], "int", (value) => value),
    overload([UINT], "int", (value) => intOf(value.number) ?? outOfRange("int")),
    overload([DOUBLE], "int", (value) => doubleToInt(value.number)),
    overload([STRING], "int", (value) => intOf(digits(value) ?? 1n << 64n) ?? notA("int")),
    overload([TIMESTAMP], "int", (value) => Number(secondsOf(value))),
    overload([DURATION], "int", (value) => Number(value.nanoseconds / NANOSECONDS_PER_SECOND)),
  ],
  uint: [
    overload([UINT], "uint", (value) => value),
    overload([INT], "uint", (value) => Uint.of(BigInt(value)) ?? outOfRange("uint")),
    overload([DOUBLE], "uint", (value) => doubleToUint(value.number)),
    overload([STRING], "uint", (value) => Uint.of(digits(value) ?? -1n) ?? notA("uint")),
  ],
  double: [
    overload([DOUBLE], "double", (value) => value),
    overload([INT], "double", (value) => new Double(Number(value))),
    overload([UINT], "double", (value) => new Double(Number(value.number))),
    overload([STRING], "double", textToDouble),
  ],
  string: [
    overload([STRING], "string", (value) => value),
    overload([BOOL], "string", String),
    overload([INT], "string", String),
    overload([UINT], "string", (value) => String(value.number)),
    overload([DOUBLE], "string", (value) => doubleToText(value.number)),
    overload([BYTES], "string", bytesToText),
    overload([TIMESTAMP], "string", formatTimestamp),
    overload([DURATION], "string", formatDuration),
    overload([IP], "string", String),
    overload([CIDR], "string", String),
  ],
  bytes: [
    overload([BYTES], "bytes", (value) => value),
    overload([STRING], "bytes", (value) => Buffer.from(value)),
  ],
  bool: [overload([BOOL], "bool", (value) => value), overload([STRING], "bool", textToBool)],
  timestamp: [
    overload([TIMESTAMP], "timestamp", (value) => value),
    overload([STRING], "timestamp", (value) => parseTimestamp(value) ?? notA("timestamp")),
    overload(
      [INT],
      "timestamp",
      (value) => timestampOf(BigInt(value) * NANOSECONDS_PER_SECOND) ?? notA("timestamp"),
    ),
  ],
  duration: [
    overload([DURATION], "duration", (value) => value),
    overload([STRING], "duration", (value) => parseDuration(value) ?? notA("duration")),
  ],
  dyn: [overload([ANY], "dyn", (value) => value)],
  type: [
    overload([TYPE], "type", (value) => TYPES.get("type") ?? value),
    overload(
      [ANY],
      "type",
      (value) => TYPES.get(typeNameOf(value)) ?? new TypeName(typeNameOf(value)),
    ),
  ],
};
