import type { ParametersOverlay } from "@edge-gateway/generated/types/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json } from "@edge-gateway/kube/objects";
import { identityLabels } from "./common.ts";
import type { WantedObject } from "./common.ts";
import { strategicMerge } from "../strategic-merge/merge.ts";
import { SPEC_TYPES } from "../strategic-merge/patch-types.ts";
import type { PatchType } from "../strategic-merge/patch-types.ts";

const TYPES: Readonly<Record<string, PatchType>> = SPEC_TYPES;

/**
 * Applies an object's overlays in order. Each overlay adds labels and annotations, and patches `spec`.
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
      labels: {
        ...object.metadata.labels,
        ...metadata?.labels,
        ...identityLabels(object.metadata.labels),
      },
      annotations: { ...object.metadata.annotations, ...metadata?.annotations },
    },
  };
  if (spec === undefined) return labelled;
  const type = TYPES[object.kind] ?? {};
  const patch: Json = { ...spec };
  if (isJson(object["spec"]))
    return { ...labelled, spec: strategicMerge(object["spec"], patch, type) };
  // A ServiceAccount has no `spec`, so an overlay patches its top-level fields.
  const { apiVersion, kind, metadata: own, ...fields } = labelled;
  return { ...strategicMerge(fields, patch, type), apiVersion, kind, metadata: own };
}
