import { isObject, numberIn, textIn } from "../../json.ts";
import { items, member, members } from "../edit-json.ts";
import type { EditEvent } from "./visit.ts";

export const textCompletionsEvent: EditEvent = (body, visit) => {
  if (isObject(body["error"])) visit.end();
  return member(body, "choices", (choices) =>
    items(choices, (choice) => {
      if (!isObject(choice)) return choice;
      const group = String(numberIn(choice, "index") ?? 0);
      let isMasked = false;
      const edited = member(choice, "text", (text) => {
        if (typeof text !== "string") return text;
        const piece = visit.piece(text, group, "text");
        ({ isMasked } = piece);
        return piece.text;
      });
      if (textIn(choice, "finish_reason") !== undefined) visit.end(group);
      // The log probabilities repeat the masked text.
      return isMasked ? members(edited, { logprobs: () => null }) : edited;
    }),
  );
};
