import { Double, Duration, Timestamp, Uint, type Result } from "./value.ts";

/** The number in an int, uint or double; JavaScript compares numbers and bigints exactly. */
export function numberOf(value: Result): number | bigint | undefined {
  if (typeof value === "number" || typeof value === "bigint") return value;
  return value instanceof Double || value instanceof Uint ? value.number : undefined;
}

/**
 * Compares two values: negative, zero or positive; NaN if one is NaN; undefined if the values have
 * no order.
 */
export function compare(left: Result, right: Result): number | undefined {
  const number = numberOf(left);
  if (number !== undefined) return compareNumbers(number, numberOf(right));
  if (typeof left === "string")
    return typeof right === "string" ? compareText(left, right) : undefined;
  if (typeof left === "boolean")
    return typeof right === "boolean" ? Number(left) - Number(right) : undefined;
  if (left instanceof Uint8Array)
    return right instanceof Uint8Array ? Buffer.compare(left, right) : undefined;
  if (left instanceof Timestamp)
    return right instanceof Timestamp
      ? compareNumbers(left.nanoseconds, right.nanoseconds)
      : undefined;
  if (left instanceof Duration)
    return right instanceof Duration
      ? compareNumbers(left.nanoseconds, right.nanoseconds)
      : undefined;
  return undefined;
}

/** Like `compare`, but an integer beyond the safe integers is rounded to a double first. */
export function compareNumbers(
  left: number | bigint,
  right: number | bigint | undefined,
): number | undefined {
  if (right === undefined) return undefined;
  if (typeof left !== typeof right) return compareNumbers(Number(left), Number(right));
  if (left < right) return -1;
  if (left > right) return 1;
  return left >= right ? 0 : NaN;
}

/** Compares by code points: UTF-16 order would place surrogates before U+E000 to U+FFFF. */
function compareText(left: string, right: string): number {
  if (left === right) return 0;
  const end = Math.min(left.length, right.length);
  let index = 0;
  while (index < end && left.charCodeAt(index) === right.charCodeAt(index)) index += 1;
  if (index === end) return left.length - right.length;
  return unitOrder(left.charCodeAt(index)) - unitOrder(right.charCodeAt(index));
}

const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;
const UNITS = 0x10000;

function unitOrder(unit: number): number {
  return unit >= FIRST_SURROGATE && unit < AFTER_SURROGATES ? unit + UNITS : unit;
}
