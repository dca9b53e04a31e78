// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminReplayedRequestInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminReplayedRequest accepts. */
export function validAdminReplayedRequest(): Arbitrary<AdminReplayedRequestInput> {
  return validDocument("AdminReplayedRequest", SHAPES) as Arbitrary<AdminReplayedRequestInput>;
}

/** Values that the validator of AdminReplayedRequest refuses, each wrong in exactly one way. */
export function invalidAdminReplayedRequest(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminReplayedRequest", SHAPES);
}
