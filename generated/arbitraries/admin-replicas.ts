// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminReplicasInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminReplicas accepts. */
export function validAdminReplicas(): Arbitrary<AdminReplicasInput> {
  return validDocument("AdminReplicas", SHAPES) as Arbitrary<AdminReplicasInput>;
}

/** Values that the validator of AdminReplicas refuses, each wrong in exactly one way. */
export function invalidAdminReplicas(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminReplicas", SHAPES);
}
