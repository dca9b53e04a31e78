import { isObject, numberIn } from "../../json.ts";
import { items, member, members } from "../edit-json.ts";
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
  return member(body, "choices", (choices) =>
    items(choices, (choice, place) => {
      if (!isObject(choice)) return choice;
      let isMasked = false;
      const edited = member(choice, "text", (text) => {
        if (typeof text !== "string") return text;
        const piece = visit.piece(text, String(numberIn(choice, "index") ?? place));
        ({ isMasked } = piece);
        return piece.text;
      });
      // The log probabilities are removed, because they repeat the masked text.
      return isMasked ? members(edited, { logprobs: () => null }) : edited;
    }),
  );
}
