// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminReplayDifferenceInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminReplayDifference accepts. */
export function validAdminReplayDifference(): Arbitrary<AdminReplayDifferenceInput> {
  return validDocument("AdminReplayDifference", SHAPES) as Arbitrary<AdminReplayDifferenceInput>;
}

/** Values that the validator of AdminReplayDifference refuses, each wrong in exactly one way. */
export function invalidAdminReplayDifference(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminReplayDifference", SHAPES);
}
