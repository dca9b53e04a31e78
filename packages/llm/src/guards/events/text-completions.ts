import { isObject, numberIn } from "../../json.ts";
import { type Edit, members } from "../form/edit-json.ts";
import { listOf, others, said } from "./others.ts";
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
    let isMasked = false;
    const text: Edit = (value) => {
      if (typeof value !== "string") return other(value);
      const piece = visit.piece(value, String(numberIn(choice, "index") ?? place));
      ({ isMasked } = piece);
      return piece.text;
    };
    const edited = said(choice, { text }, visit);
    // The log probabilities are removed, because they repeat the masked text.
    return isMasked ? members(edited, { logprobs: () => null }) : edited;
  };
  return said(body, { choices: listOf(one, visit) }, visit);
}
