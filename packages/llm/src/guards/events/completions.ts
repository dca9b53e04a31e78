import { isObject, type JsonObject, listIn, numberIn } from "../../json.ts";
import { everyText, items, members, type Edit } from "../form/edit-json.ts";
import { listOf, others, said, wholeText } from "./others.ts";
import { readTokens } from "./tokens.ts";
import { type ResponseTexts, signatureOf, type TextVisit } from "./visit.ts";

/**
 * Chat completions. A text lasts until the end of the stream: whatever is between its pieces, such as tool
 * calls, clients join all pieces into one string. Some servers send a finish reason in every event.
 */
export const completionsTexts: ResponseTexts = {
  event(body, visit) {
    if (isObject(body["error"])) visit.close();
    return editChoices(body, visit, (choice, group) => {
      const message: Edit = (value) => editRepetition(value, visit, group);
      return editChoice(choice, "delta", { visit, group, others: { message } });
    });
  },
  body: (body, visit) =>
    editChoices(body, visit, (choice, group) =>
      editChoice(choice, "message", { visit, group, others: {} }),
    ),
  // Clients join the pieces of each member of a delta separately.
  laneOf(body) {
    const choices = listIn(body, "choices");
    const [choice] = choices;
    if (choices.length !== 1 || !isObject(choice) || isFilled(choice["finish_reason"]))
      return undefined;
    const { delta } = choice;
    // Some servers repeat the piece in the form of text completions.
    if (!isObject(delta) || isFilled(choice["text"])) return undefined;
    const names = Object.keys(delta).filter((name) => name !== "role" && isFilled(delta[name]));
    const [lane, ...others] = new Set(
      names.map((name) => (isThought(delta, name) ? THOUGHT : name)),
    );
    return lane === undefined || others.length > 0 ? undefined : `${groupOf(choice, 0)}/${lane}`;
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

function groupOf(choice: JsonObject, place: number): string {
  return String(numberIn(choice, "index") ?? place);
}

function editChoices(
  body: unknown,
  visit: TextVisit,
  edit: (choice: unknown, group: string) => unknown,
): unknown {
  const other = others(visit);
  const one = (choice: unknown, place: number): unknown =>
    isObject(choice) ? edit(choice, groupOf(choice, place)) : other(choice);
  return said(body, { choices: listOf(one, visit) }, visit);
}

/** How the texts of a choice are edited. */
interface Said {
  readonly visit: TextVisit;
  /** The name below which all texts of the choice are. */
  readonly group: string;
  /** Edits the next piece of a lane. */
  piece(lane: string): Edit;
  /** The name of the lanes of members that the format does not know; unset: their texts are whole. */
  readonly path?: string;
}

/** Edits the message of a choice, or a delta of the message. */
function editChoice(
  choice: unknown,
  name: "delta" | "message",
  how: Pick<Said, "visit" | "group"> & { readonly others: Readonly<Record<string, Edit>> },
): unknown {
  const { visit, group } = how;
  let isMasked = false;
  let text = "";
  const tokens = [`${group}/content`, `${group}/refusal`];
  const piece =
    (lane: string): Edit =>
    (value) => {
      if (typeof value !== "string") return others(visit, lane)(value);
      const made = visit.piece(value, lane);
      isMasked ||= made.isMasked;
      if (tokens.includes(lane)) text += value;
      return made.text;
    };
  const message: Edit = (value) =>
    editMessage(value, { visit, group, piece, path: `${group}/others` });
  // The log probabilities are removed, because they repeat the masked text.
  const logprobs: Edit = (value) => {
    const isRead = readTokens(value, visit, { text, lane: `${group}/tokens` });
    return isMasked || isRead ? null : value;
  };
  const edits = { [name]: message, ...how.others, logprobs };
  return said(choice, edits, visit, `${group}/choice`);
}

/** Edits the whole message so far, because some servers repeat the message in every event. */
function editRepetition(message: unknown, visit: TextVisit, group: string): unknown {
  const edited = editMessage(message, { visit, group, piece: () => wholeText(visit) });
  // The repeated message is removed after a match, because the message may end within the match.
  return visit.isMasked(group) ? undefined : edited;
}

function editMessage(message: unknown, how: Said): unknown {
  const { visit, group, piece } = how;
  const thoughts = `${group}/thought`;
  const text = piece(`${group}/content`);
  const refusal = piece(`${group}/refusal`);
  const transcript = piece(`${group}/transcript`);
  const thought = piece(`${thoughts}/content`);
  /** Edits thoughts in the form that Mistral uses. */
  const thinking: Edit = (value) =>
    Array.isArray(value)
      ? items(value, (one) => said(one, { text: thought }, visit))
      : thought(value);
  const part: Edit = (one) =>
    typeof one === "string" ? text(one) : said(one, { text, refusal, transcript, thinking }, visit);
  /** Edits thoughts in the form that LiteLLM uses. */
  const block: Edit = (one) =>
    said(
      one,
      {
        thinking: piece(`${thoughts}/blocks`),
        signature: signatureOf(visit, `${thoughts}/blocks`),
      },
      visit,
    );
  return said(
    message,
    {
      reasoning_content: piece(`${thoughts}/reasoning_content`),
      reasoning: piece(`${thoughts}/reasoning`),
      reasoning_text: piece(`${thoughts}/reasoning_text`),
      reasoning_details: listOf((one) => editDetail(one, how), visit),
      thinking_blocks: listOf(block, visit),
      reasoning_signature: signatureOf(visit, thoughts),
      content: (value) => (Array.isArray(value) ? items(value, part) : text(value)),
      refusal,
      audio: (audio) => said(audio, { transcript }, visit),
      provider_specific_fields: (fields) => editFields(fields, how),
    },
    visit,
    how.path,
  );
}

/** Edits reasoning in the form that OpenRouter uses. */
function editDetail(detail: unknown, { visit, group, piece }: Said): unknown {
  const place = isObject(detail) ? (numberIn(detail, "index") ?? 0) : 0;
  const name = `${group}/thought/details/${place}`;
  const edits = {
    text: piece(`${name}/text`),
    summary: piece(`${name}/summary`),
    signature: signatureOf(visit, name),
  };
  return said(detail, edits, visit);
}

/** Edits the fields in which LiteLLM repeats members of the message or quotes sources. */
function editFields(fields: unknown, how: Said): unknown {
  const quoted: Edit = (value) => everyText(value, (text) => how.visit.whole(text).text);
  const edited = editMessage(fields, {
    visit: how.visit,
    group: `${how.group}/fields`,
    piece: (lane) => how.piece(lane),
  });
  return members(edited, { citation: quoted, citations: quoted });
}
