// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { XbackendInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of Xbackend accepts. */
export function validXbackend(): Arbitrary<XbackendInput> {
  return validDocument("Xbackend", SHAPES) as Arbitrary<XbackendInput>;
}

/** Values that the validator of Xbackend refuses, each wrong in exactly one way. */
export function invalidXbackend(): Arbitrary<InvalidDocument> {
  return invalidDocument("Xbackend", SHAPES);
}
