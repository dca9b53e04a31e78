import type { KubeObject } from "@edge-gateway/kube/objects";
import type { KindName } from "@edge-gateway/translate/manifests/document";

/** Kinds whose status is translated: the addresses of pods, and which of them are ready, make an InferencePool. */
export const TRANSLATED_STATUSES: ReadonlySet<string> = new Set<KindName>(["Pod"]);

/** Kinds whose status the controller reads: the addresses of a Service become those of its gateway. */
const READ_STATUSES: ReadonlySet<string> = new Set([...TRANSLATED_STATUSES, "Service"]);

/** What a translation reads of an object, as a text: equal for objects that differ in nothing else. */
export function contentOf(kind: KindName, object: KubeObject): string {
  const { status, metadata, ...content } = object;
  const { resourceVersion: _, ...named } = metadata;
  const read = READ_STATUSES.has(kind) ? status : undefined;
  return JSON.stringify([content, named, read]);
}
