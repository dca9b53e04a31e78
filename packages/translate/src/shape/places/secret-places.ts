import { CREDENTIAL_LOCATIONS } from "@edge-gateway/generated/sensitive/places.ts";
import { hideConstants } from "@edge-gateway/kernel/log/hide-constants";
import { hasPrivateKey } from "@edge-gateway/kernel/log/private-key";
import { REDACTED } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { secretPathsOf } from "./secret-paths.ts";
import type { SecretPaths } from "./secret-paths.ts";
import { PlaceSet } from "../../diagnostics/place-set.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { locatedAt } from "../../document/source/located.ts";
import type { Located } from "../../document/source/located.ts";
import type { HiddenValue } from "./shown-lines.ts";
import type { DocumentType, TypedPlace } from "./typed-places.ts";

/**
 * The places of a document whose values may be secrets: those that the schemas mark, their siblings
 * under unknown keys, values of sensitive headers, and URIs with credentials.
 */
export function findSecrets(document: Cursor, documentType: DocumentType): readonly Cursor[] {
  const places = documentType.places(document);
  const found: Cursor[] = [];
  const { headers } = sensitiveNamesIn(document, places);
  for (const { type, place, names } of places) {
    const paths = secretPathsOf(type);
    collectUnknownKeys(place, names, found);
    if (paths === undefined) continue;
    paths.collect(place, found);
    for (const entry of unknownEntries(place, paths, names)) found.push(entry);
  }
  collectSecrets(document, headers, found);
  return found;
}

/** The places of a document that the schemas mark as secrets. */
export function findDeclaredSecrets(
  document: Cursor,
  documentType: DocumentType,
): readonly Cursor[] {
  const found: Cursor[] = [];
  for (const { type, place } of documentType.places(document))
    secretPathsOf(type)?.collect(place, found);
  return found;
}

/** The constants in expressions of a document that are compared with credentials. */
export function findConstants(
  document: Cursor,
  documentType: DocumentType,
): readonly ComparedConstant[] {
  const names = sensitiveNamesIn(document, documentType.places(document));
  const found: ComparedConstant[] = [];
  collectConstants(document, (name) => names.has(name), found);
  return found;
}

/** A constant inside an expression. */
export interface ComparedConstant {
  readonly pointer: string;
  readonly text: string;
}

function collectConstants(
  place: Cursor,
  isSensitive: (name: string) => boolean,
  found: ComparedConstant[],
): void {
  const { text, pointer } = place;
  if (text !== undefined)
    hideConstants(text, isSensitive, (constant) => {
      found.push({ pointer, text: constant });
      return REDACTED;
    });
  for (const item of place.items()) collectConstants(item, isSensitive, found);
  for (const [, entry] of place.entries()) collectConstants(entry, isSensitive, found);
}

/**
 * The names that the settings list, and those that policies read credentials from or write them to.
 */
function sensitiveNamesIn(document: Cursor, places: readonly TypedPlace[]): SensitiveNames {
  const settings = document.at("config");
  const names = new SensitiveNames(textsOf(settings.at("sensitiveHeaders").items()));
  for (const name of textsOf(settings.at("sensitiveQueryParameters").items()))
    names.queryParameter(name);
  for (const { type, place } of places) {
    if (!LOCATIONS.has(type)) continue;
    for (const name of textsOf([place.at("header").at("name")])) names.header(name);
    for (const name of textsOf([place.at("queryParameter").at("name")])) names.queryParameter(name);
    for (const expression of textsOf([place.at("expression")])) names.expression(expression);
  }
  return names;
}

function textsOf(places: readonly Cursor[]): readonly string[] {
  return places.flatMap(({ text }) => text ?? []);
}

/** Types that describe the location of a credential. */
const LOCATIONS: ReadonlySet<string> = new Set(
  Object.entries(CREDENTIAL_LOCATIONS).flatMap(([type, paths]) =>
    paths.some((path) => path.length === 0) ? [type] : [],
  ),
);

/**
 * The places of a document that may hold secrets, computed on first use: only messages need them.
 */
export class SecretPlaces {
  readonly #find: () => readonly Cursor[];
  readonly #findConstants: () => readonly ComparedConstant[];
  #all: ReadonlyMap<string, Cursor> | undefined;
  #set: PlaceSet | undefined;

  constructor(
    find: () => readonly Cursor[],
    constants: () => readonly ComparedConstant[] = () => [],
  ) {
    this.#find = find;
    this.#findConstants = constants;
  }

  /** All values that are secret, by JSON pointer. */
  get all(): ReadonlyMap<string, Cursor> {
    return (this.#all ??= new Map(this.#find().map((place) => [place.pointer, place])));
  }

  /**
   * The secret values with their places in the text.
   * @param own the pointer of a value in the text; undefined if the text does not have it
   */
  hidden(
    root: Located,
    own: (pointer: string) => string | undefined = (pointer) => pointer,
  ): readonly HiddenValue[] {
    const placeOf = (pointer: string): Located | undefined => {
      const there = own(pointer);
      return there === undefined ? undefined : locatedAt(root, there);
    };
    const whole = [...this.all].map(([pointer, { text }]) => ({ located: placeOf(pointer), text }));
    const constants = this.#findConstants().map(({ pointer, text }) => ({
      located: undefined,
      inside: placeOf(pointer),
      text,
    }));
    return [...whole, ...constants];
  }

  /** The secret at a pointer or around it; undefined if there is none. */
  around(pointer: string): Cursor | undefined {
    this.#set ??= new PlaceSet(this.all.keys());
    const place = this.#set.around(pointer);
    return place === undefined ? undefined : this.all.get(place);
  }
}

