// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { McpConsentFileInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of McpConsentFile accepts. */
export function validMcpConsentFile(): Arbitrary<McpConsentFileInput> {
  return validDocument("McpConsentFile", SHAPES) as Arbitrary<McpConsentFileInput>;
}

/** Values that the validator of McpConsentFile refuses, each wrong in exactly one way. */
export function invalidMcpConsentFile(): Arbitrary<InvalidDocument> {
  return invalidDocument("McpConsentFile", SHAPES);
}
