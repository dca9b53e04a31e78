import { isObject, numberIn, without } from "../../json.ts";
import { everyText, type Edit } from "../form/edit-json.ts";
import { keep, listOf, pieceOf, said } from "./others.ts";
import { type ResponseTexts, signatureOf, type TextVisit } from "./visit.ts";

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
      said(one, { text: piece, signature: signatureOf(visit, lane) }, visit);
    const delta: Edit = (value) =>
      said(value, { text: piece, reasoningContent: thought }, visit, `${lane}/others`);
    // AWS adds padding of a random length to the events.
    return said(body, { delta, p: keep, ...repetitions(visit) }, visit);
  },
  body(body, visit) {
    const one = (block: unknown, place: number): unknown => editBlock(block, visit, String(place));
    const message: Edit = (value) => said(value, { content: listOf(one, visit) }, visit);
    const output: Edit = (value) => said(value, { message }, visit);
    return said(body, { output, ...repetitions(visit) }, visit);
  },
};

function editBlock(block: unknown, visit: TextVisit, lane: string): unknown {
  const text = pieceOf(visit, lane);
  const thought: Edit = (one) => {
    const edited = said(one, { text, signature: keep }, visit);
    return visit.isMasked(lane) && isObject(edited) ? without(edited, SIGNATURE) : edited;
  };
  return said(
    block,
    {
      text,
      reasoningContent: (one) => said(one, { reasoningText: thought }, visit),
      citationsContent: (cited) =>
        said(cited, { content: listOf((one) => said(one, { text }, visit), visit) }, visit),
    },
    visit,
  );
}

/**
 * The edits of copies of the response's texts: in a trace of guardrails, or in fields that the client has chosen.
 */
function repetitions(visit: TextVisit): Readonly<Record<string, Edit>> {
  const repeated: Edit = (value) => everyText(value, (text) => visit.whole(text).text);
  const guardrail: Edit = (value) => said(value, { modelOutput: repeated }, visit);
  return {
    trace: (trace) => said(trace, { guardrail }, visit),
    additionalModelResponseFields: repeated,
  };
}
