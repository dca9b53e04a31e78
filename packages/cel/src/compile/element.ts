import { Failure } from "../errors.ts";
import { entryOf, isMapKey, keyOf } from "../value/map.ts";
import { numberOf } from "../value/order.ts";
import {
  Double,
  Fields,
  isJsonObject,
  isList,
  isMap,
  NONE,
  Optional,
  valueOf,
  type List,
  type MapValue,
  type Result,
} from "../value/value.ts";

/** The value of a field of an object: undefined if the object has no such field, or a failure. */
export function fieldOf(owner: unknown, field: string, offset: number | undefined): unknown {
  if (isJsonObject(owner)) return Object.hasOwn(owner, field) ? owner[field] : undefined;
  if (owner instanceof Fields) return owner.get(field);
  return elementOf(valueOf(owner), field, offset);
}

/** The element of a list, map or object: undefined if it is absent, or a failure. */
export function elementOf(owner: Result, key: Result, offset: number | undefined): unknown {
  if (owner instanceof Failure) return owner;
  if (key instanceof Failure) return key;
  if (isMap(owner)) return mapElement(owner, key, offset);
  if (isList(owner)) return listElement(owner, key, offset);
  if (owner instanceof Optional) return optionalElement(owner, key, offset);
  return new Failure("only maps and lists have fields or elements", offset);
}

function mapElement(map: MapValue, key: Result, offset: number | undefined): unknown {
  if (isMapKey(key)) return entryOf(map, key);
  if (!(key instanceof Double)) return new Failure("a key of this type is in no map", offset);
  const whole = keyOf(key);
  return whole === undefined ? undefined : entryOf(map, whole);
}

function listElement(list: List, key: Result, offset: number | undefined): unknown {
  const index = numberOf(key);
  if (index === undefined || (key instanceof Double && !Number.isInteger(key.number)))
    return new Failure("the index of a list must be an int", offset);
  return index >= 0 && index < list.length ? list[Number(index)] : undefined;
}

function optionalElement(owner: Optional, key: Result, offset: number | undefined): Result {
  return owner.value === undefined ? NONE : optionalOf(elementOf(owner.value, key, offset));
}

/** Makes an optional, which is empty if the value is absent. */
export function optionalOf(raw: unknown): Result {
  if (raw === undefined) return NONE;
  const value = valueOf(raw);
  return value instanceof Failure || value instanceof Optional ? value : new Optional(value);
}
