// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLlmCallsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLlmCalls accepts. */
export function validAdminLlmCalls(): Arbitrary<AdminLlmCallsInput> {
  return validDocument("AdminLlmCalls", SHAPES) as Arbitrary<AdminLlmCallsInput>;
}

/** Values that the validator of AdminLlmCalls refuses, each wrong in exactly one way. */
export function invalidAdminLlmCalls(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLlmCalls", SHAPES);
}
