// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { KubernetesPodInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { RESOURCE_SHAPES as SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of KubernetesPod accepts. */
export function validKubernetesPod(): Arbitrary<KubernetesPodInput> {
  return validDocument("KubernetesPod", SHAPES) as Arbitrary<KubernetesPodInput>;
}

/** Values that the validator of KubernetesPod refuses, each wrong in exactly one way. */
export function invalidKubernetesPod(): Arbitrary<InvalidDocument> {
  return invalidDocument("KubernetesPod", SHAPES);
}
