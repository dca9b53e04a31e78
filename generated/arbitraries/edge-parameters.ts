// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { EdgeParametersInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of EdgeParameters accepts. */
export function validEdgeParameters(): Arbitrary<EdgeParametersInput> {
  return validDocument("EdgeParameters", SHAPES) as Arbitrary<EdgeParametersInput>;
}

/** Values that the validator of EdgeParameters refuses, each wrong in exactly one way. */
export function invalidEdgeParameters(): Arbitrary<InvalidDocument> {
  return invalidDocument("EdgeParameters", SHAPES);
}
