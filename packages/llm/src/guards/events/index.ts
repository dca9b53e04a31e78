import type { GuardedFormatName } from "../guarded-format.ts";
import { completionsEvents } from "./completions.ts";
import { converseEvents } from "./converse.ts";
import { geminiEvents } from "./gemini.ts";
import { messagesEvents } from "./messages.ts";
import { responsesEvents } from "./responses.ts";
import { textCompletionsEvents } from "./text-completions.ts";
import type { EventFormat } from "./visit.ts";

/** How guards treat the events of each format. */
export const EVENTS: Readonly<Record<GuardedFormatName, EventFormat>> = {
  completions: completionsEvents,
  messages: messagesEvents,
  responses: responsesEvents,
  gemini: geminiEvents,
  converse: converseEvents,
  textCompletions: textCompletionsEvents,
};
export type { EventFormat, Piece } from "./visit.ts";
