// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLlmKeyCreatedInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLlmKeyCreated accepts. */
export function validAdminLlmKeyCreated(): Arbitrary<AdminLlmKeyCreatedInput> {
  return validDocument("AdminLlmKeyCreated", SHAPES) as Arbitrary<AdminLlmKeyCreatedInput>;
}

/** Values that the validator of AdminLlmKeyCreated refuses, each wrong in exactly one way. */
export function invalidAdminLlmKeyCreated(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLlmKeyCreated", SHAPES);
}
