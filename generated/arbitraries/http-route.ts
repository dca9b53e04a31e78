// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { HttpRouteInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of HttpRoute accepts. */
export function validHttpRoute(): Arbitrary<HttpRouteInput> {
  return validDocument("HttpRoute", SHAPES) as Arbitrary<HttpRouteInput>;
}

/** Values that the validator of HttpRoute refuses, each wrong in exactly one way. */
export function invalidHttpRoute(): Arbitrary<InvalidDocument> {
  return invalidDocument("HttpRoute", SHAPES);
}
