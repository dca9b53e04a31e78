/** What may stand in the place of a wildcard: parts of a host name, or a port. */
const HOST_PART = /^[a-z0-9.:[\]-]+$/;

/** Tells which origins (Fetch standard section 3.2) are allowed. */
export class Origins {
  readonly any: boolean;
  readonly #exact: ReadonlySet<string>;
  readonly #patterns: readonly Pattern[];

  constructor(allowed: readonly string[]) {
    this.any = allowed.includes("*");
    const named = allowed.filter((origin) => origin !== "*");
    this.#exact = new Set(named.filter((origin) => !origin.includes("*")).map(serialize));
    this.#patterns = named.filter((origin) => origin.includes("*")).map(patternOf);
  }

  allows(origin: string): boolean {
    if (this.any) return true;
    const asked = origin.toLowerCase();
    return this.#exact.has(asked) || this.#patterns.some((pattern) => fits(asked, pattern));
  }
}

interface Pattern {
  readonly before: string;
  readonly after: string;
}

function patternOf(origin: string): Pattern {
  const [before = "", after = ""] = origin.toLowerCase().split("*");
  return { before, after };
}

function fits(origin: string, { before, after }: Pattern): boolean {
  if (!origin.startsWith(before) || !origin.endsWith(after)) return false;
  return HOST_PART.test(origin.slice(before.length, origin.length - after.length));
}

/** As browsers write it: in lower case, without the standard port of the scheme. */
function serialize(origin: string): string {
  const parsed = URL.parse(origin);
  return parsed === null || parsed.origin === "null" ? origin.toLowerCase() : parsed.origin;
}
