import { numberIn } from "../../json.ts";
import { items, member, members, type Edit } from "../edit-json.ts";
import { pieceOf, type ResponseTexts, signatureOf, type TextVisit, wholeText } from "./visit.ts";

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

function editMessage(message: unknown, visit: TextVisit): unknown {
  return member(message, "content", (blocks) =>
    typeof blocks === "string"
      ? visit.whole(blocks).text
      : items(blocks, (block, place) => editBlock(visit, String(place))(block)),
  );
}

/** Edits a block, or a delta of a block. */
function editBlock(visit: TextVisit, lane: string): Edit {
  const piece = pieceOf(visit, lane);
  const quoted: Edit = (citation) => member(citation, "cited_text", wholeText(visit));
  return (block) =>
    members(block, {
      text: piece,
      thinking: piece,
      // The member is a text in the summary of a conversation, and a list in the results of tools.
      content: piece,
      signature: signatureOf(visit, lane),
      citation: quoted,
      citations: (list) => items(list, quoted),
    });
}
