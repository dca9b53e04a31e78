// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { KubernetesSecretInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of KubernetesSecret accepts. */
export function validKubernetesSecret(): Arbitrary<KubernetesSecretInput> {
  return validDocument("KubernetesSecret", SHAPES) as Arbitrary<KubernetesSecretInput>;
}

/** Values that the validator of KubernetesSecret refuses, each wrong in exactly one way. */
export function invalidKubernetesSecret(): Arbitrary<InvalidDocument> {
  return invalidDocument("KubernetesSecret", SHAPES);
}
