// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigVersionTextsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigVersionTexts accepts. */
export function validAdminConfigVersionTexts(): Arbitrary<AdminConfigVersionTextsInput> {
  return validDocument("AdminConfigVersionTexts", SHAPES) as Arbitrary<AdminConfigVersionTextsInput>;
}

/** Values that the validator of AdminConfigVersionTexts refuses, each wrong in exactly one way. */
export function invalidAdminConfigVersionTexts(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigVersionTexts", SHAPES);
}
