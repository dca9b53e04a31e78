// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { McpToolSearchInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of McpToolSearch accepts. */
export function validMcpToolSearch(): Arbitrary<McpToolSearchInput> {
  return validDocument("McpToolSearch", SHAPES) as Arbitrary<McpToolSearchInput>;
}

/** Values that the validator of McpToolSearch refuses, each wrong in exactly one way. */
export function invalidMcpToolSearch(): Arbitrary<InvalidDocument> {
  return invalidDocument("McpToolSearch", SHAPES);
}
