// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminEndpointsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminEndpoints accepts. */
export function validAdminEndpoints(): Arbitrary<AdminEndpointsInput> {
  return validDocument("AdminEndpoints", SHAPES) as Arbitrary<AdminEndpointsInput>;
}

/** Values that the validator of AdminEndpoints refuses, each wrong in exactly one way. */
export function invalidAdminEndpoints(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminEndpoints", SHAPES);
}
