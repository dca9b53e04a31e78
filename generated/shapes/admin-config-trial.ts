// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigTrialInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigTrial accepts. */
export function validAdminConfigTrial(): Arbitrary<AdminConfigTrialInput> {
  return validDocument("AdminConfigTrial", SHAPES) as Arbitrary<AdminConfigTrialInput>;
}

/** Values that the validator of AdminConfigTrial refuses, each wrong in exactly one way. */
export function invalidAdminConfigTrial(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigTrial", SHAPES);
}
