import type { Frame } from "./frame.ts";
import { ELEMENT_COST } from "../limits.ts";
import { Address, Network } from "./address.ts";
import { entryOf, keysOf, sizeOf } from "./map.ts";
import { compareNumbers, numberOf } from "./order.ts";
import {
  Duration,
  isList,
  isMap,
  Optional,
  Timestamp,
  TypeName,
  valueOf,
  type List,
  type MapValue,
  type Result,
} from "./value.ts";

/**
 * Compares any two values: values of different types are unequal, except that numbers of all types
 * are compared by value.
 */
export function equal(left: Result, right: Result, frame: Frame): boolean {
  if (left === right) return true;
  if (typeof left === "string" || typeof left === "boolean" || left === null) return false;
  const number = numberOf(left);
  if (number !== undefined) return compareNumbers(number, numberOf(right)) === 0;
  return equalObjects(left, right, frame);
}

function equalObjects(left: Result, right: Result, frame: Frame): boolean {
  if (isList(left)) return isList(right) && equalLists(left, right, frame);
  if (left instanceof Optional)
    return right instanceof Optional && equalOptionals(left, right, frame);
  if (isMap(left)) return isMap(right) && equalMaps(left, right, frame);
  return equalScalars(left, right);
}

function equalScalars(left: Result, right: Result): boolean {
  if (left instanceof Uint8Array)
    return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (left instanceof Timestamp)
    return right instanceof Timestamp && left.nanoseconds === right.nanoseconds;
  if (left instanceof Duration)
    return right instanceof Duration && left.nanoseconds === right.nanoseconds;
  if (left instanceof TypeName) return right instanceof TypeName && left.name === right.name;
  if (left instanceof Address) return right instanceof Address && left.equals(right);
  return left instanceof Network && right instanceof Network && left.equals(right);
}

function equalLists(left: List, right: List, frame: Frame): boolean {
  if (left.length !== right.length) return false;
  return left.every((element, index) => {
    frame.spend(ELEMENT_COST);
    return equal(valueOf(element), valueOf(right[index]), frame);
  });
}

function equalMaps(left: MapValue, right: MapValue, frame: Frame): boolean {
  if (sizeOf(left) !== sizeOf(right)) return false;
  return keysOf(left).every((key) => {
    frame.spend(ELEMENT_COST);
    const other = entryOf(right, key);
    return other !== undefined && equal(valueOf(entryOf(left, key)), valueOf(other), frame);
  });
}

function equalOptionals(left: Optional, right: Optional, frame: Frame): boolean {
  if (left.value === undefined || right.value === undefined) return left.value === right.value;
  return equal(left.value, right.value, frame);
}
