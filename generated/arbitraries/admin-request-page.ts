// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminRequestPageInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminRequestPage accepts. */
export function validAdminRequestPage(): Arbitrary<AdminRequestPageInput> {
  return validDocument("AdminRequestPage", SHAPES) as Arbitrary<AdminRequestPageInput>;
}

/** Values that the validator of AdminRequestPage refuses, each wrong in exactly one way. */
export function invalidAdminRequestPage(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminRequestPage", SHAPES);
}
