// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminProblemInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminProblem accepts. */
export function validAdminProblem(): Arbitrary<AdminProblemInput> {
  return validDocument("AdminProblem", SHAPES) as Arbitrary<AdminProblemInput>;
}

/** Values that the validator of AdminProblem refuses, each wrong in exactly one way. */
export function invalidAdminProblem(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminProblem", SHAPES);
}
