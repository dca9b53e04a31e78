// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminAuditRecordInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminAuditRecord accepts. */
export function validAdminAuditRecord(): Arbitrary<AdminAuditRecordInput> {
  return validDocument("AdminAuditRecord", SHAPES) as Arbitrary<AdminAuditRecordInput>;
}

/** Values that the validator of AdminAuditRecord refuses, each wrong in exactly one way. */
export function invalidAdminAuditRecord(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminAuditRecord", SHAPES);
}
