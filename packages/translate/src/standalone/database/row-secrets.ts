import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { pointerTo, pointerTokens } from "../../diagnostics/pointer.ts";
import { Cursor } from "../../document/cursor.ts";
import {
  findConstants,
  findDeclaredSecrets,
  findSecrets,
} from "../../shape/places/secret-places.ts";
import { STANDALONE } from "../../shape/places/typed-places.ts";
import { isList, type DatabaseObject } from "./database-text.ts";

/** A value of an object that is a secret. */
export interface RowSecret {
  /** The way from the object to the value: names of members, and indexes of items. */
  readonly path: readonly string[];
  /** Whether its schema says that it is a secret; else it only looks like one. */
  readonly isDeclared: boolean;
}

/** A reference to a variable: it names a secret, but contains none. */
const VARIABLE = /^\$(?:\{\w+\}|[A-Z_][A-Z0-9_]*)$/;

/**
 * The secrets of each of some objects. References to variables are none.
 * @param settings say which headers and query parameters are secrets
 */
export function rowSecrets(
  objects: readonly DatabaseObject[],
  { sensitiveHeaders, sensitiveQueryParameters }: Settings,
): readonly (readonly RowSecret[])[] {
  const sections = Object.groupBy(
    objects.map((object, index) => ({ ...object, index })),
    ({ kind }) => kind,
  );
  const rows = new Map<string, number>();
  const written = Object.entries(sections).map(([kind, own = []]) => {
    const entries = own.map(({ name, value, index }, position): [string, unknown] => {
      // Several values of the same object may be looked at, such as those of its versions.
      const token = isList(kind) ? String(position) : `${name}#${index}`;
      rows.set(pointerTo(pointerTo("", kind), token), index);
      return [token, valueIn(value)];
    });
    return [kind, isList(kind) ? entries.map(([, value]) => value) : Object.fromEntries(entries)];
  });
  const config = { sensitiveHeaders, sensitiveQueryParameters };
  const document = new Cursor({ ...Object.fromEntries(written), config });
  const found = secretsIn(document);
  const result = objects.map((): RowSecret[] => []);
  for (const [pointer, isDeclared] of found) {
    const [kind = "", token = "", ...path] = pointerTokens(pointer);
    const index = rows.get(pointerTo(pointerTo("", kind), token));
    // These are names of variables.
    const isReference = kind === "secrets" && path[0] === "env";
    if (index !== undefined && path.length > 0 && !isReference)
      result[index]?.push({ path, isDeclared });
  }
  return result;
}

/** The pointers of the secret texts of a document, and whether they are declared. */
function secretsIn(document: Cursor): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { pointer } of findConstants(document, STANDALONE)) found.set(pointer, false);
  for (const place of findSecrets(document, STANDALONE)) addTexts(place, false, found);
  for (const place of findDeclaredSecrets(document, STANDALONE)) addTexts(place, true, found);
  return found;
}

function addTexts(place: Cursor, isDeclared: boolean, found: Map<string, boolean>): void {
  const { text, pointer } = place;
  if (text !== undefined && text !== "" && !VARIABLE.test(text)) found.set(pointer, isDeclared);
  for (const item of place.items()) addTexts(item, isDeclared, found);
  for (const [, entry] of place.entries()) addTexts(entry, isDeclared, found);
}

/** The value of a row; undefined for a text that is not JSON. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
