/** An alternative name of a certificate. */
export interface AlternativeName {
  /** e.g. `DNS`, `URI`, `IP Address`. */
  readonly kind: string;
  readonly name: string;
}

/** `DNS:a, URI:b`; a name that holds something else is written as a JSON string. */
const ALTERNATIVE_NAME = /([^:,]+):("(?:[^"\\]|\\.)*"|[^,]*)(?:, |$)/gy;

/** Reads the alternative names of a certificate as `node:crypto` and `node:tls` write them. */
export function alternativeNames(text: string): readonly AlternativeName[] {
  return Array.from(text.matchAll(ALTERNATIVE_NAME), ([, kind = "", name = ""]) => ({
    kind,
    name: name.startsWith('"') ? String(JSON.parse(name)) : name,
  }));
}
