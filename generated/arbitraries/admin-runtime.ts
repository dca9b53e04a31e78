// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminRuntimeInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminRuntime accepts. */
export function validAdminRuntime(): Arbitrary<AdminRuntimeInput> {
  return validDocument("AdminRuntime", SHAPES) as Arbitrary<AdminRuntimeInput>;
}

/** Values that the validator of AdminRuntime refuses, each wrong in exactly one way. */
export function invalidAdminRuntime(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminRuntime", SHAPES);
}
