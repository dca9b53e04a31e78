// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ExpressionBoundsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ExpressionBounds accepts. */
export function validExpressionBounds(): Arbitrary<ExpressionBoundsInput> {
  return validDocument("ExpressionBounds", SHAPES) as Arbitrary<ExpressionBoundsInput>;
}

/** Values that the validator of ExpressionBounds refuses, each wrong in exactly one way. */
export function invalidExpressionBounds(): Arbitrary<InvalidDocument> {
  return invalidDocument("ExpressionBounds", SHAPES);
}
