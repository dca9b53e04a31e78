// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminAttachedPoliciesInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminAttachedPolicies accepts. */
export function validAdminAttachedPolicies(): Arbitrary<AdminAttachedPoliciesInput> {
  return validDocument("AdminAttachedPolicies", SHAPES) as Arbitrary<AdminAttachedPoliciesInput>;
}

/** Values that the validator of AdminAttachedPolicies refuses, each wrong in exactly one way. */
export function invalidAdminAttachedPolicies(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminAttachedPolicies", SHAPES);
}
