import type { KeptMember } from "../../chat/form.ts";
import { readCacheMark } from "../../chat/cache-marks.ts";
import { type JsonObject, objectOf, textIn } from "../../json.ts";

/** A cache point as the mark that other formats have at the block before it. */
export function readMark(block: JsonObject, at: string): KeptMember | undefined {
  const point = readCacheMark(block, "cachePoint", at);
  if (point === undefined) return undefined;
  const ttl = textIn(objectOf(point.value), "ttl");
  return { ...point, value: { type: "ephemeral", ...(ttl === undefined ? {} : { ttl }) } };
}

/** The cache point after a block with a mark. */
export function writeMark(cacheControl: KeptMember | undefined): JsonObject[] {
  if (cacheControl === undefined) return [];
  const ttl = textIn(objectOf(cacheControl.value), "ttl");
  return [{ cachePoint: { type: "default", ...(ttl === undefined ? {} : { ttl }) } }];
}
