// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLlmBudgetsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLlmBudgets accepts. */
export function validAdminLlmBudgets(): Arbitrary<AdminLlmBudgetsInput> {
  return validDocument("AdminLlmBudgets", SHAPES) as Arbitrary<AdminLlmBudgetsInput>;
}

/** Values that the validator of AdminLlmBudgets refuses, each wrong in exactly one way. */
export function invalidAdminLlmBudgets(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLlmBudgets", SHAPES);
}
