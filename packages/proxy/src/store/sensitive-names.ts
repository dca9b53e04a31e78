import type { SensitivePlaces } from "../pipeline/policy.ts";

/** Names of header fields, query parameters and cookies whose values are never shown; lower case. */
export class SensitiveNames implements SensitivePlaces {
  readonly headers = new Set<string>();
  readonly queryParameters = new Set<string>();
  readonly cookies = new Set<string>();

  constructor(headers: readonly string[]) {
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
