// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ListenerSetInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ListenerSet accepts. */
export function validListenerSet(): Arbitrary<ListenerSetInput> {
  return validDocument("ListenerSet", SHAPES) as Arbitrary<ListenerSetInput>;
}

/** Values that the validator of ListenerSet refuses, each wrong in exactly one way. */
export function invalidListenerSet(): Arbitrary<InvalidDocument> {
  return invalidDocument("ListenerSet", SHAPES);
}
