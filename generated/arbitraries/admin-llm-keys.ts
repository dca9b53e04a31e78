// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLlmKeysInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLlmKeys accepts. */
export function validAdminLlmKeys(): Arbitrary<AdminLlmKeysInput> {
  return validDocument("AdminLlmKeys", SHAPES) as Arbitrary<AdminLlmKeysInput>;
}

/** Values that the validator of AdminLlmKeys refuses, each wrong in exactly one way. */
export function invalidAdminLlmKeys(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLlmKeys", SHAPES);
}
