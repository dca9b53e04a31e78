import type { GuardedFormatName } from "../guarded-format.ts";
import { completionsTexts } from "./completions.ts";
import { converseTexts } from "./converse.ts";
import { geminiTexts } from "./gemini.ts";
import { messagesTexts } from "./messages.ts";
import { responsesTexts } from "./responses.ts";
import { textCompletionsTexts } from "./text-completions.ts";
import { isObject } from "../../json.ts";
import { type Edit, members } from "../edit-json.ts";
import { others } from "./others.ts";
import type { ResponseTexts, TextVisit } from "./visit.ts";

/** For each format, where its responses have texts. */
export const RESPONSES: Readonly<Record<GuardedFormatName, ResponseTexts>> = {
  completions: withErrors(completionsTexts),
  messages: withErrors(messagesTexts),
  responses: withErrors(responsesTexts),
  gemini: withErrors(geminiTexts),
  converse: withErrors(converseTexts),
  textCompletions: withErrors(textCompletionsTexts),
};

/** Adds the texts of errors, which may repeat the prompt or the response. */
function withErrors(texts: ResponseTexts): ResponseTexts {
  return {
    ...texts,
    event: (body, visit, type) => editErrors(texts.event(body, visit, type), visit),
    body: (body, visit) => editErrors(texts.body(body, visit), visit),
  };
}

/** Edits the errors of all vendors: an object `error`, and the messages of AWS and of OpenAI's error events. */
function editErrors(body: unknown, visit: TextVisit): unknown {
  const text = others(visit);
  const nested: Edit = (response) => members(response, { error: text, incomplete_details: text });
  const isMessage = isObject(body) && typeof body["message"] === "string";
  return members(body, {
    error: text,
    detail: text,
    message: isMessage ? text : undefined,
    promptFeedback: text,
    response: nested,
  });
}

export { isBelow } from "./visit.ts";
export type { Piece, ResponseTexts, TextVisit } from "./visit.ts";
