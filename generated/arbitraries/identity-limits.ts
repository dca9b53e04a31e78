// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { IdentityLimitsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of IdentityLimits accepts. */
export function validIdentityLimits(): Arbitrary<IdentityLimitsInput> {
  return validDocument("IdentityLimits", SHAPES) as Arbitrary<IdentityLimitsInput>;
}

/** Values that the validator of IdentityLimits refuses, each wrong in exactly one way. */
export function invalidIdentityLimits(): Arbitrary<InvalidDocument> {
  return invalidDocument("IdentityLimits", SHAPES);
}
