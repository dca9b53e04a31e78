import { numberIn } from "../../json.ts";
import { converseQuotes } from "../copies.ts";
import { member, members, type Edit } from "../edit-json.ts";
import { type EditEvent, wholeText } from "./visit.ts";

export const converseEvent: EditEvent = (body, visit, type) => {
  const group = String(numberIn(body, "contentBlockIndex") ?? 0);
  if (type === "contentBlockStop") visit.end(group);
  else if (type !== "contentBlockStart" && type !== "contentBlockDelta") visit.end();
  if (type !== "contentBlockDelta") return body;
  const piece: Edit = (value) =>
    typeof value === "string" ? visit.piece(value, group, "text").text : value;
  return member(body, "delta", (delta) =>
    members(delta, {
      text: piece,
      reasoningContent: (thought) =>
        members(thought, {
          text: piece,
          signature: (value) => (visit.isMasked(group) ? "" : value),
        }),
      citation: converseQuotes(wholeText(visit)),
    }),
  );
};
