// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminRequestRecordInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminRequestRecord accepts. */
export function validAdminRequestRecord(): Arbitrary<AdminRequestRecordInput> {
  return validDocument("AdminRequestRecord", SHAPES) as Arbitrary<AdminRequestRecordInput>;
}

/** Values that the validator of AdminRequestRecord refuses, each wrong in exactly one way. */
export function invalidAdminRequestRecord(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminRequestRecord", SHAPES);
}
