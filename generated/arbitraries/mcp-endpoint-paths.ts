// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { McpEndpointPathsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of McpEndpointPaths accepts. */
export function validMcpEndpointPaths(): Arbitrary<McpEndpointPathsInput> {
  return validDocument("McpEndpointPaths", SHAPES) as Arbitrary<McpEndpointPathsInput>;
}

/** Values that the validator of McpEndpointPaths refuses, each wrong in exactly one way. */
export function invalidMcpEndpointPaths(): Arbitrary<InvalidDocument> {
  return invalidDocument("McpEndpointPaths", SHAPES);
}
