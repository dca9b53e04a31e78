import type { ImportReport } from "./report.ts";
import { filledText } from "./values.ts";

const ENVIRONMENT = "os.environ/";
/** Matches a reference to an environment variable in the notation of this gateway. */
const WRITTEN = /^\$\{\w+\}$/;

/** Converts a value of LiteLLM that may refer to an environment variable to the notation of this gateway. */
function written(value: string): string {
  return value.startsWith(ENVIRONMENT) ? `\${${value.slice(ENVIRONMENT.length)}}` : value;
}

/** Returns a text, or the reference to the variable that contains it; undefined if there is no text. */
export function setting(value: unknown): string | undefined {
  const said = filledText(value);
  return said === undefined ? undefined : written(said);
}

/** Replaces secret keys by environment variables: no key is copied from one file to another. */
export class ImportedSecrets {
  readonly #report: ImportReport;
  readonly #names = new Map<string, string>();
  readonly #holders = new Map<string, string>();
  /** The section `secrets` of the converted file. */
  readonly held: Record<string, object> = {};

  constructor(report: ImportReport) {
    this.#report = report;
  }

  /** The name of the secret of the converted file with these values. */
  holder(kind: string, data: Readonly<Record<string, string>>): string {
    const text = JSON.stringify([kind, data]);
    const known = this.#holders.get(text);
    if (known !== undefined) return known;
    const name = `${kind}-${Object.keys(this.held).filter((each) => each.startsWith(kind)).length + 1}`;
    this.#holders.set(text, name);
    this.held[name] = { data };
    return name;
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
