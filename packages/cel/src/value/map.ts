import {
  CelMap,
  Double,
  Fields,
  isInt,
  normalInt,
  Uint,
  type MapKey,
  type MapValue,
  type Value,
} from "./value.ts";

/** The value of a key, unconverted; undefined if the map does not have the key. */
export function entryOf(map: MapValue, key: MapKey): unknown {
  if (map instanceof CelMap) return map.get(key);
  if (typeof key !== "string") return undefined;
  if (map instanceof Fields) return map.get(key);
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

export function keysOf(map: MapValue): MapKey[] {
  if (map instanceof CelMap) return map.keys();
  if (map instanceof Fields) return Array.from(map.names());
  return Object.keys(map).filter((key) => map[key] !== undefined);
}

export function sizeOf(map: MapValue): number {
  return map instanceof CelMap ? map.size : keysOf(map).length;
}

/**
 * The map key for a value, also for a double without a fraction; undefined if the value cannot be a
 * key.
 */
export function keyOf(value: Value): MapKey | undefined {
  if (value instanceof Double)
    return Number.isInteger(value.number) ? normalInt(BigInt(value.number)) : undefined;
  return isMapKey(value) ? value : undefined;
}

export function isMapKey(value: unknown): value is MapKey {
  return (
    typeof value === "string" || typeof value === "boolean" || isInt(value) || value instanceof Uint
  );
}
