import type { Model } from "../model/model.ts";
import { CODE_HEADER } from "../output.ts";
import type { PlannedFile } from "../output.ts";

/** The formats, and which texts of each type have one; no output without formats. */
export function emitFormats({ types, formats }: Model): readonly PlannedFile[] {
  if (formats.size === 0) return [];
  const rows = types.flatMap(({ title, node }) => {
    const rules = node.kind === "object" ? node.formats : [];
    if (rules.length === 0) return [];
    const places = rules.map(({ field, ...rule }) => ({ path: field.split("."), ...rule }));
    return [`  ${title}: ${JSON.stringify(places)},\n`];
  });
  const words = [...formats].map(
    ([name, { says }]) => `  ${JSON.stringify(name)}: ${JSON.stringify(says)},\n`,
  );
  const content = `${CODE_HEADER}import type { Condition } from "@edge-gateway/schema-runtime/validation/conditions";

/** Formats of texts that no pattern can express, and the words that describe them. */
export const FORMATS = {
${words.join("")}} as const;

/** The name of a format of texts. */
export type FormatName = keyof typeof FORMATS;

/** A text with a format, at a place of a type. */
export interface FormatPlace {
  /**
   * The path of property names to the text; \`*\` means every item of a list, \`0\` the first one.
   */
  readonly path: readonly string[];
  readonly format: FormatName;
  /** The conditions on the object under which the text must have the format. */
  readonly when: readonly Condition[];
}

/** The texts with a format of every type that has any; texts of a referenced type are listed under that type. */
export const FORMAT_PLACES = {
${rows.join("")}} as const satisfies Readonly<Record<string, readonly FormatPlace[]>>;
`;
  return [{ path: "generated/formats/index.ts", content }];
}
