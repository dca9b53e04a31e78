import { isObject, numberIn, textIn } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";
import { keep, listOf, others, pieceOf, said } from "./others.ts";
import { type ResponseTexts, signatureOf, type TextVisit } from "./visit.ts";

/** The texts of Messages: each block is one text. */
export const messagesTexts: ResponseTexts = {
  event(body, visit) {
    const index = numberIn(body, "index");
    const edit = editBlock(visit, String(index ?? 0));
    switch (body["type"]) {
      case "message_start":
        return said(body, { message: (message) => editMessage(message, visit) }, visit);
      case "content_block_start":
        return said(body, { content_block: edit }, visit);
      case "content_block_delta":
        return said(body, { delta: edit }, visit);
      case "content_block_stop":
        if (index !== undefined) visit.close(String(index));
        break;
      case "message_stop":
      case "error":
        visit.close();
    }
    return said(body, {}, visit);
  },
  body: editMessage,
};

function editMessage(message: unknown, visit: TextVisit): unknown {
  const content = listOf((block, place) => editBlock(visit, String(place))(block), visit);
  return said(message, { content }, visit);
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
        // The name of a call is that of a tool.
        ...(isCall(block) && { name: keep }),
      },
      visit,
      `${lane}/others`,
    );
}

function isCall(block: unknown): boolean {
  return isObject(block) && textIn(block, "type")?.endsWith("tool_use") === true;
}
