import { numberIn } from "../../json.ts";
import { items, member, members, type Edit } from "../edit-json.ts";
import { others, said } from "./others.ts";
import { pieceOf, type ResponseTexts, signatureOf, type TextVisit } from "./visit.ts";

/** The texts of Messages: each block is one text. */
export const messagesTexts: ResponseTexts = {
  event(body, visit) {
    const index = numberIn(body, "index");
    const edit = editBlock(visit, String(index ?? 0));
    switch (body["type"]) {
      case "message_start":
        return member(body, "message", (message) => editMessage(message, visit));
      case "content_block_start":
        return member(body, "content_block", edit);
      case "content_block_delta":
        return member(body, "delta", edit);
      case "message_delta":
        return member(body, "delta", (delta) => member(delta, STOP_DETAILS, others(visit)));
      case "content_block_stop":
        if (index !== undefined) visit.close(String(index));
        break;
      case "message_stop":
      case "error":
        visit.close();
    }
    return body;
  },
  body: editMessage,
};

/** The member that explains a refusal. */
const STOP_DETAILS = "stop_details";

function editMessage(message: unknown, visit: TextVisit): unknown {
  const content: Edit = (blocks) =>
    typeof blocks === "string"
      ? visit.whole(blocks).text
      : items(blocks, (block, place) => editBlock(visit, String(place))(block));
  return members(message, { content, [STOP_DETAILS]: others(visit) });
}

/** Edits a block, or a delta of a block. */
function editBlock(visit: TextVisit, lane: string): Edit {
  const piece = pieceOf(visit, lane);
  const quoted = others(visit);
  const results: Edit = (value) => (typeof value === "string" ? piece(value) : quoted(value));
  return (block) =>
    said(
      block,
      {
        text: piece,
        thinking: piece,
        // The member is a text in the summary of a conversation, and a list in the results of tools.
        content: results,
        signature: signatureOf(visit, lane),
        citation: quoted,
        citations: quoted,
      },
      visit,
    );
}
