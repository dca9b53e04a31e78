import { isObject, type JsonObject, listIn, numberIn, textIn } from "../../json.ts";
import { items, member, members, type Edit } from "../edit-json.ts";
import type { EditEvent, EventVisit } from "./visit.ts";

export const completionsEvent: EditEvent = (body, visit) => {
  if (isObject(body["error"])) visit.end();
  return member(body, "choices", (choices) =>
    items(choices, (choice) => (isObject(choice) ? editChoice(choice, visit) : choice)),
  );
};

function editChoice(choice: JsonObject, visit: EventVisit): unknown {
  const group = String(numberIn(choice, "index") ?? 0);
  let isMasked = false;
  const piece =
    (phase: string, name: string): Edit =>
    (value) => {
      if (typeof value !== "string") return value;
      if (value !== "") visit.begin(group, phase);
      const made = visit.piece(value, group, name);
      isMasked ||= made.isMasked;
      return made.text;
    };
  const edited = member(choice, "delta", (delta) => editDelta(delta, piece, { visit, group }));
  if (textIn(choice, "finish_reason") !== undefined) visit.end(group);
  // The log probabilities repeat the masked text.
  return isMasked ? members(edited, { logprobs: () => null }) : edited;
}

type PieceOf = (phase: string, name: string) => Edit;

interface Choice {
  readonly visit: EventVisit;
  readonly group: string;
}

function editDelta(delta: unknown, piece: PieceOf, { visit, group }: Choice): unknown {
  const said = piece("said", "content");
  const edited = members(delta, {
    reasoning_content: piece("thought", "reasoning_content"),
    reasoning: piece("thought", "reasoning"),
    reasoning_details: (list) => items(list, (one) => editDetail(one, piece, { visit, group })),
    reasoning_signature: (value) => (visit.isMasked(group) ? "" : value),
    content: (value) =>
      Array.isArray(value) ? items(value, (part) => member(part, "text", said)) : said(value),
    refusal: piece("said", "refusal"),
    audio: (audio) => member(audio, "transcript", piece("said", "transcript")),
  });
  const calls =
    isObject(delta) && (listIn(delta, "tool_calls").length > 0 || isObject(delta["function_call"]));
  if (calls) visit.begin(group, "call");
  return edited;
}

/** Edits reasoning in the form of OpenRouter. */
function editDetail(detail: unknown, piece: PieceOf, { visit, group }: Choice): unknown {
  const place = isObject(detail) ? (numberIn(detail, "index") ?? 0) : 0;
  return members(detail, {
    text: piece("thought", `text ${place}`),
    summary: piece("thought", `summary ${place}`),
    signature: (value) => (visit.isMasked(group) ? "" : value),
  });
}
