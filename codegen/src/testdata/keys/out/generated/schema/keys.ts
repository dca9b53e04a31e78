// Generated from schemas/ by `npm run generate`: do not edit.

import { knownAt } from "@edge-gateway/schema-runtime/keys/lookup";
import type { Known, KnownNode } from "@edge-gateway/schema-runtime/keys/lookup";

/** A document whose keys can be asked for. */
export type DocumentName = "Document";

/** The keys, the names of other systems for them, and the values that may be at a JSON pointer. */
export function keysAt(document: DocumentName, pointer: string): Known {
  return knownAt(document, pointer, TYPES);
}

/** Every type in which something is known. */
export const TYPES: Readonly<Record<string, KnownNode>> = {
  Document: {"keys":{"part":{"type":"Part"},"parts":{"items":{"type":"Part"}}},"aliases":{"piece":"part"}},
  Part: {"keys":{"mode":{"values":["Strict","Optional"]},"sub":{"keys":{"deep":null}}},"aliases":{"kind":"mode"}},
};
