import type { KubeObject } from "@edge-gateway/kube/objects";
import type { KindName } from "@edge-gateway/translate/manifests/document";

/** Kinds whose status is translated: InferencePools and XBackends need the addresses and readiness of pods. */
export const TRANSLATED_STATUSES: ReadonlySet<string> = new Set<KindName>(["Pod"]);

/**
 * Kinds whose status the controller reads: a Service's addresses become its gateway's addresses.
 */
const READ_STATUSES: ReadonlySet<string> = new Set([...TRANSLATED_STATUSES, "Service"]);

/**
 * The part of an object that the translation reads, as text. Two objects with the same text
 * translate alike.
 */
export function contentOf(kind: KindName, object: KubeObject): string {
  const { status, metadata, ...content } = object;
  const { resourceVersion: _, ...named } = metadata;
  const read = READ_STATUSES.has(kind) ? status : undefined;
  return JSON.stringify([content, named, read]);
}
