// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminRequestLogInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminRequestLog accepts. */
export function validAdminRequestLog(): Arbitrary<AdminRequestLogInput> {
  return validDocument("AdminRequestLog", SHAPES) as Arbitrary<AdminRequestLogInput>;
}

/** Values that the validator of AdminRequestLog refuses, each wrong in exactly one way. */
export function invalidAdminRequestLog(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminRequestLog", SHAPES);
}