/** Values under a misspelt key next to a secret, or under a key that looks like a secret's name. */
function unknownEntries(
  place: Cursor,
  paths: SecretPaths,
  names: ReadonlySet<string>,
): readonly Cursor[] {
  if (names.size === 0) return [];
  return place
    .entries()
    .filter(([name, { value }]) => !names.has(name) && !isHarmless(value))
    .filter(([name]) => paths.areBeside || SECRET_KEY.test(name))
    .map(([, entry]) => entry);
}

/** Collects the keys below unknown blocks: whether they are secrets is as unknown. */
function collectUnknownKeys(place: Cursor, names: ReadonlySet<string>, found: Cursor[]): void {
  if (names.size === 0) return;
  for (const [name, entry] of place.entries()) if (!names.has(name)) collectKeys(entry, found);
}

function collectKeys(place: Cursor, found: Cursor[]): void {
  for (const item of place.items()) collectKeys(item, found);
  for (const [name, entry] of place.entries()) {
    if (SECRET_KEY.test(name) && entry.text !== undefined) found.push(entry);
    else collectKeys(entry, found);
  }
}

/** Larger numbers may be the digits of a key. */
function isHarmless(value: unknown): boolean {
  return typeof value === "boolean" || Number.isSafeInteger(value);
}

const SECRET_KEY = /key/i;
const SECRET_NAME =
  /secret|passw|token|credential|(?:api|private|master|access|account|signing|virtual)[-_]?key|cookie/i;
/** Names of properties that describe a secret or say where it is, such as `tokenEndpoint` and `clientSecretRef`. */
const REFERENCE_NAME = /[a-z](?:Endpoint|File|Name|Ref|Scopes|Type)$/;
/** Collects values whose key looks like a secret's name, and texts with credentials. */
function collectSecrets(
  place: Cursor,
  headers: ReadonlyMap<string, string>,
  found: Cursor[],
): void {
  const { text } = place;
  if (text !== undefined) {
    if (hasCredentials(text)) found.push(place);
    return;
  }
  for (const item of place.items()) collectSecrets(item, headers, found);
  const entries = place.entries();
  if (entries.length === 0) return;
  const isSecretName = (name: string): boolean =>
    headers.has(name.toLowerCase()) || (SECRET_NAME.test(name) && !REFERENCE_NAME.test(name));
  const { text: header } = place.at("name");
  const isSecretHeader = header !== undefined && isSecretName(header);
  for (const [name, entry] of entries) {
    const isSecret = isSecretName(name) || (isSecretHeader && name === "value");
    if (isSecret && entry.text !== undefined) found.push(entry);
    else collectSecrets(entry, headers, found);
  }
}

const USER_INFORMATION = /^([a-z][a-z0-9+.-]*:\/\/)?([^/?#\s@]*)@/i;
/** A query with a value; regular expressions contain `?` alone, too. */
const QUERY = /^([^?#\s]*)\?[^\s]*=/;
/** How well-known keys and tokens begin, such as `sk-`, `ghp_`, `AKIA` and `eyJ`. */
const KNOWN_KEY =
  /^(?:bearer )?(?:[spr]k[-_][\w-]{4}|gh[pousr]_\w|github_pat_|AKIA[0-9A-Z]{12}|xox[abprs]-|eyJ[\w-]+\.)/i;

/**
 * Whether a text looks like a key, or has a private one, or like a URI with user information or a query (RFC 3986 section
 * 3).
 */
function hasCredentials(text: string): boolean {
  const [, scheme, user = ""] = USER_INFORMATION.exec(text) ?? [];
  if (scheme !== undefined || user.includes(":") || hasPrivateKey(text)) return true;
  return KNOWN_KEY.test(text) || QUERY.exec(text)?.[1]?.includes("/") === true;
}

/** Removes every part of the secret from a message. */
export function withoutSecret(finding: Finding, secrets: SecretPlaces): Finding {
  const { pointer, atKey = false, code, message } = finding;
  const secret = atKey ? undefined : secrets.around(pointer);
  if (secret === undefined) return finding;
  const { suggestion, ...others } = finding;
  // A suggestion with `...` is an example, which contains no value of the document.
  const rest = suggestion?.includes("...") === true ? finding : others;
  if (code === "expression")
    return {
      ...rest,
      message: message.replace(/: .*$/s, " (details are hidden: they may contain a secret)"),
    };
  return secret.text === undefined || secret.text === ""
    ? rest
    : { ...rest, message: message.replaceAll(secret.text, REDACTED) };
}
