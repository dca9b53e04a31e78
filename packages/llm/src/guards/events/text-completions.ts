import { isObject, numberIn } from "../../json.ts";
import { items, member, members } from "../edit-json.ts";
import type { EventFormat } from "./visit.ts";

/**
 * Text completions. A text lasts until the end of the stream, because some servers send a finish reason in
 * every event.
 */
export const textCompletionsEvents: EventFormat = {
  edit(body, visit) {
    if (isObject(body["error"])) visit.end();
    return member(body, "choices", (choices) =>
      items(choices, (choice) => {
        if (!isObject(choice)) return choice;
        let isMasked = false;
        const edited = member(choice, "text", (text) => {
          if (typeof text !== "string") return text;
          const piece = visit.piece(text, String(numberIn(choice, "index") ?? 0));
          ({ isMasked } = piece);
          return piece.text;
        });
        // The log probabilities are removed, because they repeat the masked text.
        return isMasked ? members(edited, { logprobs: () => null }) : edited;
      }),
    );
  },
};
