// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminConfigSourceInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminConfigSource accepts. */
export function validAdminConfigSource(): Arbitrary<AdminConfigSourceInput> {
  return validDocument("AdminConfigSource", SHAPES) as Arbitrary<AdminConfigSourceInput>;
}

/** Values that the validator of AdminConfigSource refuses, each wrong in exactly one way. */
export function invalidAdminConfigSource(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminConfigSource", SHAPES);
}
