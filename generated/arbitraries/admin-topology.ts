// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { AdminTopologyInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of AdminTopology accepts. */
export function validAdminTopology(): Arbitrary<AdminTopologyInput> {
  return validDocument("AdminTopology", SHAPES) as Arbitrary<AdminTopologyInput>;
}

/** Values that the validator of AdminTopology refuses, each wrong in exactly one way. */
export function invalidAdminTopology(): Arbitrary<InvalidDocument> {
  return invalidDocument("AdminTopology", SHAPES);
}
