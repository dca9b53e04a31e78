// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminSpendingInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminSpending accepts. */
export function validAdminSpending(): Arbitrary<AdminSpendingInput> {
  return validDocument("AdminSpending", SHAPES) as Arbitrary<AdminSpendingInput>;
}

/** Values that the validator of AdminSpending refuses, each wrong in exactly one way. */
export function invalidAdminSpending(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminSpending", SHAPES);
}
