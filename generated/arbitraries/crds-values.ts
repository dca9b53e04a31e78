// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { CrdsValuesInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of CrdsValues accepts. */
export function validCrdsValues(): Arbitrary<CrdsValuesInput> {
  return validDocument("CrdsValues", SHAPES) as Arbitrary<CrdsValuesInput>;
}

/** Values that the validator of CrdsValues refuses, each wrong in exactly one way. */
export function invalidCrdsValues(): Arbitrary<InvalidDocument> {
  return invalidDocument("CrdsValues", SHAPES);
}
