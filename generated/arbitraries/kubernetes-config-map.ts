// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { KubernetesConfigMapInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of KubernetesConfigMap accepts. */
export function validKubernetesConfigMap(): Arbitrary<KubernetesConfigMapInput> {
  return validDocument("KubernetesConfigMap", SHAPES) as Arbitrary<KubernetesConfigMapInput>;
}

/** Values that the validator of KubernetesConfigMap refuses, each wrong in exactly one way. */
export function invalidKubernetesConfigMap(): Arbitrary<InvalidDocument> {
  return invalidDocument("KubernetesConfigMap", SHAPES);
}
