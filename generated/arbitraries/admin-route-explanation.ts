// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminRouteExplanationInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminRouteExplanation accepts. */
export function validAdminRouteExplanation(): Arbitrary<AdminRouteExplanationInput> {
  return validDocument("AdminRouteExplanation", SHAPES) as Arbitrary<AdminRouteExplanationInput>;
}

/** Values that the validator of AdminRouteExplanation refuses, each wrong in exactly one way. */
export function invalidAdminRouteExplanation(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminRouteExplanation", SHAPES);
}
