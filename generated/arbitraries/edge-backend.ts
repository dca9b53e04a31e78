// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { EdgeBackendInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of EdgeBackend accepts. */
export function validEdgeBackend(): Arbitrary<EdgeBackendInput> {
  return validDocument("EdgeBackend", SHAPES) as Arbitrary<EdgeBackendInput>;
}

/** Values that the validator of EdgeBackend refuses, each wrong in exactly one way. */
export function invalidEdgeBackend(): Arbitrary<InvalidDocument> {
  return invalidDocument("EdgeBackend", SHAPES);
}
