// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminCelOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminCelOrder accepts. */
export function validAdminCelOrder(): Arbitrary<AdminCelOrderInput> {
  return validDocument("AdminCelOrder", SHAPES) as Arbitrary<AdminCelOrderInput>;
}

/** Values that the validator of AdminCelOrder refuses, each wrong in exactly one way. */
export function invalidAdminCelOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminCelOrder", SHAPES);
}
