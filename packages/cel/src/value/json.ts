import type { Frame } from "./frame.ts";
import { Failure } from "../errors.ts";
import { ELEMENT_COST } from "../limits.ts";
import { Address, Network } from "./address.ts";
import { entryOf, keysOf } from "./map.ts";
import { doubleToText } from "./number-text.ts";
import { formatDuration, formatTimestamp } from "./time.ts";
import {
  Double,
  Duration,
  isList,
  isMap,
  Optional,
  Timestamp,
  Uint,
  valueOf,
  type List,
  type MapKey,
  type MapValue,
  type Result,
  type TypeName,
} from "./value.ts";

/**
 * A value as JSON, or the failure inside it. Times, bytes (as Base64), and integers that JSON cannot
 * represent become text.
 */
export function toJson(value: Result, frame: Frame): unknown {
  frame.spend(ELEMENT_COST);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null || value instanceof Failure) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (isList(value)) return listToJson(value, frame);
  if (isMap(value)) return mapToJson(value, frame);
  if (!(value instanceof Optional)) return scalarToJson(value);
  return value.value === undefined ? null : toJson(value.value, frame);
}

/** Like `toJson`, but bytes at the top level stay bytes. */
export function toPlain(value: Result, frame: Frame): unknown {
  if (value instanceof Uint8Array) return value;
  return value instanceof Optional && value.value !== undefined
    ? toPlain(value.value, frame)
    : toJson(value, frame);
}

function scalarToJson(
  value: Double | Uint | Timestamp | Duration | TypeName | Address | Network,
): unknown {
  if (value instanceof Double)
    return Number.isFinite(value.number) ? value.number : doubleToText(value.number);
  if (value instanceof Uint) {
    const number = Number(value.number);
    return Number.isSafeInteger(number) ? number : String(value.number);
  }
  if (value instanceof Timestamp) return formatTimestamp(value);
  if (value instanceof Address || value instanceof Network) return value.toString();
  return value instanceof Duration ? formatDuration(value) : value.name;
}

function listToJson(list: List, frame: Frame): unknown {
  const elements: unknown[] = [];
  for (const element of list) {
    const written = toJson(valueOf(element), frame);
    if (written instanceof Failure) return written;
    elements.push(written);
  }
  return elements;
}

function mapToJson(map: MapValue, frame: Frame): unknown {
  const entries: [string, unknown][] = [];
  for (const key of keysOf(map)) {
    const written = toJson(valueOf(entryOf(map, key)), frame);
    if (written instanceof Failure) return written;
    entries.push([keyText(key), written]);
  }
  return Object.fromEntries(entries);
}

function keyText(key: MapKey): string {
  return String(key instanceof Uint ? key.number : key);
}
