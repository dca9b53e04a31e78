// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { GatewayClassInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of GatewayClass accepts. */
export function validGatewayClass(): Arbitrary<GatewayClassInput> {
  return validDocument("GatewayClass", SHAPES) as Arbitrary<GatewayClassInput>;
}

/** Values that the validator of GatewayClass refuses, each wrong in exactly one way. */
export function invalidGatewayClass(): Arbitrary<InvalidDocument> {
  return invalidDocument("GatewayClass", SHAPES);
}
