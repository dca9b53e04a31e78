// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminModelsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminModels accepts. */
export function validAdminModels(): Arbitrary<AdminModelsInput> {
  return validDocument("AdminModels", SHAPES) as Arbitrary<AdminModelsInput>;
}

/** Values that the validator of AdminModels refuses, each wrong in exactly one way. */
export function invalidAdminModels(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminModels", SHAPES);
}
