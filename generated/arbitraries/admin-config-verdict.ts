// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigVerdictInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigVerdict accepts. */
export function validAdminConfigVerdict(): Arbitrary<AdminConfigVerdictInput> {
  return validDocument("AdminConfigVerdict", SHAPES) as Arbitrary<AdminConfigVerdictInput>;
}

/** Values that the validator of AdminConfigVerdict refuses, each wrong in exactly one way. */
export function invalidAdminConfigVerdict(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigVerdict", SHAPES);
}
