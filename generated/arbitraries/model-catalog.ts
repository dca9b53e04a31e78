// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ModelCatalogInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ModelCatalog accepts. */
export function validModelCatalog(): Arbitrary<ModelCatalogInput> {
  return validDocument("ModelCatalog", SHAPES) as Arbitrary<ModelCatalogInput>;
}

/** Values that the validator of ModelCatalog refuses, each wrong in exactly one way. */
export function invalidModelCatalog(): Arbitrary<InvalidDocument> {
  return invalidDocument("ModelCatalog", SHAPES);
}
