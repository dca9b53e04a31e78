import { hideConstants } from "./hide-constants.ts";
import { hasPrivateKey } from "./private-key.ts";
import { COOKIES, type SensitiveNames } from "./sensitive-names.ts";

/** Replaces a secret in every output. */
export const REDACTED = "<redacted>";

/** Whether a place of a document contains a secret. */
export type SecretPlace = (path: readonly string[]) => boolean;

const nowhere: SecretPlace = () => false;

/**
 * The secret places of a schema, for a document that has the schema's type below `prefix`.
 * @param places names of properties; `*` for every item or entry
 */
export function secretPlaces(
  places: readonly (readonly string[])[],
  prefix: readonly string[] = [],
): SecretPlace {
  const patterns = places.map((place) => [...prefix, ...place]);
  return (path) =>
    patterns.some(
      (pattern) =>
        pattern.length === path.length &&
        pattern.every((name, index) => name === "*" || name === path[index]),
    );
}

/**
 * Hides values by the name of their place: headers, query parameters, and configuration keys; all
 * values of cookies. `learn` gets every hidden value.
 */
export class Redaction {
  readonly #names: SensitiveNames;
  readonly #learn: (secret: string) => void;

  constructor(names: SensitiveNames, learn: (secret: string) => void = () => {}) {
    this.#names = names;
    this.#learn = learn;
  }

