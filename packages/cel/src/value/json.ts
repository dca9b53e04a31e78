import type { Frame } from "../compile/frame.ts";
import { CelError, Failure } from "../errors.ts";
import { ELEMENT_COST } from "../limits.ts";
import { doubleToText } from "./number-text.ts";
import { entryOf, keysOf } from "./map.ts";
import { formatDuration, formatTimestamp } from "./time.ts";
import {
  Double,
  Duration,
  isList,
  isMap,
  Optional,
  Timestamp,
  TypeName,
  Uint,
  valueOf,
  type MapKey,
  type MapValue,
  type Result,
} from "./value.ts";

/** A value as JSON: integers that JSON cannot hold and times become text, bytes stay. @throws CelError for a failure */
export function toJson(value: Result, frame: Frame): unknown {
  frame.spend(ELEMENT_COST);
  if (value instanceof Failure) throw new CelError(value.message, value.offset);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  if (isList(value)) return value.map((element) => toJson(valueOf(element), frame));
  if (value instanceof Double)
    return Number.isFinite(value.number) ? value.number : doubleToText(value.number);
  if (value instanceof Uint)
    return toJson(
      Number.isSafeInteger(Number(value.number)) ? Number(value.number) : value.number,
      frame,
    );
  if (value instanceof Timestamp) return formatTimestamp(value);
  if (value instanceof Duration) return formatDuration(value);
  if (value instanceof TypeName) return value.name;
  if (value instanceof Optional)
    return value.value === undefined ? null : toJson(value.value, frame);
  return isMap(value) ? mapToJson(value, frame) : null;
}

function mapToJson(map: MapValue, frame: Frame): unknown {
  return Object.fromEntries(
    keysOf(map).map((key) => [keyText(key), toJson(valueOf(entryOf(map, key)), frame)]),
  );
}

function keyText(key: MapKey): string {
  return String(key instanceof Uint ? key.number : key);
}
