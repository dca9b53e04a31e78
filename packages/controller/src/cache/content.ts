import type { KubeObject } from "@edge-gateway/kube/objects";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";

/** Kinds of which also the status is translated: the addresses and readiness of pods. */
export const TRANSLATED_STATUSES: ReadonlySet<string> = new Set<KindName>(["Pod"]);

/**
 * Kinds whose status the controller reads: a Service's addresses become its gateway's addresses.
 */
const READ_STATUSES: ReadonlySet<string> = new Set([...TRANSLATED_STATUSES, "Service"]);

/**
 * The parts of an object that the cache keeps. A cluster has many pods; they are large, change often, and
 * only few of their fields are used.
 */
export function keptOf(kind: KindName, object: KubeObject): KubeObject {
  if (kind !== "Pod") return object;
  const { spec, status } = object;
  const { serviceAccountName } = fieldsOf(spec);
  const { podIP, conditions } = fieldsOf(status);
  const ready = Array.isArray(conditions) ? conditions.filter(isReady).map(stateOf) : conditions;
  return {
    ...object,
    spec: { serviceAccountName },
    status: { podIP, conditions: ready },
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function isReady(condition: unknown): boolean {
  return fieldsOf(condition)["type"] === "Ready";
}

/** The probe times of a condition are left out: they change with each probe, and nothing reads them. */
function stateOf(condition: unknown): unknown {
  const { type, status } = fieldsOf(condition);
  return { type, status };
}

/**
 * The part of an object that the translation reads, as text. Two objects with the same text have the same
 * translation.
 */
export function contentOf(kind: KindName, object: KubeObject): string {
  const { status, metadata, ...content } = object;
  const { resourceVersion: _, ...named } = metadata;
  const read = READ_STATUSES.has(kind) ? status : undefined;
  return JSON.stringify([content, named, read]);
}
