import { Failure } from "../errors.ts";
import { negateInt } from "../value/integer.ts";
import { compare, numberOf } from "../value/order.ts";
import {
  Double,
  normalInt,
  Uint,
  valueOf,
  type Int,
  type List,
  type Result,
  type Value,
} from "../value/value.ts";
import {
  DOUBLE,
  INT,
  LIST,
  overload,
  UINT,
  variadic,
  type FunctionTable,
  type Kind,
  type Overload,
} from "./signature.ts";

const NUMBER: Kind<Int | Uint | Double> = {
  type: "dyn",
  is: (value): value is Int | Uint | Double => numberOf(value) !== undefined,
};

/** The greatest number for `sign` 1, the smallest number for -1. */
function extreme(numbers: readonly Value[], sign: number): Result {
  const [first, ...others] = numbers;
  if (first === undefined) return new Failure("the list contains no number");
  return others.reduce(
    (best, number) => ((compare(number, best) ?? 0) * sign > 0 ? number : best),
    first,
  );
}

function extremeOfList(list: List, sign: number): Result {
  const numbers = list.map(valueOf);
  const values = numbers.filter((number): number is Value => NUMBER.is(number));
  return values.length === numbers.length
    ? extreme(values, sign)
    : new Failure("the list must contain only numbers");
}

function extremes(sign: number): readonly Overload[] {
  return [
    variadic(NUMBER, "dyn", (numbers) => extreme(numbers, sign)),
    overload([LIST], "dyn", (list) => extremeOfList(list, sign)),
  ];
}

function ofDouble(operate: (number: number) => number): readonly Overload[] {
  return [overload([DOUBLE], "double", ({ number }) => new Double(operate(number)))];
}

function testOfDouble(test: (number: number) => boolean): readonly Overload[] {
  return [overload([DOUBLE], "bool", ({ number }) => test(number))];
}

function roundAwayFromZero(number: number): number {
  return Number.isFinite(number) ? Math.sign(number) * Math.round(Math.abs(number)) : number;
}

function bitwise(operate: (left: bigint, right: bigint) => bigint): readonly Overload[] {
  return [
    overload([INT, INT], "int", (left, right) => normalInt(operate(BigInt(left), BigInt(right)))),
    overload([UINT, UINT], "uint", (left, right) => uintOfBits(operate(left.number, right.number))),
  ];
}

const WIDTH = 64;

function intOfBits(bits: bigint): Int {
  return normalInt(BigInt.asIntN(WIDTH, bits));
}

function uintOfBits(bits: bigint): Result {
  return Uint.of(BigInt.asUintN(WIDTH, bits)) ?? new Failure("the uint overflows");
}

/** Shifts 64 bits as an unsigned number. */
function shifts(operate: (bits: bigint, distance: bigint) => bigint): readonly Overload[] {
  const shifted = (bits: bigint, distance: Int): bigint | Failure => {
    if (distance < 0) return new Failure("the distance of a shift must not be negative");
    return distance >= WIDTH ? 0n : operate(BigInt.asUintN(WIDTH, bits), BigInt(distance));
  };
  const apply = (bits: bigint | Failure, wrap: (bits: bigint) => Result): Result =>
    bits instanceof Failure ? bits : wrap(bits);
  return [
    overload([INT, INT], "int", (value, distance) =>
      apply(shifted(BigInt(value), distance), intOfBits),
    ),
    overload([UINT, INT], "uint", (value, distance) =>
      apply(shifted(value.number, distance), uintOfBits),
    ),
  ];
}

/** The math functions of the CEL extensions. */
export const MATHEMATICS: FunctionTable = {
  "math.greatest": extremes(1),
  "math.least": extremes(-1),
  "math.ceil": ofDouble(Math.ceil),
  "math.floor": ofDouble(Math.floor),
  "math.trunc": ofDouble(Math.trunc),
  "math.round": ofDouble(roundAwayFromZero),
  "math.sqrt": [
    overload([NUMBER], "double", (value) => new Double(Math.sqrt(Number(numberOf(value))))),
  ],
  "math.isNaN": testOfDouble(Number.isNaN),
  "math.isInf": testOfDouble((number) => !Number.isFinite(number) && !Number.isNaN(number)),
  "math.isFinite": testOfDouble(Number.isFinite),
  "math.abs": [
    overload([INT], "int", (value) =>
      value < 0 ? (negateInt(value) ?? new Failure("the int overflows")) : value,
    ),
    overload([UINT], "uint", (value) => value),
    ...ofDouble(Math.abs),
  ],
  "math.sign": [
    overload([INT], "int", (value) => Number(value > 0) - Number(value < 0)),
    overload([UINT], "uint", (value) => uintOfBits(value.number > 0n ? 1n : 0n)),
    ...ofDouble(Math.sign),
  ],
  "math.bitAnd": bitwise((left, right) => left & right),
  "math.bitOr": bitwise((left, right) => left | right),
  "math.bitXor": bitwise((left, right) => left ^ right),
  "math.bitNot": [
    overload([INT], "int", (value) => intOfBits(~BigInt(value))),
    overload([UINT], "uint", (value) => uintOfBits(~value.number)),
  ],
  "math.bitShiftLeft": shifts((bits, distance) => bits << distance),
  "math.bitShiftRight": shifts((bits, distance) => bits >> distance),
};
