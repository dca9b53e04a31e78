// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { TlsRouteInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of TlsRoute accepts. */
export function validTlsRoute(): Arbitrary<TlsRouteInput> {
  return validDocument("TlsRoute", SHAPES) as Arbitrary<TlsRouteInput>;
}

/** Values that the validator of TlsRoute refuses, each wrong in exactly one way. */
export function invalidTlsRoute(): Arbitrary<InvalidDocument> {
  return invalidDocument("TlsRoute", SHAPES);
}
