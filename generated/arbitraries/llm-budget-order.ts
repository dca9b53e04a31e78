// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { LlmBudgetOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of LlmBudgetOrder accepts. */
export function validLlmBudgetOrder(): Arbitrary<LlmBudgetOrderInput> {
  return validDocument("LlmBudgetOrder", SHAPES) as Arbitrary<LlmBudgetOrderInput>;
}

/** Values that the validator of LlmBudgetOrder refuses, each wrong in exactly one way. */
export function invalidLlmBudgetOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("LlmBudgetOrder", SHAPES);
}
