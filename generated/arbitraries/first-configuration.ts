// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { FirstConfigurationInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of FirstConfiguration accepts. */
export function validFirstConfiguration(): Arbitrary<FirstConfigurationInput> {
  return validDocument("FirstConfiguration", SHAPES) as Arbitrary<FirstConfigurationInput>;
}

/** Values that the validator of FirstConfiguration refuses, each wrong in exactly one way. */
export function invalidFirstConfiguration(): Arbitrary<InvalidDocument> {
  return invalidDocument("FirstConfiguration", SHAPES);
}
