import { Failure } from "../errors.ts";
import { TEXT_LENGTH } from "../limits.ts";
import {
  addInts,
  divideInts,
  multiplyInts,
  negateInt,
  remainderOfInts,
  subtractInts,
} from "../value/integer.ts";
import { durationOf, timestampOf } from "../value/time.ts";
import { Double, Uint, type Int, type Result } from "../value/value.ts";
import {
  BYTES,
  DOUBLE,
  DURATION,
  INT,
  LIST,
  overload,
  STRING,
  T,
  TIMESTAMP,
  typed,
  UINT,
  type FunctionTable,
  type Overload,
} from "./signature.ts";

const TYPED_LIST = typed(LIST, { list: T });

function overflow(type: string): Failure {
  return new Failure(`the ${type} overflows`);
}

function ints(operate: (left: Int, right: Int) => Int | undefined): Overload {
  return overload([INT, INT], "int", (left, right) => operate(left, right) ?? overflow("int"));
}

function uints(operate: (left: bigint, right: bigint) => bigint): Overload {
  return overload(
    [UINT, UINT],
    "uint",
    (left, right) => Uint.of(operate(left.number, right.number)) ?? overflow("uint"),
  );
}

function doubles(operate: (left: number, right: number) => number): Overload {
  return overload(
    [DOUBLE, DOUBLE],
    "double",
    (left, right) => new Double(operate(left.number, right.number)),
  );
}

/** The operators for division and modulo, whose second operand must not be zero. */
function divisions(
  operate: (left: Int, right: Int) => Int | undefined,
  operateUint: (left: bigint, right: bigint) => bigint,
): readonly Overload[] {
  const byZero = new Failure("division by zero");
  return [
    overload([INT, INT], "int", (left, right) =>
      right === 0 ? byZero : (operate(left, right) ?? overflow("int")),
    ),
    overload([UINT, UINT], "uint", (left, right) =>
      right.number === 0n
        ? byZero
        : (Uint.of(operateUint(left.number, right.number)) ?? overflow("uint")),
    ),
  ];
}

function instant(nanoseconds: bigint): Result {
  return timestampOf(nanoseconds) ?? overflow("timestamp");
}

function span(nanoseconds: bigint): Result {
  return durationOf(nanoseconds) ?? overflow("duration");
}

function joinText(left: string, right: string): Result {
  return left.length + right.length > TEXT_LENGTH
    ? new Failure("the text is too long")
    : left + right;
}

/** The operators `+`, `-`, `*`, `/` and `%`. */
export const ARITHMETIC: FunctionTable = {
  "_+_": [
    ints(addInts),
    uints((left, right) => left + right),
    doubles((left, right) => left + right),
    overload([STRING, STRING], "string", joinText),
    overload([BYTES, BYTES], "bytes", (left, right) => Buffer.concat([left, right])),
    overload([TYPED_LIST, TYPED_LIST], { list: T }, (left, right) => [...left, ...right]),
    overload([TIMESTAMP, DURATION], "timestamp", (left, right) =>
      instant(left.nanoseconds + right.nanoseconds),
    ),
    overload([DURATION, TIMESTAMP], "timestamp", (left, right) =>
      instant(left.nanoseconds + right.nanoseconds),
    ),
    overload([DURATION, DURATION], "duration", (left, right) =>
      span(left.nanoseconds + right.nanoseconds),
    ),
  ],
  "_-_": [
    ints(subtractInts),
    uints((left, right) => left - right),
    doubles((left, right) => left - right),
    overload([TIMESTAMP, DURATION], "timestamp", (left, right) =>
      instant(left.nanoseconds - right.nanoseconds),
    ),
    overload([TIMESTAMP, TIMESTAMP], "duration", (left, right) =>
      span(left.nanoseconds - right.nanoseconds),
    ),
    overload([DURATION, DURATION], "duration", (left, right) =>
      span(left.nanoseconds - right.nanoseconds),
    ),
  ],
  "_*_": [
    ints(multiplyInts),
    uints((left, right) => left * right),
    doubles((left, right) => left * right),
  ],
  "_/_": [
    ...divisions(divideInts, (left, right) => left / right),
    doubles((left, right) => left / right),
  ],
  "_%_": divisions(remainderOfInts, (left, right) => left % right),
  "-_": [
    overload([INT], "int", (operand) => negateInt(operand) ?? overflow("int")),
    overload([DOUBLE], "double", (operand) => new Double(-operand.number)),
    overload([DURATION], "duration", (operand) => span(-operand.nanoseconds)),
  ],
};
