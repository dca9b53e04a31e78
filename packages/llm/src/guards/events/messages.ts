import { isObject, numberIn } from "../../json.ts";
import { member, members, type Edit } from "../edit-json.ts";
import { editResponse } from "../texts.ts";
import { type EventFormat, wholeText } from "./visit.ts";

export const messagesEvents: EventFormat = {
  edit(body, visit) {
    const block = String(numberIn(body, "index") ?? 0);
    const piece: Edit = (value) =>
      typeof value === "string" ? visit.piece(value, block).text : value;
    switch (body["type"]) {
      case "message_start":
        return member(body, "message", (message) =>
          isObject(message)
            ? (editResponse("messages", message, (text) => visit.whole(text).text) ?? message)
            : message,
        );
      case "content_block_start":
        return member(body, "content_block", (one) =>
          members(one, { text: piece, thinking: piece }),
        );
      case "content_block_delta":
        return member(body, "delta", (delta) =>
          members(delta, {
            text: piece,
            thinking: piece,
            signature: (value) => (visit.isMasked(block) ? "" : value),
            citation: (citation) => member(citation, "cited_text", wholeText(visit)),
          }),
        );
      case "content_block_stop":
        visit.end(block);
        return body;
      case "message_stop":
      case "error":
        visit.end();
    }
    return body;
  },
};
