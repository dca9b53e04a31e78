// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLlmBudgetChangeInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLlmBudgetChange accepts. */
export function validAdminLlmBudgetChange(): Arbitrary<AdminLlmBudgetChangeInput> {
  return validDocument("AdminLlmBudgetChange", SHAPES) as Arbitrary<AdminLlmBudgetChangeInput>;
}

/** Values that the validator of AdminLlmBudgetChange refuses, each wrong in exactly one way. */
export function invalidAdminLlmBudgetChange(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLlmBudgetChange", SHAPES);
}
