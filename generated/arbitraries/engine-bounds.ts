// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { EngineBoundsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** The types that it holds. */
export { SHAPES };

/** Values that the validator of EngineBounds accepts. */
export function validEngineBounds(): Arbitrary<EngineBoundsInput> {
  return validDocument("EngineBounds", SHAPES) as Arbitrary<EngineBoundsInput>;
}

/** Values that the validator of EngineBounds refuses, each wrong in exactly one way. */
export function invalidEngineBounds(): Arbitrary<InvalidDocument> {
  return invalidDocument("EngineBounds", SHAPES);
}
