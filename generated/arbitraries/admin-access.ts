// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminAccessInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminAccess accepts. */
export function validAdminAccess(): Arbitrary<AdminAccessInput> {
  return validDocument("AdminAccess", SHAPES) as Arbitrary<AdminAccessInput>;
}

/** Values that the validator of AdminAccess refuses, each wrong in exactly one way. */
export function invalidAdminAccess(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminAccess", SHAPES);
}
