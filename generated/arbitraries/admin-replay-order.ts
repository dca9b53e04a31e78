// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminReplayOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminReplayOrder accepts. */
export function validAdminReplayOrder(): Arbitrary<AdminReplayOrderInput> {
  return validDocument("AdminReplayOrder", SHAPES) as Arbitrary<AdminReplayOrderInput>;
}

/** Values that the validator of AdminReplayOrder refuses, each wrong in exactly one way. */
export function invalidAdminReplayOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminReplayOrder", SHAPES);
}
