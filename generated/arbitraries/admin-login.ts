// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminLoginInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminLogin accepts. */
export function validAdminLogin(): Arbitrary<AdminLoginInput> {
  return validDocument("AdminLogin", SHAPES) as Arbitrary<AdminLoginInput>;
}

/** Values that the validator of AdminLogin refuses, each wrong in exactly one way. */
export function invalidAdminLogin(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminLogin", SHAPES);
}
