// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminMcpSessionsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminMcpSessions accepts. */
export function validAdminMcpSessions(): Arbitrary<AdminMcpSessionsInput> {
  return validDocument("AdminMcpSessions", SHAPES) as Arbitrary<AdminMcpSessionsInput>;
}

/** Values that the validator of AdminMcpSessions refuses, each wrong in exactly one way. */
export function invalidAdminMcpSessions(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminMcpSessions", SHAPES);
}
