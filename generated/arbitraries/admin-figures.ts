// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminFiguresInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminFigures accepts. */
export function validAdminFigures(): Arbitrary<AdminFiguresInput> {
  return validDocument("AdminFigures", SHAPES) as Arbitrary<AdminFiguresInput>;
}

/** Values that the validator of AdminFigures refuses, each wrong in exactly one way. */
export function invalidAdminFigures(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminFigures", SHAPES);
}
