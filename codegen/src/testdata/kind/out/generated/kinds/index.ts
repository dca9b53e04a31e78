// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import {
  withDefaultsThing,
} from "../defaults/index.ts";
import type { DocumentName } from "../schema/keys.ts";
import type {
  Thing,
  ThingInput,
} from "../types/index.ts";
import { validateThing } from "../validators/thing.js";

/** The type of each kind's document, as users write it. */
export interface KindInputs {
  readonly Thing: ThingInput;
}

/** The type of each kind's document, after its defaults are filled in. */
export interface KindValues {
  readonly Thing: Thing;
}

/** The generated code and data of one kind. */
export interface Kind {
  /** The name of the type of the kind's documents. */
  readonly type: DocumentName;
  /** `group/version`, or `version` in the core group: each that documents may name. */
  readonly apiVersions: readonly [string, ...string[]];
  /** Whether the objects of the kind belong to a namespace. */
  readonly isNamespaced: boolean;
  /** Whether the kind belongs to this product, not to another one. */
  readonly isOwn: boolean;
  /** Lists everything that is wrong with a document. */
  readonly validate: (value: unknown) => readonly Violation[];
}

/** All kinds by their names. */
export const KINDS: Readonly<Record<keyof KindValues, Kind>> = {
  Thing: {
    type: "Thing",
    apiVersions: ["example.dev/v1"],
    isNamespaced: true,
    isOwn: true,
    validate: validateThing,
  },
};

/** Types a document of each kind as written; the validator of its kind must have accepted it. */
export const AS_WRITTEN: {
  readonly [Name in keyof KindInputs]: (valid: unknown) => KindInputs[Name];
} = {
  Thing: (valid) => valid as ThingInput,
};

/** Copies an object of each kind, and fills in its defaults. */
export const WITH_DEFAULTS: {
  readonly [Name in keyof KindValues]: (valid: unknown) => KindValues[Name];
} = {
  Thing: (valid) => withDefaultsThing(valid as ThingInput),
};
