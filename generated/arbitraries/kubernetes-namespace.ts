// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { KubernetesNamespaceInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of KubernetesNamespace accepts. */
export function validKubernetesNamespace(): Arbitrary<KubernetesNamespaceInput> {
  return validDocument("KubernetesNamespace", SHAPES) as Arbitrary<KubernetesNamespaceInput>;
}

/** Values that the validator of KubernetesNamespace refuses, each wrong in exactly one way. */
export function invalidKubernetesNamespace(): Arbitrary<InvalidDocument> {
  return invalidDocument("KubernetesNamespace", SHAPES);
}
