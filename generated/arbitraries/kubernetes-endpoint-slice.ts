// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { KubernetesEndpointSliceInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of KubernetesEndpointSlice accepts. */
export function validKubernetesEndpointSlice(): Arbitrary<KubernetesEndpointSliceInput> {
  return validDocument("KubernetesEndpointSlice", SHAPES) as Arbitrary<KubernetesEndpointSliceInput>;
}

/** Values that the validator of KubernetesEndpointSlice refuses, each wrong in exactly one way. */
export function invalidKubernetesEndpointSlice(): Arbitrary<InvalidDocument> {
  return invalidDocument("KubernetesEndpointSlice", SHAPES);
}
