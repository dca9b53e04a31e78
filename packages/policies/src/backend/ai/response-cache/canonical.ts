import { isRaw } from "@edge-gateway/kernel/json/exact-numbers";
import { isObject } from "@edge-gateway/llm";

/** Formats JSON so that the order of members does not matter; accepts values of expressions, too. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, ordered);
}

function ordered(_name: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString("base64") };
  if (value instanceof Map) return { entries: [...value] };
  if (!isObject(value) || isRaw(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
