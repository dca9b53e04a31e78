import type { GuardedFormatName } from "../form/guarded-format.ts";
import { completionsTexts } from "./completions.ts";
import { converseTexts } from "./converse.ts";
import { geminiTexts } from "./gemini.ts";
import { ERROR_FRAME } from "../../stream/aws-events.ts";
import { messagesTexts } from "./messages.ts";
import { faultTexts } from "./others.ts";
import { responsesTexts } from "./responses.ts";
import { textCompletionsTexts } from "./text-completions.ts";
import type { ResponseTexts } from "./visit.ts";

/** Reads the events of a stream that are errors as such. */
function withErrors(texts: ResponseTexts): ResponseTexts {
  return {
    ...texts,
    event(body, visit, type) {
      if (type !== ERROR_FRAME && body["type"] !== "error") return texts.event(body, visit, type);
      visit.close();
      return faultTexts(body, visit);
    },
  };
}

/** For each format, where its responses have texts. */
export const RESPONSES: Readonly<Record<GuardedFormatName, ResponseTexts>> = {
  completions: withErrors(completionsTexts),
  messages: withErrors(messagesTexts),
  responses: withErrors(responsesTexts),
  gemini: withErrors(geminiTexts),
  converse: withErrors(converseTexts),
  textCompletions: withErrors(textCompletionsTexts),
};

export { faultTexts } from "./others.ts";
export { NamedLanes } from "./named-lanes.ts";
export type { Piece, ResponseTexts, TextVisit } from "./visit.ts";
