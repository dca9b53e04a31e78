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

type WriteBytes = (bytes: Uint8Array) => unknown;

/** A value as JSON, or the failure in it: integers that JSON cannot hold and times become text, bytes stay. */
export function toJson(
  value: Result,
  frame: Frame,
  writeBytes: WriteBytes = (bytes) => bytes,
): unknown {
  frame.spend(ELEMENT_COST);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null || value instanceof Failure) return value;
  if (value instanceof Uint8Array) return writeBytes(value);
  if (isList(value)) return listToJson(value, frame, writeBytes);
  if (isMap(value)) return mapToJson(value, frame, writeBytes);
  if (!(value instanceof Optional)) return scalarToJson(value);
  return value.value === undefined ? null : toJson(value.value, frame, writeBytes);
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

function listToJson(list: List, frame: Frame, writeBytes: WriteBytes): unknown {
  const elements: unknown[] = [];
  for (const element of list) {
    const written = toJson(valueOf(element), frame, writeBytes);
    if (written instanceof Failure) return written;
    elements.push(written);
  }
  return elements;
}

function mapToJson(map: MapValue, frame: Frame, writeBytes: WriteBytes): unknown {
  const entries: [string, unknown][] = [];
  for (const key of keysOf(map)) {
    const written = toJson(valueOf(entryOf(map, key)), frame, writeBytes);
    if (written instanceof Failure) return written;
    entries.push([keyText(key), written]);
  }
  return Object.fromEntries(entries);
}

function keyText(key: MapKey): string {
  return String(key instanceof Uint ? key.number : key);
}
