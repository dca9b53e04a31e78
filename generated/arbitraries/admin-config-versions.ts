// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigVersionsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigVersions accepts. */
export function validAdminConfigVersions(): Arbitrary<AdminConfigVersionsInput> {
  return validDocument("AdminConfigVersions", SHAPES) as Arbitrary<AdminConfigVersionsInput>;
}

/** Values that the validator of AdminConfigVersions refuses, each wrong in exactly one way. */
export function invalidAdminConfigVersions(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigVersions", SHAPES);
}
