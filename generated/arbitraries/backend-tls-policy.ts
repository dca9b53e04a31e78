// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { BackendTlsPolicyInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of BackendTlsPolicy accepts. */
export function validBackendTlsPolicy(): Arbitrary<BackendTlsPolicyInput> {
  return validDocument("BackendTlsPolicy", SHAPES) as Arbitrary<BackendTlsPolicyInput>;
}

/** Values that the validator of BackendTlsPolicy refuses, each wrong in exactly one way. */
export function invalidBackendTlsPolicy(): Arbitrary<InvalidDocument> {
  return invalidDocument("BackendTlsPolicy", SHAPES);
}
