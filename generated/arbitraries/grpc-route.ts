// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { GrpcRouteInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of GrpcRoute accepts. */
export function validGrpcRoute(): Arbitrary<GrpcRouteInput> {
  return validDocument("GrpcRoute", SHAPES) as Arbitrary<GrpcRouteInput>;
}

/** Values that the validator of GrpcRoute refuses, each wrong in exactly one way. */
export function invalidGrpcRoute(): Arbitrary<InvalidDocument> {
  return invalidDocument("GrpcRoute", SHAPES);
}
