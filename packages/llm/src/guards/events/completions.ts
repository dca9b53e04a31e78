import { isObject, type JsonObject, listIn, numberIn } from "../../json.ts";
import { items, member, members, type Edit } from "../edit-json.ts";
import type { EventFormat, EventVisit } from "./visit.ts";

/**
 * Chat completions. A text lasts until the end of the stream: whatever is between its pieces, such as tool
 * calls, the whole response has one string for all of them. Some servers send a finish reason in every event.
 */
export const completionsEvents: EventFormat = {
  edit(body, visit) {
    if (isObject(body["error"])) visit.end();
    return member(body, "choices", (choices) =>
      items(choices, (choice) => (isObject(choice) ? editChoice(choice, visit) : choice)),
    );
  },
  // Clients join the pieces of each member of a delta separately.
  laneOf(body) {
    const choices = listIn(body, "choices");
    const [choice] = choices;
    if (choices.length !== 1 || !isObject(choice) || isFilled(choice["finish_reason"]))
      return undefined;
    const { delta } = choice;
    if (!isObject(delta)) return undefined;
    const names = Object.keys(delta).filter((name) => name !== "role" && isFilled(delta[name]));
    const [lane, ...others] = new Set(
      names.map((name) => (isThought(delta, name) ? THOUGHT : name)),
    );
    return lane === undefined || others.length > 0 ? undefined : `${indexOf(choice)}/${lane}`;
  },
};

/** The beginning of the names of members with thoughts; several such members often have the same text. */
const THOUGHT = "reasoning";

/** Whether a member of the delta contains a thought. */
function isThought(delta: JsonObject, name: string): boolean {
  if (name.startsWith(THOUGHT) || name === "thinking_blocks") return true;
  const parts = name === "content" ? listIn(delta, name) : [];
  return parts.length > 0 && parts.every((part) => isObject(part) && "thinking" in part);
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== "";
}

function indexOf(choice: JsonObject): number {
  return numberIn(choice, "index") ?? 0;
}

function editChoice(choice: JsonObject, visit: EventVisit): unknown {
  const group = String(indexOf(choice));
  let isMasked = false;
  const piece =
    (name: string): Edit =>
    (value) => {
      if (typeof value !== "string") return value;
      const made = visit.piece(value, `${group}/${name}`);
      isMasked ||= made.isMasked;
      return made.text;
    };
  const edited = member(choice, "delta", (delta) => editDelta(delta, piece, { visit, group }));
  // The log probabilities are removed, because they repeat the masked text.
  return isMasked ? members(edited, { logprobs: () => null }) : edited;
}

type PieceOf = (name: string) => Edit;

interface Choice {
  readonly visit: EventVisit;
  readonly group: string;
}

function editDelta(delta: unknown, piece: PieceOf, { visit, group }: Choice): unknown {
  const said = piece("content");
  const thought: Edit = (part) => member(part, "text", piece("thought/content"));
  const part: Edit = (one) =>
    members(one, { text: said, thinking: (list) => items(list, thought) });
  /** Edits the same thoughts in the form that LiteLLM uses. */
  const block: Edit = (one) =>
    members(one, {
      thinking: piece("thought/blocks"),
      signature: (value) => (visit.isMasked(`${group}/thought/blocks`) ? "" : value),
    });
  return members(delta, {
    reasoning_content: piece("thought/reasoning_content"),
    reasoning: piece("thought/reasoning"),
    reasoning_details: (list) => items(list, (one) => editDetail(one, piece, { visit, group })),
    thinking_blocks: (list) => items(list, block),
    reasoning_signature: (value) => (visit.isMasked(`${group}/thought`) ? "" : value),
    content: (value) => (Array.isArray(value) ? items(value, part) : said(value)),
    refusal: piece("refusal"),
    audio: (audio) => member(audio, "transcript", piece("transcript")),
  });
}

/** Edits reasoning in the form that OpenRouter uses. */
function editDetail(detail: unknown, piece: PieceOf, { visit, group }: Choice): unknown {
  const place = isObject(detail) ? (numberIn(detail, "index") ?? 0) : 0;
  const name = `thought/details/${place}`;
  return members(detail, {
    text: piece(`${name}/text`),
    summary: piece(`${name}/summary`),
    signature: (value) => (visit.isMasked(`${group}/${name}`) ? "" : value),
  });
}
