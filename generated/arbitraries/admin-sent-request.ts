// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminSentRequestInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminSentRequest accepts. */
export function validAdminSentRequest(): Arbitrary<AdminSentRequestInput> {
  return validDocument("AdminSentRequest", SHAPES) as Arbitrary<AdminSentRequestInput>;
}

/** Values that the validator of AdminSentRequest refuses, each wrong in exactly one way. */
export function invalidAdminSentRequest(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminSentRequest", SHAPES);
}
