// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { StandaloneConfigInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of StandaloneConfig accepts. */
export function validStandaloneConfig(): Arbitrary<StandaloneConfigInput> {
  return validDocument("StandaloneConfig", SHAPES) as Arbitrary<StandaloneConfigInput>;
}

/** Values that the validator of StandaloneConfig refuses, each wrong in exactly one way. */
export function invalidStandaloneConfig(): Arbitrary<InvalidDocument> {
  return invalidDocument("StandaloneConfig", SHAPES);
}
