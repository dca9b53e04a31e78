// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { SettingsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of Settings accepts. */
export function validSettings(): Arbitrary<SettingsInput> {
  return validDocument("Settings", SHAPES) as Arbitrary<SettingsInput>;
}

/** Values that the validator of Settings refuses, each wrong in exactly one way. */
export function invalidSettings(): Arbitrary<InvalidDocument> {
  return invalidDocument("Settings", SHAPES);
}
