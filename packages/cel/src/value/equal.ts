import { entryOf, keysOf, sizeOf } from "./map.ts";
import { numberOf } from "./order.ts";
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

/** Equality of any two values: different types are unequal, numbers compare across their types. */
export function equal(left: Result, right: Result): boolean {
  if (left === right) return true;
  if (typeof left === "string" || typeof left === "boolean" || left === null) return false;
  const number = numberOf(left);
  if (number !== undefined) {
    const other = numberOf(right);
    return other !== undefined && number <= other && number >= other;
  }
  return equalObjects(left, right);
}

function equalObjects(left: Result, right: Result): boolean {
  if (isList(left)) return isList(right) && equalLists(left, right);
  if (left instanceof Uint8Array)
    return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (left instanceof Timestamp)
    return right instanceof Timestamp && left.nanoseconds === right.nanoseconds;
  if (left instanceof Duration)
    return right instanceof Duration && left.nanoseconds === right.nanoseconds;
  if (left instanceof TypeName) return right instanceof TypeName && left.name === right.name;
  if (left instanceof Optional) return right instanceof Optional && equalOptionals(left, right);
  return isMap(left) && isMap(right) && equalMaps(left, right);
}

function equalLists(left: List, right: List): boolean {
  if (left.length !== right.length) return false;
  return left.every((element, index) => equal(valueOf(element), valueOf(right[index])));
}

function equalMaps(left: MapValue, right: MapValue): boolean {
  if (sizeOf(left) !== sizeOf(right)) return false;
  return keysOf(left).every((key) => {
    const other = entryOf(right, key);
    return other !== undefined && equal(valueOf(entryOf(left, key)), valueOf(other));
  });
}

function equalOptionals(left: Optional, right: Optional): boolean {
  if (left.value === undefined || right.value === undefined) return left.value === right.value;
  return equal(left.value, right.value);
}
