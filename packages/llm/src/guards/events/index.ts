import type { GuardedFormatName } from "../form/guarded-format.ts";
import { completionsTexts } from "./completions.ts";
import { converseTexts } from "./converse.ts";
import { geminiTexts } from "./gemini.ts";
import { messagesTexts } from "./messages.ts";
import { responsesTexts } from "./responses.ts";
import { textCompletionsTexts } from "./text-completions.ts";
import type { ResponseTexts } from "./visit.ts";

/** For each format, where its responses have texts. */
export const RESPONSES: Readonly<Record<GuardedFormatName, ResponseTexts>> = {
  completions: completionsTexts,
  messages: messagesTexts,
  responses: responsesTexts,
  gemini: geminiTexts,
  converse: converseTexts,
  textCompletions: textCompletionsTexts,
};

export { isBelow } from "./visit.ts";
export type { Piece, ResponseTexts, TextVisit } from "./visit.ts";
