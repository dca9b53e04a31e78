const EXPRESSION = /\{[^{}]*\}/;

/** A URI template (RFC 6570), only as far as needed to test whether a URI may be one of its expansions. */
export class UriTemplate {
  /** The literal texts between the template's expressions. */
  readonly #parts: readonly string[];

  constructor(template: string) {
    this.#parts = template.split(EXPRESSION);
  }

  /** Whether the URI contains the literal texts of the template, in order. */
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
