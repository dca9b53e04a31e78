// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { DelegationLimitsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of DelegationLimits accepts. */
export function validDelegationLimits(): Arbitrary<DelegationLimitsInput> {
  return validDocument("DelegationLimits", SHAPES) as Arbitrary<DelegationLimitsInput>;
}

/** Values that the validator of DelegationLimits refuses, each wrong in exactly one way. */
export function invalidDelegationLimits(): Arbitrary<InvalidDocument> {
  return invalidDocument("DelegationLimits", SHAPES);
}
