import { isDeepStrictEqual } from "node:util";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { CONDITION } from "@edge-gateway/translate/manifests/document/statuses";
import type { Condition } from "@edge-gateway/translate/manifests/document/statuses";
import { CONDITION_MESSAGE_CHARACTERS } from "../bounds.ts";

/** Condition types that this controller writes. All other types belong to other controllers. */
const OWN_TYPES: ReadonlySet<unknown> = new Set(Object.values(CONDITION));

/**
 * Updates our conditions in a list. A condition keeps its transition time while its status is unchanged;
 * conditions of other controllers stay.
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
 * Returns a list with our entries updated, in the requested order; entries of other controllers stay. A list
 * that already has our entries stays unchanged: otherwise two controllers would reorder each other's entries
 * forever.
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

/** Returns one of our conditions from an object's status. */
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

/** Returns the objects in a JSON list. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}
