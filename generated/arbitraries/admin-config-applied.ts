// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigAppliedInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigApplied accepts. */
export function validAdminConfigApplied(): Arbitrary<AdminConfigAppliedInput> {
  return validDocument("AdminConfigApplied", SHAPES) as Arbitrary<AdminConfigAppliedInput>;
}

/** Values that the validator of AdminConfigApplied refuses, each wrong in exactly one way. */
export function invalidAdminConfigApplied(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigApplied", SHAPES);
}
