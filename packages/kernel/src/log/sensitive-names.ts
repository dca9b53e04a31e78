import { LIMITS } from "@edge-gateway/generated/limits/index.ts";

/** The headers whose values are cookies, of which only the values are hidden. */
export const COOKIES: ReadonlySet<string> = new Set(["cookie", "set-cookie"]);

/**
 * Collects the headers and query parameters whose values are never shown, in addition to those that
 * the schemas name; case-insensitive.
 */
export class SensitiveNames {
  /**
   * Header names, each with the text before the credential in the value; the text is empty if it is unknown.
   */
  readonly headers = new Map<string, string>(
    LIMITS.credentialHeader.values.map((name) => [name, ""]),
  );
  readonly queryParameters = new Set<string>(LIMITS.credentialParameter.values);

  /** Whether a credential is read from the path; then paths are never shown. */
  hidesPaths = false;

  constructor(headers: Iterable<string> = []) {
    for (const name of headers) this.header(name);
  }

  /** These names and others. */
  and(others: SensitiveNames): SensitiveNames {
    const all = new SensitiveNames();
    for (const { headers, queryParameters, hidesPaths } of [others, this]) {
      for (const [name, prefix] of headers) all.headers.set(name, prefix);
      for (const name of queryParameters) all.queryParameters.add(name);
      all.hidesPaths ||= hidesPaths;
    }
    return all;
  }

  header(name: string, prefix = ""): void {
    this.headers.set(name.toLowerCase(), prefix);
  }

  queryParameter(name: string): void {
    this.queryParameters.add(name.toLowerCase());
  }

  /** The expression that reads a credential: one of the names in it is that of the header or parameter. */
  expression(source: string): void {
    for (const name of mentionedNames(source)) {
      this.header(name);
      this.queryParameter(name);
      this.hidesPaths ||= PATHS.has(name);
    }
  }

  /** Whether a header, parameter or cookie of this name, in lower case, holds a credential. */
  has(name: string): boolean {
    return this.headers.has(name) || this.queryParameters.has(name) || COOKIES.has(name);
  }
}

/**
 * Request variables that contain the path; a credential in the path cannot be separated from the
 * rest.
 */
const PATHS: ReadonlySet<string> = new Set(["path", "pathAndQuery", "uri"]);

/** String literals and members in an expression. */
function mentionedNames(source: string): readonly string[] {
  const texts = [...source.matchAll(/(["'])((?:(?!\1).)+)\1/g)].map(([, , text]) => text);
  const members = [...source.matchAll(/\.([A-Za-z_][A-Za-z0-9_]*)/g)].map(([, name]) => name);
  return [...texts, ...members].filter((name) => name !== undefined);
}
