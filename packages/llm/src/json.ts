import { parseNoting, writtenNoted } from "@edge-gateway/kernel/json/exact-numbers";
import { placeOfLong } from "@edge-gateway/kernel/json/json-scan";
import { MOST_TOKENS } from "./bounds.ts";

/** A parsed JSON object of unknown shape. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a JSON object, otherwise an empty object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : NO_MEMBERS;
}

const NO_MEMBERS: JsonObject = {};

export function objectIn(object: JsonObject, name: string): JsonObject | undefined {
  const value = object[name];
  return isObject(value) ? value : undefined;
}

export function textIn(object: JsonObject, name: string): string | undefined {
  return asText(object[name]);
}

export function numberIn(object: JsonObject, name: string): number | undefined {
  return asNumber(object[name]);
}

/**
 * Returns the value if it is a string. Reading a member by a fixed name is several times as fast as
 * by {@link textIn}.
 */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns the value if it is a finite number; see {@link asText}. */
function asNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Reads a member of an object as a number of tokens; see {@link asCount}. */
export function countIn(object: JsonObject, name: string): number | undefined {
  return asCount(object[name]);
}

/**
 * Reads a number of tokens; undefined unless it is a whole number that is not negative and not larger than
 * any limit. Limits compute with it, so no other number from a client or provider is accepted.
 */
export function asCount(value: unknown): number | undefined {
  if (typeof value !== "number") return undefined;
  return Math.min(MOST_TOKENS, Math.max(0, Math.ceil(value)));
}

/** Whether token usage contains a number; some servers send empty usage, or texts instead of numbers. */
export function hasCounts(usage: JsonObject | undefined): usage is JsonObject {
  return usage !== undefined && Object.values(usage).some((value) => typeof value === "number");
}

export function flagIn(object: JsonObject, name: string): boolean | undefined {
  const value = object[name];
  return typeof value === "boolean" ? value : undefined;
}

export function listIn(object: JsonObject, name: string): readonly unknown[] {
  const value = object[name];
  return Array.isArray(value) ? value : [];
}

/** Copies an object without the named members. */
export function without(object: JsonObject, names: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** Parses JSON; undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the JSON text in the given bytes; undefined if it is invalid. */
export function parsedBytes(bytes: Uint8Array): unknown {
  return parsed(textOf(bytes));
}

/**
 * Parses JSON that is converted to another format; undefined if it is invalid. Numbers keep their digits in
 * {@link textOfJson}, and where a request or response is written.
 */
export function parsedNoting(text: string): unknown {
  try {
    return parseNoting(text);
  } catch {
    return undefined;
  }
}

/** Parses the JSON text in the given bytes; see {@link parsedNoting}. */
export function parsedBytesNoting(bytes: Uint8Array): unknown {
  return parsedNoting(textOf(bytes));
}

/** The JSON text of a part of a request or response that {@link parsedNoting} has parsed. */
export function textOfJson(value: unknown): string {
  return writtenNoted(value);
}

/**
 * Parses a JSON object, but not the list, object or text in one of its members, which becomes null. If that
 * member is the longest one and is not read, parsing takes a fraction of the time. Invalid JSON inside the
 * member may stay undetected.
 */
export function parsedWithout(text: string, name: string): unknown {
  const place = placeOfLong(text, name);
  if (place === undefined) return parsed(text);
  return parsed(`${text.slice(0, place.start)}null${text.slice(place.end)}`);
}

/** Decodes a text in UTF-8. */
export function textOf(bytes: Uint8Array): string {
  const buffer =
    bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.toString("utf8");
}

/** The JSON pointer (RFC 6901) of a member. */
export function below(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
