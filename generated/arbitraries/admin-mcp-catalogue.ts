// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminMcpCatalogueInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminMcpCatalogue accepts. */
export function validAdminMcpCatalogue(): Arbitrary<AdminMcpCatalogueInput> {
  return validDocument("AdminMcpCatalogue", SHAPES) as Arbitrary<AdminMcpCatalogueInput>;
}

/** Values that the validator of AdminMcpCatalogue refuses, each wrong in exactly one way. */
export function invalidAdminMcpCatalogue(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminMcpCatalogue", SHAPES);
}
