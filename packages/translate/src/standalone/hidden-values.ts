import type { Finding } from "../diagnostics/diagnostic.ts";
import type { Cursor } from "../document/cursor.ts";
import { findSecrets } from "../shape/places/secret-places.ts";
import { STANDALONE } from "../shape/places/typed-places.ts";

/** What outputs show in place of a secret. */
const MARK = /^<redacted(?::[\w-]+)?>$/;
const BEGIN = "<redacted";

/**
 * Secrets of which a document has only the marks that an output shows in their place.
 * @param texts all that the document was read from
 */
export function hiddenValues(
  document: Cursor,
  texts: readonly (string | undefined)[],
): readonly Finding[] {
  if (!texts.some((text) => text?.includes(BEGIN))) return [];
  return findSecrets(document, STANDALONE).flatMap(({ text, pointer }): Finding[] =>
    text === undefined || !MARK.test(text) ? [] : [{ pointer, code: "hidden-value", message }],
  );
}

const message = "this is the mark of a hidden value: write the value itself";
