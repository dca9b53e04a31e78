import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { objectAfter } from "../form/edit-json.ts";
import { isUnreadFormat } from "../form/readable-requests.ts";
import { completions } from "./completions.ts";
import { converse } from "./converse.ts";
import { gemini } from "./gemini.ts";
import { messages } from "./messages.ts";
import { textCompletions, texts } from "./plain.ts";
import { type PromptReader, promptReader, type Unread, type Visit } from "./reader.ts";
import { responses, socketEvent } from "./responses.ts";

type EditPrompt = (body: unknown, reader: PromptReader) => unknown;

const PROMPTS: ReadonlyMap<FormatName, EditPrompt> = new Map<FormatName, EditPrompt>([
  ["completions", completions],
  ["messages", messages],
  ["tokenCount", messages],
  ["responses", responses],
  ["responsesTokenCount", responses],
  ["gemini", gemini],
  ["geminiTokenCount", gemini],
  ["converse", converse],
  ["converseTokenCount", converse],
  ["realtime", socketEvent],
  ["textCompletions", textCompletions],
]);

/**
 * Edits every text of a prompt, in the messages and everywhere else.
 * @param unread is called for each member that is not a text, and whose content the model reads
 * @returns the same object if nothing changed; undefined if the gateway does not read the format
 */
export function editPrompt(
  format: FormatName,
  body: JsonObject,
  visit: Visit,
  unread: Unread = () => {},
): JsonObject | undefined {
  if (isUnreadFormat(format)) return undefined;
  const edit = PROMPTS.get(format) ?? texts;
  return objectAfter(edit(body, promptReader(visit, unread)), body);
}
