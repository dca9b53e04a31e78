import { isObject, type JsonObject, numberIn, textIn, without } from "../../json.ts";
import { geminiSegments } from "../copies.ts";
import { items, member, type Edit } from "../edit-json.ts";
import { type EventFormat, type EventVisit, wholeText } from "./visit.ts";

/**
 * Edits the texts of an event; each event is a response with the new content. Some models finish a candidate
 * in every event, so a text ends where a part of another kind follows, or at the end of the stream.
 */
export const geminiEvents: EventFormat = {
  edit(body, visit) {
    if (isObject(body["error"])) visit.end();
    return member(body, "candidates", (candidates) =>
      items(candidates, (one) => (isObject(one) ? editCandidate(one, visit) : one)),
    );
  },
};

/** Members whose tokens repeat the text. */
const TOKENS: ReadonlySet<string> = new Set(["logprobsResult"]);
const SIGNATURE: ReadonlySet<string> = new Set(["thoughtSignature"]);

function editCandidate(candidate: JsonObject, visit: EventVisit): unknown {
  const group = String(numberIn(candidate, "index") ?? 0);
  let isMasked = false;
  const editPart: Edit = (part) => {
    if (!isObject(part)) return part;
    const text = textIn(part, "text");
    if (text === undefined) {
      visit.end(group);
      return part;
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
  const supported = geminiSegments(wholeText(visit))(edited);
  return isMasked && isObject(supported) ? without(supported, TOKENS) : supported;
}
