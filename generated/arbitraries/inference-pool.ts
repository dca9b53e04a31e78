// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { InferencePoolInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of InferencePool accepts. */
export function validInferencePool(): Arbitrary<InferencePoolInput> {
  return validDocument("InferencePool", SHAPES) as Arbitrary<InferencePoolInput>;
}

/** Values that the validator of InferencePool refuses, each wrong in exactly one way. */
export function invalidInferencePool(): Arbitrary<InvalidDocument> {
  return invalidDocument("InferencePool", SHAPES);
}
