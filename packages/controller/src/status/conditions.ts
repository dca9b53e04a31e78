import { isDeepStrictEqual } from "node:util";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION } from "@edge-gateway/translate/manifests/statuses";
import type { Condition } from "@edge-gateway/translate/manifests/statuses";
import { CONDITION_MESSAGE_CHARACTERS } from "../bounds.ts";

/** Types of conditions that this controller writes; all others belong to someone else. */
const OWN_TYPES: ReadonlySet<unknown> = new Set(Object.values(CONDITION));

/**
 * A list of conditions with ours brought up to date: each keeps the time of its last transition while
 * its status is the same; those of others stay.
 */
export function mergeConditions(
  written: unknown,
  wanted: readonly Condition[],
  now: string,
): readonly Json[] {
  const known = listOf(written);
  const byType = new Map(known.map((condition) => [condition["type"], condition]));
  const own = wanted.map((condition) => conditionOf(condition, byType.get(condition.type), now));
  return withOwn(known, own, ({ type }) => OWN_TYPES.has(type));
}

/**
 * A list with our entries in it, in the order that is wanted; those of others stay. Where ours are as
 * wanted, the whole list is as it was: two controllers must not put each other's entries last for ever.
 */
export function withOwn(
  written: readonly Json[],
  wanted: readonly Json[],
  isOwn: (entry: Json) => boolean,
): readonly Json[] {
  if (isDeepStrictEqual(written.filter(isOwn), wanted)) return written;
  return [...written.filter((entry) => !isOwn(entry)), ...wanted];
}

function conditionOf(condition: Condition, old: Json | undefined, now: string): Json {
  const { type, status, reason, message, observedGeneration } = condition;
  const since = old?.["lastTransitionTime"];
  const isSame = old?.["status"] === status && typeof since === "string";
  return {
    type,
    status,
    reason,
    message: message.slice(0, CONDITION_MESSAGE_CHARACTERS),
    ...(observedGeneration === undefined ? {} : { observedGeneration }),
    lastTransitionTime: isSame ? since : now,
  };
}

/** A condition of ours as it is written in the status of an object. */
export function conditionIn(
  { status }: KubeObject,
  type: Condition["type"],
): Condition | undefined {
  const conditions = isJson(status) ? listOf(status["conditions"]) : [];
  const written = conditions.find((condition) => condition["type"] === type);
  if (written === undefined) return undefined;
  const { observedGeneration } = written;
  return {
    type,
    status: written["status"] === "True" ? "True" : "False",
    reason: String(written["reason"]),
    message: String(written["message"]),
    ...(typeof observedGeneration === "number" ? { observedGeneration } : {}),
  };
}

/** The maps of a list of JSON. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}
