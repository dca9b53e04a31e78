// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { TraceRecordInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of TraceRecord accepts. */
export function validTraceRecord(): Arbitrary<TraceRecordInput> {
  return validDocument("TraceRecord", SHAPES) as Arbitrary<TraceRecordInput>;
}

/** Values that the validator of TraceRecord refuses, each wrong in exactly one way. */
export function invalidTraceRecord(): Arbitrary<InvalidDocument> {
  return invalidDocument("TraceRecord", SHAPES);
}
