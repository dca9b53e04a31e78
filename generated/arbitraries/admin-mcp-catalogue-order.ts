// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminMcpCatalogueOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminMcpCatalogueOrder accepts. */
export function validAdminMcpCatalogueOrder(): Arbitrary<AdminMcpCatalogueOrderInput> {
  return validDocument("AdminMcpCatalogueOrder", SHAPES) as Arbitrary<AdminMcpCatalogueOrderInput>;
}

/** Values that the validator of AdminMcpCatalogueOrder refuses, each wrong in exactly one way. */
export function invalidAdminMcpCatalogueOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminMcpCatalogueOrder", SHAPES);
}
