// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ReferenceGrantInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ReferenceGrant accepts. */
export function validReferenceGrant(): Arbitrary<ReferenceGrantInput> {
  return validDocument("ReferenceGrant", SHAPES) as Arbitrary<ReferenceGrantInput>;
}

/** Values that the validator of ReferenceGrant refuses, each wrong in exactly one way. */
export function invalidReferenceGrant(): Arbitrary<InvalidDocument> {
  return invalidDocument("ReferenceGrant", SHAPES);
}
