import type { Format } from "./format.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { sarif } from "./sarif.ts";

/** The formats that programs read; findings for people are the format `text`. */
export const FORMATS = { json, sarif, github, junit } as const satisfies Readonly<
  Record<string, Format>
>;

/** How findings are written. */
export type FormatName = "text" | keyof typeof FORMATS;

/** Every name of a format. */
export const FORMAT_NAMES: readonly string[] = ["text", ...Object.keys(FORMATS)];

/** Whether a text names a format. */
export function isFormatName(text: string): text is FormatName {
  return FORMAT_NAMES.includes(text);
}
