// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ControlPlaneValuesInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ControlPlaneValues accepts. */
export function validControlPlaneValues(): Arbitrary<ControlPlaneValuesInput> {
  return validDocument("ControlPlaneValues", SHAPES) as Arbitrary<ControlPlaneValuesInput>;
}

/** Values that the validator of ControlPlaneValues refuses, each wrong in exactly one way. */
export function invalidControlPlaneValues(): Arbitrary<InvalidDocument> {
  return invalidDocument("ControlPlaneValues", SHAPES);
}
