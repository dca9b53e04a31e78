// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { UdpRouteInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of UdpRoute accepts. */
export function validUdpRoute(): Arbitrary<UdpRouteInput> {
  return validDocument("UdpRoute", SHAPES) as Arbitrary<UdpRouteInput>;
}

/** Values that the validator of UdpRoute refuses, each wrong in exactly one way. */
export function invalidUdpRoute(): Arbitrary<InvalidDocument> {
  return invalidDocument("UdpRoute", SHAPES);
}
