// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { StandaloneValuesInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of StandaloneValues accepts. */
export function validStandaloneValues(): Arbitrary<StandaloneValuesInput> {
  return validDocument("StandaloneValues", SHAPES) as Arbitrary<StandaloneValuesInput>;
}

/** Values that the validator of StandaloneValues refuses, each wrong in exactly one way. */
export function invalidStandaloneValues(): Arbitrary<InvalidDocument> {
  return invalidDocument("StandaloneValues", SHAPES);
}
