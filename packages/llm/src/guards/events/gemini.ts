import { isObject, type JsonObject, numberIn, textIn, without } from "../../json.ts";
import { items, member, type Edit } from "../edit-json.ts";
import { said } from "./others.ts";
import { type ResponseTexts, type TextVisit, wholeText } from "./visit.ts";

/**
 * Edits the texts of a response; each event is a response with the new content. Some models finish a candidate
 * in every event, so a text ends where a part of another kind follows, or at the end of the stream.
 */
export const geminiTexts: ResponseTexts = {
  event(body, visit) {
    if (isObject(body["error"])) visit.close();
    return editCandidates(body, visit);
  },
  body: editCandidates,
};

function editCandidates(body: unknown, visit: TextVisit): unknown {
  return member(body, "candidates", (candidates) =>
    items(candidates, (one, place) => (isObject(one) ? editCandidate(one, place, visit) : one)),
  );
}

/** Members whose tokens repeat the text. */
const TOKENS: ReadonlySet<string> = new Set(["logprobsResult"]);
/** The member with an encoded copy of the model's searches. */
const ENCODED: ReadonlySet<string> = new Set(["sdkBlob"]);
const keep: Edit = (value) => value;
const SIGNATURE: ReadonlySet<string> = new Set(["thoughtSignature"]);

function editCandidate(candidate: JsonObject, place: number, visit: TextVisit): unknown {
  const group = String(numberIn(candidate, "index") ?? place);
  let isMasked = false;
  const editPart: Edit = (part) => {
    if (!isObject(part)) return part;
    const text = textIn(part, "text");
    if (text === undefined) {
      visit.end(group);
      return said(part, {}, visit);
    }
    const lane = `${group}/${part["thought"] === true ? "thought" : "said"}`;
    if (text !== "") visit.end(group, lane);
    const piece = visit.piece(text, lane);
    isMasked ||= piece.isMasked;
    const signed = Object.hasOwn(part, "thoughtSignature") && visit.isMasked(group);
    return member(signed ? without(part, SIGNATURE) : part, "text", () => piece.text);
  };
  const edited = member(candidate, "content", (content) =>
    member(content, "parts", (parts) => items(parts, editPart)),
  );
  const grounded = said(edited, { content: keep, groundingMetadata: editGrounding(visit) }, visit);
  return isMasked && isObject(grounded) ? without(grounded, TOKENS) : grounded;
}

/** Edits the parts of the text that have sources, and the searches of the model, which clients show. */
function editGrounding(visit: TextVisit): Edit {
  const text = wholeText(visit);
  const entry: Edit = (shown) => {
    const edited = member(shown, "renderedContent", text);
    return edited === shown || !isObject(edited) ? edited : without(edited, ENCODED);
  };
  const support: Edit = (one) => member(one, "segment", (segment) => member(segment, "text", text));
  return (metadata) =>
    said(
      metadata,
      { groundingSupports: (list) => items(list, support), searchEntryPoint: entry },
      visit,
    );
}
