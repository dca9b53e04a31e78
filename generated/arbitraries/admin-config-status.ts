// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigStatusInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigStatus accepts. */
export function validAdminConfigStatus(): Arbitrary<AdminConfigStatusInput> {
  return validDocument("AdminConfigStatus", SHAPES) as Arbitrary<AdminConfigStatusInput>;
}

/** Values that the validator of AdminConfigStatus refuses, each wrong in exactly one way. */
export function invalidAdminConfigStatus(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigStatus", SHAPES);
}
