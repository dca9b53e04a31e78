import type { ChatFormatName } from "../../chat/form.ts";
import type { FormatName } from "../../formats/names.ts";

/** For each format, the formats to which a call is preferably converted; the first one loses least. */
const PREFERENCES: Readonly<Record<ChatFormatName, readonly ChatFormatName[]>> = {
  completions: ["gemini", "completions", "messages", "converse", "responses"],
  messages: ["messages", "gemini", "completions", "responses", "converse"],
  responses: ["responses", "gemini", "completions", "messages", "converse"],
  gemini: ["gemini", "completions", "messages", "converse", "responses"],
  converse: ["converse", "messages", "gemini", "completions", "responses"],
};

const BY_NAME: ReadonlyMap<string, readonly FormatName[]> = new Map(Object.entries(PREFERENCES));

/**
 * The format for calling a provider; undefined if the request cannot be converted to any format that the
 * provider supports.
 */
export function upstreamFormat(
  client: FormatName,
  spoken: readonly FormatName[],
): FormatName | undefined {
  const wanted = BY_NAME.get(client) ?? [client];
  return wanted.find((format) => spoken.includes(format));
}
