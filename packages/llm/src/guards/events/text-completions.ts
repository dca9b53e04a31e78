import { isObject, numberIn, textIn } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";
import { listOf, others, said } from "./others.ts";
import { readTokens } from "./tokens.ts";
import type { ResponseTexts, TextVisit } from "./visit.ts";

/**
 * Text completions. A text lasts until the end of the stream, because some servers send a finish reason in
 * every event.
 */
export const textCompletionsTexts: ResponseTexts = {
  event(body, visit) {
    if (isObject(body["error"])) visit.close();
    return editChoices(body, visit);
  },
  body: editChoices,
};

function editChoices(body: unknown, visit: TextVisit): unknown {
  const other = others(visit);
  const one = (choice: unknown, place: number): unknown => {
    if (!isObject(choice)) return other(choice);
    const lane = String(numberIn(choice, "index") ?? place);
    let isMasked = false;
    const text: Edit = (value) => {
      if (typeof value !== "string") return other(value);
      const piece = visit.piece(value, lane);
      ({ isMasked } = piece);
      return piece.text;
    };
    // The log probabilities are removed, because they repeat the masked text.
    const logprobs: Edit = (value) => {
      const beside = { text: textIn(choice, "text") ?? "", lane: `${lane}/tokens` };
      return readTokens(value, visit, beside) || isMasked ? null : value;
    };
    return said(choice, { text, logprobs }, visit);
  };
  return said(body, { choices: listOf(one, visit) }, visit);
}
