// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLlmKeyRemovalInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLlmKeyRemoval accepts. */
export function validAdminLlmKeyRemoval(): Arbitrary<AdminLlmKeyRemovalInput> {
  return validDocument("AdminLlmKeyRemoval", SHAPES) as Arbitrary<AdminLlmKeyRemovalInput>;
}

/** Values that the validator of AdminLlmKeyRemoval refuses, each wrong in exactly one way. */
export function invalidAdminLlmKeyRemoval(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLlmKeyRemoval", SHAPES);
}
