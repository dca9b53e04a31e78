// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminExplanationInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminExplanation accepts. */
export function validAdminExplanation(): Arbitrary<AdminExplanationInput> {
  return validDocument("AdminExplanation", SHAPES) as Arbitrary<AdminExplanationInput>;
}

/** Values that the validator of AdminExplanation refuses, each wrong in exactly one way. */
export function invalidAdminExplanation(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminExplanation", SHAPES);
}
