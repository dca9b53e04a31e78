// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigCandidateInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigCandidate accepts. */
export function validAdminConfigCandidate(): Arbitrary<AdminConfigCandidateInput> {
  return validDocument("AdminConfigCandidate", SHAPES) as Arbitrary<AdminConfigCandidateInput>;
}

/** Values that the validator of AdminConfigCandidate refuses, each wrong in exactly one way. */
export function invalidAdminConfigCandidate(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigCandidate", SHAPES);
}
