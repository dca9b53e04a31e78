import { Failure } from "../errors.ts";
import { sizeOf } from "../value/map.ts";
import { numberOf } from "../value/order.ts";
import { Duration, isList, isMap, NONE, Optional, type Value } from "../value/value.ts";
import { ANY, OPTIONAL, overload, T, typed, type FunctionTable } from "./signature.ts";

const ANYTHING = typed(ANY, T);
const TYPED_OPTIONAL = typed(OPTIONAL, { optional: T });

function isZero(value: Value): boolean {
  if (value === null || value === false || value === "") return true;
  const number = numberOf(value);
  if (number !== undefined) return Number(number) === 0;
  if (isList(value) || value instanceof Uint8Array) return value.length === 0;
  if (value instanceof Duration) return value.nanoseconds === 0n;
  return isMap(value) && sizeOf(value) === 0;
}

/** Functions on optional values. */
export const OPTIONALS: FunctionTable = {
  "optional.none": [overload([], { optional: "dyn" }, () => NONE)],
  "optional.of": [overload([ANYTHING], { optional: T }, (value) => new Optional(value))],
  "optional.ofNonZeroValue": [
    overload([ANYTHING], { optional: T }, (value) => (isZero(value) ? NONE : new Optional(value))),
  ],
  ".hasValue": [overload([TYPED_OPTIONAL], "bool", (optional) => optional.value !== undefined)],
  ".value": [
    overload([TYPED_OPTIONAL], T, ({ value }) =>
      value === undefined ? new Failure("the optional has no value") : value,
    ),
  ],
};
