// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminMcpServersInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminMcpServers accepts. */
export function validAdminMcpServers(): Arbitrary<AdminMcpServersInput> {
  return validDocument("AdminMcpServers", SHAPES) as Arbitrary<AdminMcpServersInput>;
}

/** Values that the validator of AdminMcpServers refuses, each wrong in exactly one way. */
export function invalidAdminMcpServers(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminMcpServers", SHAPES);
}
