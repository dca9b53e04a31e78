// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminKeySetsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminKeySets accepts. */
export function validAdminKeySets(): Arbitrary<AdminKeySetsInput> {
  return validDocument("AdminKeySets", SHAPES) as Arbitrary<AdminKeySetsInput>;
}

/** Values that the validator of AdminKeySets refuses, each wrong in exactly one way. */
export function invalidAdminKeySets(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminKeySets", SHAPES);
}
