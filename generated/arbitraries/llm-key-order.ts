// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { LlmKeyOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of LlmKeyOrder accepts. */
export function validLlmKeyOrder(): Arbitrary<LlmKeyOrderInput> {
  return validDocument("LlmKeyOrder", SHAPES) as Arbitrary<LlmKeyOrderInput>;
}

/** Values that the validator of LlmKeyOrder refuses, each wrong in exactly one way. */
export function invalidLlmKeyOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("LlmKeyOrder", SHAPES);
}
