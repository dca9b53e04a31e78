import { isObject, type JsonObject, numberIn, textIn, without } from "../../json.ts";
import { member, type Edit } from "../form/edit-json.ts";
import { keep, listOf, others, said, wholeText } from "./others.ts";
import { readTokens } from "./tokens.ts";
import type { ResponseTexts, TextVisit } from "./visit.ts";

/**
 * Edits the texts of a response; each event is a response with the new content. Some models finish a candidate
 * in every event, and clients join the texts around all other parts, so a text ends with the stream.
 */
export const geminiTexts: ResponseTexts = {
  event(body, visit) {
    if (isObject(body["error"])) visit.close();
    return editCandidates(body, visit);
  },
  body: editCandidates,
};

function editCandidates(body: unknown, visit: TextVisit): unknown {
  const other = others(visit);
  const one = (candidate: unknown, place: number): unknown =>
    isObject(candidate) ? editCandidate(candidate, place, visit) : other(candidate);
  return said(body, { candidates: listOf(one, visit) }, visit);
}

/** Members whose tokens repeat the text. */
const TOKENS: ReadonlySet<string> = new Set(["logprobsResult"]);
/** The member with an encoded copy of the model's searches. */
const ENCODED: ReadonlySet<string> = new Set(["sdkBlob"]);
const SIGNATURE: ReadonlySet<string> = new Set(["thoughtSignature"]);

function editCandidate(candidate: JsonObject, place: number, visit: TextVisit): unknown {
  const group = String(numberIn(candidate, "index") ?? place);
  let isMasked = false;
  let words = "";
  const editPart: Edit = (part) => {
    if (!isObject(part)) return said(part, {}, visit);
    const text = textIn(part, "text");
    if (text === undefined) return said(part, {}, visit);
    const lane = `${group}/${part["thought"] === true ? "thought" : "said"}`;
    const piece = visit.piece(text, lane);
    words += text;
    isMasked ||= piece.isMasked;
    const signed = Object.hasOwn(part, "thoughtSignature") && visit.isMasked(group);
    const edits = { text: () => piece.text, thoughtSignature: keep };
    return said(signed ? without(part, SIGNATURE) : part, edits, visit);
  };
  const parts = listOf(editPart, visit);
  const edited = member(candidate, "content", (content) => said(content, { parts }, visit));
  const grounded = said(edited, { content: keep, groundingMetadata: editGrounding(visit) }, visit);
  const beside = { text: words, lane: `${group}/tokens` };
  isMasked = readTokens(candidate["logprobsResult"], visit, beside) || isMasked;
  return isMasked && isObject(grounded) ? without(grounded, TOKENS) : grounded;
}

/** Edits the parts of the text that have sources, and the searches of the model, which clients show. */
function editGrounding(visit: TextVisit): Edit {
  const text = wholeText(visit);
  const entry: Edit = (shown) => {
    const edited = said(shown, { renderedContent: text }, visit);
    return edited === shown || !isObject(edited) ? edited : without(edited, ENCODED);
  };
  const segment: Edit = (value) => said(value, { text }, visit);
  const support: Edit = (one) => said(one, { segment }, visit);
  return (metadata) =>
    said(metadata, { groundingSupports: listOf(support, visit), searchEntryPoint: entry }, visit);
}
