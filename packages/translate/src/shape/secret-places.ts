import { keysAt } from "@edge-gateway/generated/schema/keys.ts";
import {
  CREDENTIAL_LOCATIONS,
  SENSITIVE_PLACES,
} from "@edge-gateway/generated/sensitive/places.ts";
import { REDACTED, SensitiveNames } from "@edge-gateway/kernel/redact";
import { PlaceSet } from "../diagnostics/place-set.ts";
import type { Finding } from "../diagnostics/diagnostic.ts";
import { textsAt } from "./texts-at.ts";
import type { Cursor } from "../document/cursor.ts";
import { locatedAt } from "../document/located.ts";
import type { Located } from "../document/located.ts";
import type { HiddenValue } from "./shown-lines.ts";
import type { DocumentType, TypedPlace } from "./typed-places.ts";

const SENSITIVE: Readonly<Record<string, readonly (readonly string[])[]>> = SENSITIVE_PLACES;

/**
 * The places of a document whose values may be secrets: those that the schemas name, what stands
 * beside them under an unknown key, values of sensitive headers, and URIs with credentials.
 */
export function findSecrets(document: Cursor, documentType: DocumentType): readonly Cursor[] {
  const places = documentType.places(document);
  const named = places.flatMap(({ type, place }) => {
    const paths = SENSITIVE[type];
    if (paths === undefined) return [];
    return [
      ...paths.flatMap((path) => [...textsAt(place, path), ...textsAlong(place, path)]),
      ...unknownEntries(place, paths, documentType),
    ];
  });
  return [
    ...named.filter(({ isSet }) => isSet),
    ...secretsWithin(document, headersWithSecrets(document, places)),
  ];
}

/** Headers that the settings name, and those that credentials are read from or written to. */
function headersWithSecrets(document: Cursor, places: readonly TypedPlace[]): ReadonlySet<string> {
  const configured = document.at("config").at("sensitiveHeaders").items();
  const located = places
    .filter(({ type }) => LOCATIONS.has(type))
    .map(({ place }) => place.at("header").at("name"));
  const names = [...configured, ...located].flatMap(({ text }) => text ?? []);
  return new Set(new SensitiveNames(names).headers.keys());
}

/** Types that are locations of credentials themselves. */
const LOCATIONS: ReadonlySet<string> = new Set(
  Object.entries(CREDENTIAL_LOCATIONS).flatMap(([type, paths]) =>
    paths.some((path) => path.length === 0) ? [type] : [],
  ),
);

/** A text in place of a map or list that would hold a secret further in is perhaps the secret. */
function textsAlong(place: Cursor, path: readonly string[]): readonly Cursor[] {
  return path
    .flatMap((_, length) => textsAt(place, path.slice(0, length)))
    .filter(({ text }) => text !== undefined);
}

/** The places of a document that may hold secrets, found when they are first asked for: only messages need to know. */
export class SecretPlaces {
  readonly #find: () => readonly Cursor[];
  #all: ReadonlyMap<string, Cursor> | undefined;
  #set: PlaceSet | undefined;

  constructor(find: () => readonly Cursor[]) {
    this.#find = find;
  }

  /** By their pointers. */
  get all(): ReadonlyMap<string, Cursor> {
    return (this.#all ??= new Map(this.#find().map((place) => [place.pointer, place])));
  }

  /** With their places in the text. */
  hidden(root: Located): readonly HiddenValue[] {
    return [...this.all].map(([pointer, { text }]) => ({
      located: locatedAt(root, pointer),
      text,
    }));
  }

  /** The secret that a pointer leads to, or into; undefined for none. */
  around(pointer: string): Cursor | undefined {
    this.#set ??= new PlaceSet(this.all.keys());
    const place = this.#set.around(pointer);
    return place === undefined ? undefined : this.all.get(place);
  }
}

/** A misspelt name beside a secret, or one that sounds like a secret, perhaps has the secret. */
function unknownEntries(
  place: Cursor,
  paths: readonly (readonly string[])[],
  { name: document }: DocumentType,
): readonly Cursor[] {
  const entries = place.entries();
  if (entries.length === 0) return [];
  const { keys } = keysAt(document, place.pointer);
  if (keys.length === 0) return [];
  const known = new Set(keys);
  const isBeside = paths.some(([, ...inner]) => inner.every((token) => token === "*"));
  return entries
    .filter(([name, { value }]) => !known.has(name) && !isHarmless(value))
    .filter(([name]) => isBeside || SECRET_KEY.test(name))
    .map(([, entry]) => entry);
}

/** Numbers beyond these are digits of a key. */
function isHarmless(value: unknown): boolean {
  return typeof value === "boolean" || Number.isSafeInteger(value);
}

const SECRET_KEY = /key/i;
const SECRET_NAME = /secret|passw|token|credential|api[-_]?key|private[-_]?key|cookie/i;
function secretsWithin(place: Cursor, headers: ReadonlySet<string>): readonly Cursor[] {
  const { text } = place;
  if (text !== undefined) return hasCredentials(text) ? [place] : [];
  const isSecretName = (name: string): boolean =>
    headers.has(name.toLowerCase()) || SECRET_NAME.test(name);
  const { text: header } = place.at("name");
  const isSecretHeader = header !== undefined && isSecretName(header);
  const entries = place.entries().flatMap(([name, entry]) => {
    const isSecret = isSecretName(name) || (isSecretHeader && name === "value");
    return isSecret && entry.text !== undefined ? [entry] : secretsWithin(entry, headers);
  });
  return [...entries, ...place.items().flatMap((item) => secretsWithin(item, headers))];
}

const USER_INFORMATION = /^([a-z][a-z0-9+.-]*:\/\/)?([^/?#\s@]*)@/i;
const QUERY = /^([^?#\s]*)\?./;

/** Whether a text is a URI, or nearly one, with user information or a query (RFC 3986 section 3). */
function hasCredentials(text: string): boolean {
  const [, scheme, user = ""] = USER_INFORMATION.exec(text) ?? [];
  if (scheme !== undefined || user.includes(":")) return true;
  return QUERY.exec(text)?.[1]?.includes("/") === true;
}

/** What is said about a secret, without any part of it. */
export function withoutSecret(finding: Finding, secrets: SecretPlaces): Finding {
  const { pointer, atKey = false, code, message } = finding;
  const secret = atKey ? undefined : secrets.around(pointer);
  if (secret === undefined) return finding;
  const { suggestion: _, ...rest } = finding;
  if (code === "expression")
    return { ...rest, message: message.replace(/: .*$/s, ": near a secret, more is not shown") };
  return secret.text === undefined || secret.text === ""
    ? rest
    : { ...rest, message: message.replaceAll(secret.text, REDACTED) };
}
