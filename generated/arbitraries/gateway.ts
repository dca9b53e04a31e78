// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { GatewayInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of Gateway accepts. */
export function validGateway(): Arbitrary<GatewayInput> {
  return validDocument("Gateway", SHAPES) as Arbitrary<GatewayInput>;
}

/** Values that the validator of Gateway refuses, each wrong in exactly one way. */
export function invalidGateway(): Arbitrary<InvalidDocument> {
  return invalidDocument("Gateway", SHAPES);
}
