import type { Format } from "./format.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { sarif } from "./sarif.ts";

/** The machine-readable formats; the format `text` is for people. */
export const FORMATS = { json, sarif, github, junit } as const satisfies Readonly<
  Record<string, Format>
>;

/** The name of an output format. */
export type FormatName = "text" | keyof typeof FORMATS;

/** The names of all output formats. */
export const FORMAT_NAMES: readonly string[] = ["text", ...Object.keys(FORMATS)];

/** Whether a text names a format. */
export function isFormatName(text: string): text is FormatName {
  return FORMAT_NAMES.includes(text);
}
