import type { GuardedFormatName } from "../guarded-format.ts";
import { completionsEvent } from "./completions.ts";
import { converseEvent } from "./converse.ts";
import { geminiEvent } from "./gemini.ts";
import { messagesEvent } from "./messages.ts";
import { responsesEvent } from "./responses.ts";
import { textCompletionsEvent } from "./text-completions.ts";
import type { EditEvent } from "./visit.ts";

/** How to edit the texts in an event of each format. */
export const EVENTS: Readonly<Record<GuardedFormatName, EditEvent>> = {
  completions: completionsEvent,
  messages: messagesEvent,
  responses: responsesEvent,
  gemini: geminiEvent,
  converse: converseEvent,
  textCompletions: textCompletionsEvent,
};
export type { Piece } from "./visit.ts";
