import { numberIn } from "../../json.ts";
import { converseQuotes } from "../copies.ts";
import { member, members, type Edit } from "../edit-json.ts";
import { type EventFormat, wholeText } from "./visit.ts";

export const converseEvents: EventFormat = {
  edit(body, visit, type) {
    const block = String(numberIn(body, "contentBlockIndex") ?? 0);
    if (type === "contentBlockStop") visit.end(block);
    if (type === "messageStop") visit.end();
    if (type !== "contentBlockDelta") return body;
    const piece: Edit = (value) =>
      typeof value === "string" ? visit.piece(value, block).text : value;
    return member(body, "delta", (delta) =>
      members(delta, {
        text: piece,
        reasoningContent: (thought) =>
          members(thought, {
            text: piece,
            signature: (value) => (visit.isMasked(block) ? "" : value),
          }),
        citation: converseQuotes(wholeText(visit)),
      }),
    );
  },
};
