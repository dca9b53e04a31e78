// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminReplayInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminReplay accepts. */
export function validAdminReplay(): Arbitrary<AdminReplayInput> {
  return validDocument("AdminReplay", SHAPES) as Arbitrary<AdminReplayInput>;
}

/** Values that the validator of AdminReplay refuses, each wrong in exactly one way. */
export function invalidAdminReplay(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminReplay", SHAPES);
}
