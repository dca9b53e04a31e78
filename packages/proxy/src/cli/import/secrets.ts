import type { ImportReport } from "./report.ts";

const ENVIRONMENT = "os.environ/";
/** A variable as this gateway writes it. */
const WRITTEN = /^\$\{\w+\}$/;

/** A value of LiteLLM that may be in the environment, as this gateway writes it. */
export function written(value: string): string {
  return value.startsWith(ENVIRONMENT) ? `\${${value.slice(ENVIRONMENT.length)}}` : value;
}

/** Replaces keys by environment variables: no key is copied from one file to another. */
export class ImportedSecrets {
  readonly #report: ImportReport;
  readonly #names = new Map<string, string>();

  constructor(report: ImportReport) {
    this.#report = report;
  }

  /** The text to write for a value that may refer to an environment variable. */
  variable(at: string, value: string): string {
    if (WRITTEN.test(value)) return value;
    if (value.startsWith(ENVIRONMENT)) return written(value);
    const known = this.#names.get(value);
    if (known !== undefined) return `\${${known}}`;
    const name = `IMPORTED_KEY_${this.#names.size + 1}`;
    this.#names.set(value, name);
    this.#report.changed(at, `the key is not copied: set the environment variable ${name} to it`);
    return `\${${name}}`;
  }
}
