// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminSessionInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminSession accepts. */
export function validAdminSession(): Arbitrary<AdminSessionInput> {
  return validDocument("AdminSession", SHAPES) as Arbitrary<AdminSessionInput>;
}

/** Values that the validator of AdminSession refuses, each wrong in exactly one way. */
export function invalidAdminSession(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminSession", SHAPES);
}
