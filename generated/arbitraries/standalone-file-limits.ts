// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { StandaloneFileLimitsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of StandaloneFileLimits accepts. */
export function validStandaloneFileLimits(): Arbitrary<StandaloneFileLimitsInput> {
  return validDocument("StandaloneFileLimits", SHAPES) as Arbitrary<StandaloneFileLimitsInput>;
}

/** Values that the validator of StandaloneFileLimits refuses, each wrong in exactly one way. */
export function invalidStandaloneFileLimits(): Arbitrary<InvalidDocument> {
  return invalidDocument("StandaloneFileLimits", SHAPES);
}
