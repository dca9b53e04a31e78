const EXPRESSION = /\{[^{}]*\}/;

/** A template of URIs (RFC 6570), as far as it tells which URIs may have been made of it. */
export class UriTemplate {
  /** The texts around its expressions. */
  readonly #parts: readonly string[];

  constructor(template: string) {
    this.#parts = template.split(EXPRESSION);
  }

  /** Whether the URI has the texts of the template in their order; what is between them may be anything. */
  matches(uri: string): boolean {
    const [first = "", ...rest] = this.#parts;
    const last = rest.pop();
    if (last === undefined) return uri === first;
    if (!uri.startsWith(first) || !uri.endsWith(last)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = uri.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= uri.length - last.length;
  }
}
