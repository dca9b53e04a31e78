// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminMcpSessionEndInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminMcpSessionEnd accepts. */
export function validAdminMcpSessionEnd(): Arbitrary<AdminMcpSessionEndInput> {
  return validDocument("AdminMcpSessionEnd", SHAPES) as Arbitrary<AdminMcpSessionEndInput>;
}

/** Values that the validator of AdminMcpSessionEnd refuses, each wrong in exactly one way. */
export function invalidAdminMcpSessionEnd(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminMcpSessionEnd", SHAPES);
}
