import { proofIn } from "../../formats/responses/proof.ts";
import { isObject, type JsonObject, numberIn, textIn } from "../../json.ts";
import { member, members, type Edit, unproven } from "../form/edit-json.ts";
import { keep, listOf, others, pieceOf, said, wholeText } from "./others.ts";
import { readTokens } from "./tokens.ts";
import type { ResponseTexts, TextVisit } from "./visit.ts";

/** Deltas of calls of tools, and of sounds; all others are texts. */
const NO_TEXT = /(?:arguments|_call_(?:input|code|command|operation_diff)|audio)\.delta$/;
const SAYS = /([a-z_]+)\.delta$/;
/** The ends of texts; transcriptions of the client's speech are completed or fail. */
const SAID = /([a-z_]+)\.(?:done|completed|failed)$/;
/** The types of events whose item or part is continued by deltas. */
const ADDED = /^response\..*(?:item|part)\.added$/;
const ENDS = /^response\.(?:completed|incomplete|failed|cancelled|done)$/;

/**
 * The texts of Responses: each part of an item is one text. Many events repeat the content of others; the
 * text of a part occurs up to five times.
 */
export const responsesTexts: ResponseTexts = {
  event(body, visit) {
    const type = textIn(body, "type") ?? "";
    if (NO_TEXT.test(type)) return said(body, { delta: keep }, visit);
    const says = SAYS.exec(type)?.[1];
    if (says !== undefined) return editDelta(body, visit, laneOf(partOf(body), says));
    endTexts(body, visit, type);
    const text = wholeText(visit);
    const kept = { part: keep, item: keep, response: keep, session: keep, ...wordsOf(type) };
    const whole = said(body, kept, visit);
    const textAt: TextAt = ADDED.test(type) ? (lane) => pieceOf(visit, lane) : () => text;
    const beside = { text: textIn(body, "text") ?? "" };
    const isRead = readTokens(body["logprobs"], visit, beside);
    return members(whole === body && !isRead ? body : withoutTokens(whole), {
      part: editPart(textAt, partOf(body), visit),
      item: editItem(textAt, itemOf(body), visit),
      response: (response) => editOutput(response, visit),
    });
  },
  body: editOutput,
};

/** The words of the format in events and items of calls, and the images that the provider has made. */
function wordsOf(type: string): Readonly<Record<string, Edit>> {
  if (type.includes("image_generation_call")) return IMAGE_WORDS;
  return type.endsWith("arguments.done") ? { name: keep } : {};
}

const IMAGE_WORDS: Readonly<Record<string, Edit>> = {
  result: keep,
  size: keep,
  quality: keep,
  background: keep,
  output_format: keep,
};

function endTexts(body: JsonObject, visit: TextVisit, type: string): void {
  if (type === "error" || ENDS.test(type)) return visit.close();
  const name = endedBy(body, type);
  if (name === undefined) return;
  // Without the index of the item, the name is not unique: another text may have the same name.
  if (numberIn(body, "output_index") === undefined) visit.end(name);
  else visit.close(name);
}

/** The name of the text, part or item that an event ends; undefined if the event ends nothing. */
function endedBy(body: JsonObject, type: string): string | undefined {
  if (type.endsWith("part.done")) return partOf(body);
  if (type.endsWith("item.done")) return itemOf(body);
  const text = SAID.exec(type)?.[1];
  return text === undefined ? undefined : laneOf(partOf(body), text);
}

function itemOf(body: JsonObject): string {
  return String(numberIn(body, "output_index") ?? textIn(body, "item_id") ?? 0);
}

function partOf(body: JsonObject): string {
  const summary = numberIn(body, "summary_index");
  return summary === undefined
    ? `${itemOf(body)}/${numberIn(body, "content_index") ?? numberIn(body, "command_index") ?? 0}`
    : summaryOf(itemOf(body), summary);
}

function summaryOf(item: string, index: number): string {
  return `${item}/summary ${index}`;
}

/** @param type the type of the text, as the names of events contain it */
function laneOf(part: string, type: string): string {
  return `${part}/${type.endsWith("transcript") ? "transcript" : type}`;
}

function editDelta(body: JsonObject, visit: TextVisit, lane: string): unknown {
  const text = textIn(body, "delta");
  if (text === undefined) {
    const delta: Edit = (value) => said(value, {}, visit, lane);
    return said(body, { delta }, visit);
  }
  const piece = visit.piece(text, lane);
  const edited = said(body, { delta: () => piece.text }, visit);
  const isRead = readTokens(body["logprobs"], visit, { text, lane: `${lane}/tokens` });
  return piece.isMasked || isRead ? withoutTokens(edited) : edited;
}

/**
 * Removes the tokens, because they repeat the text. The member stays, because the official clients expect it.
 */
function withoutTokens(body: unknown): unknown {
  return member(body, "logprobs", () => []);
}

/** For the name of a lane, returns the edit of the text of the lane. */
type TextAt = (lane: string) => Edit;

function editOutput(body: unknown, visit: TextVisit): unknown {
  const text = wholeText(visit);
  const item = editItem(() => text, "", visit);
  const list = listOf(item, visit);
  const other = others(visit);
  // The items of a stored prompt or conversation are in `data`.
  // The settings of the text, not a text.
  const settings: Edit = (value) => (isObject(value) ? value : other(value));
  return said(
    body,
    { ...ECHOES, text: settings, output: list, data: list, output_text: text },
    visit,
  );
}

/** Members of a response that repeat what the request has set. */
const ECHOES: Readonly<Record<string, Edit>> = {
  instructions: keep,
  metadata: keep,
  prompt: keep,
  reasoning: keep,
  tools: keep,
  tool_choice: keep,
  user: keep,
  safety_identifier: keep,
  prompt_cache_key: keep,
};

const SYSTEM_ROLES: ReadonlySet<unknown> = new Set(["system", "developer"]);

function editItem(textAt: TextAt, place: string, visit: TextVisit): Edit {
  const content: Edit = (value) =>
    typeof value === "string"
      ? textAt(place)(value)
      : listOf((part, index) => editPart(textAt, `${place}/${index}`, visit)(part), visit)(value);
  const summary = listOf(
    (part, index) => editPart(textAt, summaryOf(place, index), visit)(part),
    visit,
  );
  // What tools of the provider have found or printed.
  const found = others(visit);
  const edit = unproven(
    // The name of a call is that of a tool.
    (item) =>
      said(
        item,
        {
          content,
          summary,
          results: found,
          outputs: found,
          output: found,
          name: keep,
          ...(isObject(item) && wordsOf(textIn(item, "type") ?? "")),
        },
        visit,
      ),
    "encrypted_content",
    (proof) => typeof proof === "string" && proofIn(proof) !== undefined,
  );
  return (item) => (isObject(item) && SYSTEM_ROLES.has(item["role"]) ? item : edit(item));
}

function editPart(textAt: TextAt, place: string, visit: TextVisit): Edit {
  return (part) => {
    if (!isObject(part)) return said(part, {}, visit);
    const type = textIn(part, "type") ?? "";
    const edited = said(
      part,
      {
        text: textAt(laneOf(place, type === "summary_text" ? "reasoning_summary_text" : type)),
        refusal: textAt(laneOf(place, "refusal")),
        transcript: textAt(laneOf(place, "transcript")),
      },
      visit,
    );
    const isRead = readTokens(part["logprobs"], visit, { text: textIn(part, "text") ?? "" });
    return edited === part && !isRead ? part : withoutTokens(edited);
  };
}
