// Generated from schemas/ by `npm run generate`: do not edit.

import type { Arbitrary } from "fast-check";
import type { ControllerSettingsInput } from "../types/index.ts";
import { invalidDocument, validDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import type { InvalidDocument } from "@edge-gateway/schema-runtime/arbitraries/documents";
import { SHAPES } from "./shapes.ts";

/** Exports the shapes of the types that occur in the document of a resource. */
export { SHAPES };

/** Values that the validator of ControllerSettings accepts. */
export function validControllerSettings(): Arbitrary<ControllerSettingsInput> {
  return validDocument("ControllerSettings", SHAPES) as Arbitrary<ControllerSettingsInput>;
}

/** Values that the validator of ControllerSettings refuses, each wrong in exactly one way. */
export function invalidControllerSettings(): Arbitrary<InvalidDocument> {
  return invalidDocument("ControllerSettings", SHAPES);
}