  /** Returns a redaction that hides the same names, and also passes each hidden secret to `learn`. */
  learning(learn: (secret: string) => void): Redaction {
    return new Redaction(this.#names, learn);
  }

  /** Returns a redaction that also hides other names. */
  with(names: SensitiveNames): Redaction {
    return new Redaction(this.#names.and(names), this.#learn);
  }

  /** The value of a header field with secrets hidden; `name` in lower case. */
  header(name: string, value: string): string {
    if (this.#names.headers.has(name)) return this.#hideField(name, value);
    if (name === "cookie") return value.split(";").map(this.#cookiePair).join(";");
    if (name === "set-cookie") return this.#setCookie(value);
    return this.text(value);
  }

  /**
   * A text with secrets hidden, such as a URI, its path and query, or a message that contains one:
   * without user information (RFC 3986 section 3.2.1) and the values of secret parameters.
   */
  text(text: string): string {
    return this.#withoutParameters(this.#withoutUser(text));
  }

  /** The parameters of a form or query alone, with secrets hidden. */
  parameters(text: string): string {
    return this.#withoutParameters(`&${text}`).slice(1);
  }

  /**
   * A text that contains JSON, which may be cut or have many documents, such as a stream of events: texts of
   * members with the names of headers are hidden.
   */
  members(text: string): string {
    return text.replace(MEMBER, (all: string, start: string, name: string, value: string) => {
      const header = name.toLowerCase();
      if (!this.#isHeader(header, value)) return all;
      return start + JSON.stringify(this.#field(header, unescaped(value))).slice(1, -1);
    });
  }

  /** An expression of CEL, or another text, without the constants that it compares with credentials. */
  expression(text: string): string {
    const isSensitive = (name: string): boolean => this.#names.has(name);
    return this.text(hideConstants(text, isSensitive, (constant) => this.#hide(constant)));
  }

  /** A path, or a path and query, with secrets hidden. */
  path(path: string): string {
    return this.#names.hidesPaths ? REDACTED : this.text(path);
  }

  /** The query of a URI without its question mark, with secrets hidden. */
  query(query: string): string {
    return this.path(`?${query}`).replace(/^\?/, "");
  }

  /**
   * Passes to `learn` what a request target shows: the values of secret parameters or, where a credential
   * is read from the path, every part of it.
   */
  learnTarget(target: string): void {
    this.text(target);
    if (!this.#names.hidesPaths) return;
    const [path = "", query = ""] = target.split("?");
    const parts = [...path.split("/"), ...query.split("&"), ...query.split(/[&=]/)];
    for (const part of [target, path, query, ...parts]) {
      this.#learn(part);
      this.#learn(decode(part));
    }
  }

  /** A URI with scheme and authority, with secrets hidden. */
  uri(uri: string): string {
    const start = uri.indexOf("/", uri.indexOf("//") + "//".length);
    return (
      this.text(start < 0 ? uri : uri.slice(0, start)) +
      (start < 0 ? "" : this.path(uri.slice(start)))
    );
  }

  #withoutUser(text: string): string {
    const hide = (_: string, start: string, user: string, end: string): string =>
      start + this.#hide(user) + end;
    const shown = text.includes("@") ? text.replace(USER_INFORMATION, hide) : text;
    return shown.includes("%") ? shown.replace(ENCODED_USER_INFORMATION, hide) : shown;
  }

  #withoutParameters(text: string): string {
    if (!text.includes("=") && !text.includes("%")) return text;
    let shown = "";
    let end = 0;
    for (const { 0: start, 1: name = "", 2: encoded, index } of text.matchAll(PARAMETER)) {
      // A value that is inside a hidden value is not searched again.
      if (index < end || !this.#isParameter(decode(name))) continue;
      const from = index + start.length;
      const value = valueAt(text, from, encoded);
      let inner = value;
      for (let left = timesEncoded(encoded); left > 0; left--) this.#learn((inner = decode(inner)));
      shown += text.slice(end, from) + this.#hide(value);
      end = from + value.length;
    }
    return end === 0 ? text : shown + text.slice(end);
  }

  /** Whether a parameter holds a credential: by its name, or by a part of it, such as `token[]`. */
  #isParameter(name: string): boolean {
    const names = [name, ...name.split(NAME_PARTS)];
    return names.some((part) => this.#names.queryParameters.has(part.toLowerCase()));
  }

  /**
   * A copy of JSON data with secrets hidden: every text as in {@link text}, every value under the
   * name of a header as in {@link header} (as `{authorization: ...}` or as `{name: Authorization,
   * value: ...}`), and every value for which `isSecret` is true.
   */
  document(value: unknown, isSecret: SecretPlace = nowhere, path: readonly string[] = []): unknown {
    if (typeof value === "string")
      return hasPrivateKey(value) ? this.#hideAll(value) : this.expression(value);
    if (Array.isArray(value)) {
      return value.map((item, index) => {
        const place = [...path, String(index)];
        return isSecret(place) ? this.#hideAll(item) : this.document(item, isSecret, place);
      });
    }
    if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
    const named = "name" in value && typeof value.name === "string" ? value.name : "";
    const isParameter = path.includes("queryParams") && this.#names.has(named.toLowerCase());
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const place = [...path, key];
        if (isSecret(place) || (isParameter && key === "value"))
          return [key, this.#hideAll(member)];
        const header = (key === "value" ? named : key).toLowerCase();
        const isShown = !this.#isHeader(header, member);
        return [
          key,
          isShown ? this.document(member, isSecret, place) : this.#field(header, member),
        ];
      }),
    );
  }

  /**
   * Whether a value belongs to a header. A policy may also have the name of a header (`authorization`), but
   * its value is an object.
   */
  #isHeader(name: string, value: unknown): boolean {
    if (!this.#names.headers.has(name) && !COOKIES.has(name)) return false;
    return (
      typeof value === "string" ||
      (Array.isArray(value) && value.every((item) => typeof item === "string"))
    );
  }

  #field(name: string, value: unknown): unknown {
    if (this.#names.headers.has(name)) return this.#hideAll(value, name);
    return Array.isArray(value)
      ? value.map((item) => this.#field(name, item))
      : this.header(name, String(value));
  }

  #hideAll(value: unknown, name = ""): string {
    if (typeof value === "string") return this.#hideField(name, value);
    if (Array.isArray(value)) value.forEach((item) => this.#hideAll(item, name));
    return REDACTED;
  }

  /**
   * Hides the credential in a header. The credential may occur elsewhere without its prefix, so it is also
   * learned without the prefix.
   */
  #hideField(name: string, value: string): string {
    const prefix = this.#names.headers.get(name) ?? "";
    if (prefix !== "" && value.startsWith(prefix)) this.#learn(value.slice(prefix.length).trim());
    const credential = credentialOf(value);
    for (const secret of passwordsIn(value, credential)) this.#learn(secret);
    // The first word of an unknown scheme may be the credential itself.
    if (value.includes(" ") && !SCHEME.test(value))
      for (const part of [value, ...value.split(" ")]) this.#learn(part);
    return this.#hide(credential);
  }

  #hide(secret: string): string {
    this.#learn(secret);
    return REDACTED;
  }

  readonly #cookiePair = (pair: string): string => {
    const equals = pair.indexOf("=") + 1;
    // The value of a cookie may be in quotes (RFC 6265 section 4.1.1).
    const value = pair
      .slice(equals)
      .trim()
      .replace(/^"(.*)"$/, "$1");
    return value === "" ? pair : pair.slice(0, equals) + this.#hide(value);
  };

  #setCookie(value: string): string {
    const end = value.indexOf(";");
    return end < 0
      ? this.#cookiePair(value)
      : this.#cookiePair(value.slice(0, end)) + value.slice(end);
  }
}

/** The user information after the scheme of a URI, or at the start of a URI without a scheme. */
const USER_INFORMATION = /(:\/\/|^\/\/)([^/?#\s]*)(@)/g;
/** The same in a URI that is percent-encoded, once or more often, as it is inside of another. */
const ENCODED_USER_INFORMATION =
  /(%(?:25)*3A(?:%(?:25)*2F){2})((?:(?!%(?:25)*(?:2F|40))[^/?&#\s])*)(%(?:25)*40)/gi;
/** The start of a parameter up to its value, in a query or fragment; `%`, `%25` … if it is encoded in another. */
const PARAMETER =
  /(?:[?&#;]|%(?:25)*(?:3F|26|23|3B))((?:(?!%(?:25)*(?:3F|26|23|3B|3D))[^?&#;=\s])+)(?:=|(%(?:25)*)3D)/gi;
/** What is between the parts of a name in the notations of lists and objects. */
const NAME_PARTS = /[[\].\s]+/;
/** A member of a document of JSON, up to the end of its text. */
const MEMBER = /("([\w.-]{1,256})"\s*:\s*")([^"\\]*(?:\\.[^"\\]*)*)/gs;
/** A quote inside the value belongs to it (RFC 3986 section 3.4); one after it ends a quoted URI. */
const PARAMETER_VALUE = /^(?:[^&#\s"'<>]|'(?=[\w%~.!*'-]))*/;

/** The separators behind a value that is encoded in another parameter. */
const ENCODED_END = /%((?:25)*)(?:26|23)/gi;

/** How often a value is encoded. @param encoded `%`, `%25` …, if it is inside of another parameter */
function timesEncoded(encoded: string | undefined): number {
  return 1 + (encoded === undefined ? 0 : (encoded.length + 1) / 2);
}

function valueAt(text: string, from: number, encoded: string | undefined): string {
  const [value = ""] = PARAMETER_VALUE.exec(text.slice(from)) ?? [];
  if (encoded === undefined) return value;
  for (const { 1: deeper = "", index } of value.matchAll(ENCODED_END))
    if (deeper.length < encoded.length) return value.slice(0, index);
  return value;
}

/** Schemes that are no secret themselves: those of the IANA registry, and usual ones besides. */
const SCHEME =
  /^(?:Basic|Bearer|Concealed|Digest|DPoP|GNAP|HOBA|Mutual|Negotiate|OAuth|PrivateToken|SCRAM-SHA-(?:1|256)|vapid|NTLM|ApiKey|Api-Key|Key|Token|SSWS|AWS4-HMAC-SHA256) /i;

/** The credential without the authentication scheme (RFC 9110 section 11.4). */
function credentialOf(value: string): string {
  return value.slice(value.indexOf(" ") + 1).trim();
}

/** The password in Basic authentication (RFC 7617). */
function passwordsIn(value: string, credential: string): readonly string[] {
  if (!/^basic /i.test(value)) return [];
  const text = Buffer.from(credential, "base64").toString();
  return text.includes(":") ? [text.slice(text.indexOf(":") + 1)] : [];
}

/** The text that a string of JSON means; the string itself if it was cut. */
function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
