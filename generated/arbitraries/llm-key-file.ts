// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { LlmKeyFileInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of LlmKeyFile accepts. */
export function validLlmKeyFile(): Arbitrary<LlmKeyFileInput> {
  return validDocument("LlmKeyFile", SHAPES) as Arbitrary<LlmKeyFileInput>;
}

/** Values that the validator of LlmKeyFile refuses, each wrong in exactly one way. */
export function invalidLlmKeyFile(): Arbitrary<InvalidDocument> {
  return invalidDocument("LlmKeyFile", SHAPES);
}
