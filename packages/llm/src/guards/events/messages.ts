import { numberIn } from "../../json.ts";
import { member, members, type Edit } from "../edit-json.ts";
import { type EditEvent, wholeText } from "./visit.ts";

export const messagesEvent: EditEvent = (body, visit) => {
  const group = String(numberIn(body, "index") ?? 0);
  const piece: Edit = (value) =>
    typeof value === "string" ? visit.piece(value, group, "text").text : value;
  switch (body["type"]) {
    case "content_block_start":
      return member(body, "content_block", (block) =>
        members(block, { text: piece, thinking: piece }),
      );
    case "content_block_delta":
      return member(body, "delta", (delta) =>
        members(delta, {
          text: piece,
          thinking: piece,
          signature: (value) => (visit.isMasked(group) ? "" : value),
          citation: (citation) => member(citation, "cited_text", wholeText(visit)),
        }),
      );
    case "content_block_stop":
      visit.end(group);
      return body;
    case "message_delta":
    case "message_stop":
    case "error":
      visit.end();
  }
  return body;
};
