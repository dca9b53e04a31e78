// Generated from schemas/ by `npm run generate`: do not edit.

import { knownAt } from "@edge-gateway/schema-runtime/keys/lookup";
import type { Known, KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";

/** A document whose keys can be looked up. */
export type DocumentName = "Document";

/** The keys and values that are possible at a JSON pointer, and the names of the keys in other systems. */
export function keysAt(document: DocumentName, pointer: string): Known {
  return knownAt(document, pointer, TYPES);
}

/** The known names and values of every type. */
export const TYPES: Readonly<Record<string, KnownNode>> = {
  Document: {"keys":{"part":{"type":"Part"},"parts":{"items":{"type":"Part"}}},"aliases":{"piece":"part"}},
  Part: {"keys":{"mode":{"values":["Strict","Optional"]},"sub":{"keys":{"deep":null}}},"aliases":{"kind":"mode"}},
};
