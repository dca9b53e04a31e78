import { below, isObject, type JsonObject } from "../json.ts";
import type { ChatRequest, KeptMember, Part } from "./form.ts";

/** The places of all marks of the parts and tools, for formats that have such marks. */
export function marksIn({ system, messages, tools }: ChatRequest): readonly string[] {
  const parts = [...system, ...messages.flatMap((message) => message.parts)].flatMap(withInner);
  return [...parts, ...tools].flatMap(({ cacheControl }) => cacheControl?.at ?? []);
}

function withInner(part: Part): readonly Part[] {
  return part.kind === "toolResult" ? [part, ...part.parts] : [part];
}

const KNOWN: ReadonlySet<string> = new Set(["type", "ttl"]);

/** The mark in the member with this name; undefined for none, and for one with members that nobody knows. */
export function readCacheMark(
  object: JsonObject,
  name: "cache_control" | "cachePoint",
  at: string,
): KeptMember | undefined {
  const value = object[name];
  if (!isObject(value) || !Object.keys(value).every((each) => KNOWN.has(each))) return undefined;
  return { at: below(at, name), value };
}
