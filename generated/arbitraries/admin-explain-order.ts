// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminExplainOrderInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminExplainOrder accepts. */
export function validAdminExplainOrder(): Arbitrary<AdminExplainOrderInput> {
  return validDocument("AdminExplainOrder", SHAPES) as Arbitrary<AdminExplainOrderInput>;
}

/** Values that the validator of AdminExplainOrder refuses, each wrong in exactly one way. */
export function invalidAdminExplainOrder(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminExplainOrder", SHAPES);
}
