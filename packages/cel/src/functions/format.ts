import type { Frame } from "../value/frame.ts";
import { Failure } from "../errors.ts";
import { ELEMENT_COST, FORMAT_DIGITS, TEXT_LENGTH } from "../limits.ts";
import { entryOf, keysOf } from "../value/map.ts";
import { numberOf } from "../value/order.ts";
import { formatDuration, formatTimestamp } from "../value/time.ts";
import {
  Double,
  Duration,
  isInt,
  isList,
  isMap,
  Timestamp,
  TypeName,
  Uint,
  valueOf,
  type List,
  type Result,
  type Value,
} from "../value/value.ts";
import { bytesToText } from "./conversion.ts";

const CLAUSE = /%(?:\.(\d+))?(.?)/gs;
/** Digits of `%f` and `%e` without a precision (CEL, extension strings). */
const DEFAULT_DIGITS = 6;
const [BINARY, OCTAL, DECIMAL, HEXADECIMAL] = [2, 8, 10, 16];

/**
 * Formats the values of a list: `format.format([a, b])`, with the clauses `%s`, `%d`, `%f`, `%e`, `%b`, `%o`,
 * `%x`, `%X` and `%%`.
 */
export function formatText(format: string, values: List, frame: Frame): Result {
  let text = "";
  let end = 0;
  let used = 0;
  for (const { 0: clause, 1: digits, 2: letter = "", index } of format.matchAll(CLAUSE)) {
    text += format.slice(end, index);
    end = index + clause.length;
    if (clause === "%%") text += "%";
    else {
      if (used >= values.length) return new Failure("format has more clauses than values");
      const value = valueOf(values[used]);
      used += 1;
      const part =
        value instanceof Failure ? value : formatClause(letter, digitsOf(digits), value, frame);
      if (typeof part !== "string") return part;
      text += part;
    }
    if (text.length > TEXT_LENGTH) return new Failure("the text is too long");
  }
  return text + format.slice(end);
}

function digitsOf(digits: string | undefined): number {
  return digits === undefined ? DEFAULT_DIGITS : Number(digits);
}

type Clause = (value: Value, digits: number, frame: Frame) => string | Failure;

const CLAUSES: ReadonlyMap<string, Clause> = new Map<string, Clause>([
  ["s", (value, _, frame) => plainText(value, frame)],
  ["d", (value) => decimalText(value) ?? wrongType("%d", "integers")],
  ["o", (value) => integerText(value, OCTAL) ?? wrongType("%o", "integers")],
  ["b", (value) => binaryText(value) ?? wrongType("%b", "integers and bools")],
  ["x", (value) => hexText(value) ?? wrongType("%x", "integers, strings and bytes")],
  ["X", (value) => hexText(value)?.toUpperCase() ?? wrongType("%X", "integers, strings and bytes")],
  [
    "f",
    (value, digits) =>
      value instanceof Double ? fixedText(value.number, digits) : wrongType("%f", "doubles"),
  ],
  [
    "e",
    (value, digits) =>
      value instanceof Double ? scientificText(value.number, digits) : wrongType("%e", "doubles"),
  ],
]);

function formatClause(
  letter: string,
  digits: number,
  value: Value,
  frame: Frame,
): string | Failure {
  if (digits > FORMAT_DIGITS) return new Failure("format does not support so many digits");
  return CLAUSES.get(letter)?.(value, digits, frame) ?? new Failure("format has an unknown clause");
}

function wrongType(clause: string, types: string): Failure {
  return new Failure(`format writes only ${types} with ${clause}`);
}

function decimalText(value: Value): string | undefined {
  if (value instanceof Double && !Number.isFinite(value.number)) return String(value.number);
  return integerText(value, DECIMAL);
}

function binaryText(value: Value): string | undefined {
  return typeof value === "boolean" ? String(Number(value)) : integerText(value, BINARY);
}

function integerText(value: Value, radix: number): string | undefined {
  if (isInt(value)) return value.toString(radix);
  return value instanceof Uint ? value.number.toString(radix) : undefined;
}

function hexText(value: Value): string | undefined {
  if (typeof value === "string") return Buffer.from(value).toString("hex");
  return value instanceof Uint8Array
    ? Buffer.from(value).toString("hex")
    : integerText(value, HEXADECIMAL);
}

/** Rounds a half to the even digit, as Go does; JavaScript would round it up. */
function fixedText(number: number, digits: number): string {
  if (!Number.isFinite(number)) return String(number);
  const rounded = number.toFixed(digits);
  const exact = number.toFixed(FORMAT_DIGITS);
  const cut = exact.length - FORMAT_DIGITS + digits;
  const truncated = exact.slice(0, digits === 0 ? cut - 1 : cut);
  const isTie = digits < FORMAT_DIGITS && /^50*$/.test(exact.slice(cut));
  return isTie && /[02468]$/.test(truncated) ? truncated : rounded;
}

function scientificText(number: number, digits: number): string {
  if (!Number.isFinite(number)) return String(number);
  return number.toExponential(digits).replace(/e([+-])(\d)$/, "e$10$2");
}

/** Formats a value for the clause `%s` of `format`. */
function plainText(value: Value, frame: Frame): string | Failure {
  frame.spend(ELEMENT_COST);
  if (typeof value === "string") return value;
  if (value === null || typeof value === "boolean") return String(value);
  if (value instanceof Double) return String(value.number);
  const number = numberOf(value);
  if (number !== undefined) return String(number);
  if (isList(value)) return listText(value, frame);
  if (value instanceof Uint8Array) return bytesText(value);
  if (value instanceof Timestamp) return formatTimestamp(value);
  if (value instanceof Duration) return formatDuration(value);
  if (value instanceof TypeName) return value.name;
  return isMap(value) ? mapText(value, frame) : wrongType("%s", "plain values");
}

function bytesText(bytes: Uint8Array): string | Failure {
  const text = bytesToText(bytes);
  return typeof text === "string" ? text : wrongType("%s", "bytes of UTF-8");
}

function listText(list: List, frame: Frame): string | Failure {
  const parts: string[] = [];
  for (const element of list) {
    const text = textOf(element, frame);
    if (typeof text !== "string") return text;
    parts.push(text);
  }
  return `[${parts.join(", ")}]`;
}

function mapText(map: Parameters<typeof keysOf>[0], frame: Frame): string | Failure {
  const parts: string[] = [];
  for (const key of keysOf(map)) {
    const name = plainText(key, frame);
    const text = textOf(entryOf(map, key), frame);
    if (typeof name !== "string") return name;
    if (typeof text !== "string") return text;
    parts.push(`${name}: ${text}`);
  }
  return `{${parts.toSorted().join(", ")}}`;
}

function textOf(raw: unknown, frame: Frame): string | Failure {
  const value = valueOf(raw);
  return value instanceof Failure ? value : plainText(value, frame);
}
