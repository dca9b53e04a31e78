// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ObservabilityLimitsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ObservabilityLimits accepts. */
export function validObservabilityLimits(): Arbitrary<ObservabilityLimitsInput> {
  return validDocument("ObservabilityLimits", SHAPES) as Arbitrary<ObservabilityLimitsInput>;
}

/** Values that the validator of ObservabilityLimits refuses, each wrong in exactly one way. */
export function invalidObservabilityLimits(): Arbitrary<InvalidDocument> {
  return invalidDocument("ObservabilityLimits", SHAPES);
}
