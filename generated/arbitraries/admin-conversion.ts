// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConversionInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConversion accepts. */
export function validAdminConversion(): Arbitrary<AdminConversionInput> {
  return validDocument("AdminConversion", SHAPES) as Arbitrary<AdminConversionInput>;
}

/** Values that the validator of AdminConversion refuses, each wrong in exactly one way. */
export function invalidAdminConversion(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConversion", SHAPES);
}
