// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { KubernetesServiceInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of KubernetesService accepts. */
export function validKubernetesService(): Arbitrary<KubernetesServiceInput> {
  return validDocument("KubernetesService", SHAPES) as Arbitrary<KubernetesServiceInput>;
}

/** Values that the validator of KubernetesService refuses, each wrong in exactly one way. */
export function invalidKubernetesService(): Arbitrary<InvalidDocument> {
  return invalidDocument("KubernetesService", SHAPES);
}
