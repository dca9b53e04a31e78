// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ClientRegistrationInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ClientRegistration accepts. */
export function validClientRegistration(): Arbitrary<ClientRegistrationInput> {
  return validDocument("ClientRegistration", SHAPES) as Arbitrary<ClientRegistrationInput>;
}

/** Values that the validator of ClientRegistration refuses, each wrong in exactly one way. */
export function invalidClientRegistration(): Arbitrary<InvalidDocument> {
  return invalidDocument("ClientRegistration", SHAPES);
}
