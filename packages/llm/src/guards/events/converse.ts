import { isObject, numberIn, without } from "../../json.ts";
import { everyText, items, member, members, type Edit } from "../edit-json.ts";
import { said } from "./others.ts";
import { pieceOf, type ResponseTexts, signatureOf, type TextVisit } from "./visit.ts";

const SIGNATURE: ReadonlySet<string> = new Set(["signature"]);

/** The texts of Converse: each block is one text. */
export const converseTexts: ResponseTexts = {
  event(body, visit, type) {
    const index = numberIn(body, "contentBlockIndex");
    if (type === "contentBlockStop" && index !== undefined) visit.close(String(index));
    if (type === "messageStop") visit.close();
    const lane = String(index ?? 0);
    const piece = pieceOf(visit, lane);
    const thought: Edit = (one) =>
      members(one, { text: piece, signature: signatureOf(visit, lane) });
    const edited = member(body, "delta", (delta) =>
      said(delta, { text: piece, reasoningContent: thought }, visit),
    );
    return editRepetitions(edited, visit);
  },
  body(body, visit) {
    const edited = member(body, "output", (output) =>
      member(output, "message", (message) =>
        member(message, "content", (blocks) =>
          items(blocks, (block, place) => editBlock(block, visit, String(place))),
        ),
      ),
    );
    return editRepetitions(edited, visit);
  },
};

function editBlock(block: unknown, visit: TextVisit, lane: string): unknown {
  const text = pieceOf(visit, lane);
  const thought: Edit = (one) => {
    const edited = member(one, "text", text);
    return visit.isMasked(lane) && isObject(edited) ? without(edited, SIGNATURE) : edited;
  };
  return said(
    block,
    {
      text,
      reasoningContent: (one) => member(one, "reasoningText", thought),
      citationsContent: (cited) =>
        said(cited, { content: (list) => items(list, (one) => member(one, "text", text)) }, visit),
    },
    visit,
  );
}

/**
 * Edits copies of the response's texts: in a trace of guardrails, or in fields that the client has chosen.
 */
function editRepetitions(body: unknown, visit: TextVisit): unknown {
  const repeated: Edit = (value) => everyText(value, (text) => visit.whole(text).text);
  return members(body, {
    trace: (trace) =>
      member(trace, "guardrail", (guardrail) => member(guardrail, "modelOutput", repeated)),
    additionalModelResponseFields: repeated,
  });
}
