/** A subject alternative name of a certificate. */
export interface AlternativeName {
  /** The kind of the name, e.g. `DNS`, `URI`, `IP Address`. */
  readonly kind: string;
  readonly name: string;
}

/**
 * Matches a list of names such as `DNS:a, URI:b`. A name with special characters is written as a JSON string.
 */
const ALTERNATIVE_NAME = /([^:,]+):("(?:[^"\\]|\\.)*"|[^,]*)(?:, |$)/gy;

/** Parses subject alternative names in the notation of `node:crypto` and `node:tls`. */
export function alternativeNames(text: string): readonly AlternativeName[] {
  return Array.from(text.matchAll(ALTERNATIVE_NAME), ([, kind = "", name = ""]) => ({
    kind,
    name: name.startsWith('"') ? String(JSON.parse(name)) : name,
  }));
}
