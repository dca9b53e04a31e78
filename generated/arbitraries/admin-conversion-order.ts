// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConversionOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConversionOrder accepts. */
export function validAdminConversionOrder(): Arbitrary<AdminConversionOrderInput> {
  return validDocument("AdminConversionOrder", SHAPES) as Arbitrary<AdminConversionOrderInput>;
}

/** Values that the validator of AdminConversionOrder refuses, each wrong in exactly one way. */
export function invalidAdminConversionOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConversionOrder", SHAPES);
}
