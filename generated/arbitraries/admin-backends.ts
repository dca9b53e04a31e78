// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminBackendsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminBackends accepts. */
export function validAdminBackends(): Arbitrary<AdminBackendsInput> {
  return validDocument("AdminBackends", SHAPES) as Arbitrary<AdminBackendsInput>;
}

/** Values that the validator of AdminBackends refuses, each wrong in exactly one way. */
export function invalidAdminBackends(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminBackends", SHAPES);
}
