// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { IrResourceInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of IrResource accepts. */
export function validIrResource(): Arbitrary<IrResourceInput> {
  return validDocument("IrResource", SHAPES) as Arbitrary<IrResourceInput>;
}

/** Values that the validator of IrResource refuses, each wrong in exactly one way. */
export function invalidIrResource(): Arbitrary<InvalidDocument> {
  return invalidDocument("IrResource", SHAPES);
}
