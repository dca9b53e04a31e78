/** What stands in every output in place of a secret. */
export const REDACTED = "<redacted>";

/** Headers that hold credentials by definition (RFC 9110 sections 11.6.2 and 11.7.2). */
const ALWAYS = ["authorization", "proxy-authorization"];
/** Headers whose value is a URI, so that a credential may stand in its query. */
const URI_HEADERS = new Set(["location", "content-location", "referer"]);

/** Whether a secret stands at this place of a document. */
export type SecretPlace = (path: readonly string[]) => boolean;

const nowhere: SecretPlace = () => false;

/**
 * The places that a schema names, for a document in which its type stands below `prefix`.
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

/** Collects the places whose values are never shown; names of headers in any case. */
export class SensitiveNames {
  readonly headers = new Set<string>(ALWAYS);
  readonly queryParameters = new Set<string>();
  readonly cookies = new Set<string>();

  constructor(headers: Iterable<string> = []) {
    for (const name of headers) this.header(name);
  }

  header(name: string): void {
    this.headers.add(name.toLowerCase());
  }

  queryParameter(name: string): void {
    this.queryParameters.add(name);
  }

  cookie(name: string): void {
    this.cookies.add(name);
  }
}

/**
 * Hides values by the name of their place: headers, query parameters, cookies, and keys of
 * configuration. `learn` is told every value that was hidden.
 */
export class Redaction {
  readonly #names: SensitiveNames;
  readonly #learn: (secret: string) => void;

  constructor(names: SensitiveNames, learn: (secret: string) => void = () => {}) {
    this.#names = names;
    this.#learn = learn;
  }

  /** The same names, with another listener. */
  learning(learn: (secret: string) => void): Redaction {
    return new Redaction(this.#names, learn);
  }

  /** The value of a header field as it may be shown; `name` in lower case. */
  header(name: string, value: string): string {
    if (this.#names.headers.has(name)) return this.#hide(credentialOf(value));
    if (this.#names.cookies.size > 0) {
      if (name === "cookie") return value.split(";").map(this.#cookiePair).join(";");
      if (name === "set-cookie") return this.#setCookie(value);
    }
    return URI_HEADERS.has(name) ? this.uri(value) : value;
  }

  /** A URI, or the path and query of one, without user information and secret query values. */
  uri(text: string): string {
    const bare = text.includes("@")
      ? text.replace(/^([^/?#]*\/\/)[^/?#]*@/, `$1${REDACTED}@`)
      : text;
    const start = bare.indexOf("?") + 1;
    if (start === 0 || this.#names.queryParameters.size === 0) return bare;
    const end = bare.indexOf("#", start);
    const query = end < 0 ? bare.slice(start) : bare.slice(start, end);
    const shown = query.split("&").map(this.#queryPair).join("&");
    return bare.slice(0, start) + shown + (end < 0 ? "" : bare.slice(end));
  }

  /**
   * A copy of JSON data in which no value stands under the name of a sensitive header, be it as
   * `{authorization: ...}` or as `{name: Authorization, value: ...}`, nor where `isSecret` says so.
   */
  document(value: unknown, isSecret: SecretPlace = nowhere, path: readonly string[] = []): unknown {
    if (Array.isArray(value)) {
      return value.map((item, index) => this.document(item, isSecret, [...path, String(index)]));
    }
    if (typeof value !== "object" || value === null) return value;
    const named = this.#namesHeader(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const place = [...path, key];
        const secret = isSecret(place) || (named && key === "value") || this.#isHeader(key, member);
        return [key, secret ? this.#hideAll(member) : this.document(member, isSecret, place)];
      }),
    );
  }

  #namesHeader(object: object): boolean {
    const name = "name" in object ? object.name : undefined;
    return typeof name === "string" && this.#names.headers.has(name.toLowerCase());
  }

  /** A policy may have the name of a header (`authorization`); its value is an object then. */
  #isHeader(key: string, value: unknown): boolean {
    if (!this.#names.headers.has(key.toLowerCase())) return false;
    return (
      typeof value === "string" ||
      (Array.isArray(value) && value.every((item) => typeof item === "string"))
    );
  }

  #hideAll(value: unknown): string {
    if (typeof value === "string") return this.#hide(credentialOf(value));
    if (Array.isArray(value)) value.forEach((item) => this.#hideAll(item));
    return REDACTED;
  }

  #hide(secret: string): string {
    this.#learn(secret);
    return REDACTED;
  }

  readonly #cookiePair = (pair: string): string => {
    const equals = pair.indexOf("=");
    if (equals < 0 || !this.#names.cookies.has(pair.slice(0, equals).trim())) return pair;
    return pair.slice(0, equals + 1) + this.#hide(pair.slice(equals + 1).trim());
  };

  #setCookie(value: string): string {
    const end = value.indexOf(";");
    return end < 0
      ? this.#cookiePair(value)
      : this.#cookiePair(value.slice(0, end)) + value.slice(end);
  }

  readonly #queryPair = (pair: string): string => {
    const equals = pair.indexOf("=");
    if (equals < 0 || !this.#names.queryParameters.has(decode(pair.slice(0, equals)))) return pair;
    const value = pair.slice(equals + 1);
    this.#learn(decode(value));
    return pair.slice(0, equals + 1) + this.#hide(value);
  };
}

/** Without the scheme of authentication (RFC 9110 section 11.4). */
function credentialOf(value: string): string {
  return value.slice(value.indexOf(" ") + 1).trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
