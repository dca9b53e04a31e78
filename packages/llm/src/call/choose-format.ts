import type { ChatFormatName } from "../chat/form.ts";
import type { FormatName } from "../formats/names.ts";

/** What each format is best converted to, first what keeps most. */
const PREFERENCES: Readonly<Record<ChatFormatName, readonly ChatFormatName[]>> = {
  completions: ["gemini", "completions", "messages", "converse", "responses"],
  messages: ["messages", "completions", "responses", "converse", "gemini"],
  responses: ["responses", "completions", "messages", "converse", "gemini"],
  gemini: ["gemini", "completions", "messages", "converse", "responses"],
  converse: ["converse", "messages", "completions", "gemini", "responses"],
};

const BY_NAME: ReadonlyMap<string, readonly FormatName[]> = new Map(Object.entries(PREFERENCES));

/** What a provider is spoken to in; undefined where it takes nothing that the request could become. */
export function upstreamFormat(
  client: FormatName,
  spoken: readonly FormatName[],
): FormatName | undefined {
  const wanted = BY_NAME.get(client) ?? [client];
  return wanted.find((format) => spoken.includes(format));
}
