// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigDiffInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigDiff accepts. */
export function validAdminConfigDiff(): Arbitrary<AdminConfigDiffInput> {
  return validDocument("AdminConfigDiff", SHAPES) as Arbitrary<AdminConfigDiffInput>;
}

/** Values that the validator of AdminConfigDiff refuses, each wrong in exactly one way. */
export function invalidAdminConfigDiff(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigDiff", SHAPES);
}
