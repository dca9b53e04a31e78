// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminCelResultInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminCelResult accepts. */
export function validAdminCelResult(): Arbitrary<AdminCelResultInput> {
  return validDocument("AdminCelResult", SHAPES) as Arbitrary<AdminCelResultInput>;
}

/** Values that the validator of AdminCelResult refuses, each wrong in exactly one way. */
export function invalidAdminCelResult(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminCelResult", SHAPES);
}
