import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import type { Refusal } from "../engine/codec/refusal.ts";
import { ListHead } from "../engine/list-head.ts";
import type { ClientAnswers } from "./client-answers.ts";

const TEXT: readonly (readonly [string, string])[] = [["content-type", "text/plain"]];

/** Answers what is no request. */
export function answerRefusal(answers: ClientAnswers, { code, status }: Refusal): void {
  answers.reply("", new ListHead(status, TEXT), Buffer.from(ERRORS[code].text));
}
