// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { EdgeModelInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of EdgeModel accepts. */
export function validEdgeModel(): Arbitrary<EdgeModelInput> {
  return validDocument("EdgeModel", SHAPES) as Arbitrary<EdgeModelInput>;
}

/** Values that the validator of EdgeModel refuses, each wrong in exactly one way. */
export function invalidEdgeModel(): Arbitrary<InvalidDocument> {
  return invalidDocument("EdgeModel", SHAPES);
}
