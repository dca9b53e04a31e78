import { normalInt, type Int } from "./value.ts";

/** An integer in its canonical form (number or bigint); undefined outside 64 bits. */
export function intOf(integer: bigint): Int | undefined {
  return BigInt.asIntN(64, integer) === integer ? normalInt(integer) : undefined;
}

/** The sum of two integers; undefined on overflow, like the other operations in this file. */
export function addInts(left: Int, right: Int): Int | undefined {
  if (typeof left === "number" && typeof right === "number") {
    const sum = left + right;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return intOf(BigInt(left) + BigInt(right));
}

export function subtractInts(left: Int, right: Int): Int | undefined {
  if (typeof left === "number" && typeof right === "number") {
    const difference = left - right;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return intOf(BigInt(left) - BigInt(right));
}

export function multiplyInts(left: Int, right: Int): Int | undefined {
  if (typeof left === "number" && typeof right === "number") {
    const product = left * right;
    if (Number.isSafeInteger(product)) return product;
  }
  return intOf(BigInt(left) * BigInt(right));
}

/** The quotient of two integers; the divisor must not be zero. */
export function divideInts(left: Int, right: Int): Int | undefined {
  if (typeof left === "number" && typeof right === "number") return Math.trunc(left / right);
  return intOf(BigInt(left) / BigInt(right));
}

/** The remainder of a division; the divisor must not be zero. */
export function remainderOfInts(left: Int, right: Int): Int | undefined {
  if (typeof left === "number" && typeof right === "number") return left % right;
  return intOf(BigInt(left) % BigInt(right));
}

export function negateInt(integer: Int): Int | undefined {
  return typeof integer === "number" ? -integer : intOf(-integer);
}
