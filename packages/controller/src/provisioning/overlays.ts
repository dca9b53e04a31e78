import type { ParametersOverlay } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import type { WantedObject } from "./objects/common.ts";
import { strategicMerge } from "./strategic-merge/merge.ts";
import { SPEC_TYPES } from "./strategic-merge/patch-types.ts";
import type { PatchType } from "./strategic-merge/patch-types.ts";

const TYPES: Readonly<Record<string, PatchType>> = SPEC_TYPES;

/**
 * An object with its overlays, one after the other: labels and annotations are added, the spec is
 * patched.
 * @throws {PatchError} when an overlay is not a strategic merge patch
 */
export function withOverlays(
  object: WantedObject,
  overlays: readonly ParametersOverlay[],
): WantedObject {
  return overlays.reduce(withOverlay, object);
}

function withOverlay(object: WantedObject, { metadata, spec }: ParametersOverlay): WantedObject {
  const labelled = {
    ...object,
    metadata: {
      ...object.metadata,
      labels: { ...object.metadata.labels, ...metadata?.labels },
      annotations: { ...object.metadata.annotations, ...metadata?.annotations },
    },
  };
  if (spec === undefined) return labelled;
  const type = TYPES[object.kind] ?? {};
  const patch: Json = { ...spec };
  if (isJson(object["spec"]))
    return { ...labelled, spec: strategicMerge(object["spec"], patch, type) };
  // A ServiceAccount has no spec: what is patched are its own fields.
  const { apiVersion, kind, metadata: own, ...fields } = labelled;
  return { ...strategicMerge(fields, patch, type), apiVersion, kind, metadata: own };
}
