// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminRouteFailuresInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminRouteFailures accepts. */
export function validAdminRouteFailures(): Arbitrary<AdminRouteFailuresInput> {
  return validDocument("AdminRouteFailures", SHAPES) as Arbitrary<AdminRouteFailuresInput>;
}

/** Values that the validator of AdminRouteFailures refuses, each wrong in exactly one way. */
export function invalidAdminRouteFailures(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminRouteFailures", SHAPES);
}
