// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminSentEventInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminSentEvent accepts. */
export function validAdminSentEvent(): Arbitrary<AdminSentEventInput> {
  return validDocument("AdminSentEvent", SHAPES) as Arbitrary<AdminSentEventInput>;
}

/** Values that the validator of AdminSentEvent refuses, each wrong in exactly one way. */
export function invalidAdminSentEvent(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminSentEvent", SHAPES);
}
