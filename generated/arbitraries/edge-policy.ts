// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { EdgePolicyInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of EdgePolicy accepts. */
export function validEdgePolicy(): Arbitrary<EdgePolicyInput> {
  return validDocument("EdgePolicy", SHAPES) as Arbitrary<EdgePolicyInput>;
}

/** Values that the validator of EdgePolicy refuses, each wrong in exactly one way. */
export function invalidEdgePolicy(): Arbitrary<InvalidDocument> {
  return invalidDocument("EdgePolicy", SHAPES);
}
