// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { TcpRouteInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of TcpRoute accepts. */
export function validTcpRoute(): Arbitrary<TcpRouteInput> {
  return validDocument("TcpRoute", SHAPES) as Arbitrary<TcpRouteInput>;
}

/** Values that the validator of TcpRoute refuses, each wrong in exactly one way. */
export function invalidTcpRoute(): Arbitrary<InvalidDocument> {
  return invalidDocument("TcpRoute", SHAPES);
}
