import { isObject, type JsonObject, numberIn, textIn } from "../../json.ts";
import { member, members, objectAfter } from "../edit-json.ts";
import { editResponse } from "../texts.ts";
import { type EventFormat, type EventVisit, wholeText } from "./visit.ts";

const SAYS = /(?:text|refusal|transcript)\.delta$/;
const SAID = /(?<=(?:text|refusal|transcript)\.)done$/;
const DONE = ".done";
const ENDS = /^response\.(?:completed|incomplete|failed|cancelled|done)$/;

/** Responses. Many events repeat the content of others: the text of a part occurs up to five times. */
export const responsesEvents: EventFormat = {
  edit(body, visit) {
    const type = textIn(body, "type") ?? "";
    if (SAYS.test(type)) return editDelta(body, visit, laneOf(body, type));
    endTexts(body, visit, type);
    const text = wholeText(visit);
    const said = type.endsWith(DONE)
      ? members(body, { text, refusal: text, transcript: text })
      : body;
    return members(said === body ? body : withoutTokens(said), {
      part: (part) => edited([{ type: "message", content: [part] }], visit, contentOf) ?? part,
      item: (item) => edited([item], visit, ([only]) => only) ?? item,
      response: (response) => (isObject(response) ? wholes(response, visit) : response),
    });
  },
};

function endTexts(body: JsonObject, visit: EventVisit, type: string): void {
  if (type === "error" || ENDS.test(type)) visit.end();
  else if (SAID.test(type)) visit.end(laneOf(body, type.replace(SAID, "delta")));
  else if (type.endsWith("part.done")) visit.end(partOf(body));
  else if (type.endsWith("item.done")) visit.end(itemOf(body));
}

function itemOf(body: JsonObject): string {
  return String(numberIn(body, "output_index") ?? 0);
}

function partOf(body: JsonObject): string {
  const summary = numberIn(body, "summary_index");
  const part =
    summary === undefined ? (numberIn(body, "content_index") ?? 0) : `summary ${summary}`;
  return `${itemOf(body)}/${part}`;
}

function laneOf(body: JsonObject, type: string): string {
  return `${partOf(body)}/${type}`;
}

function editDelta(body: JsonObject, visit: EventVisit, lane: string): unknown {
  const text = textIn(body, "delta");
  if (text === undefined) return body;
  const piece = visit.piece(text, lane);
  const said = member(body, "delta", () => piece.text);
  return piece.isMasked ? withoutTokens(said) : said;
}

/**
 * Removes the tokens, because they repeat the text. The member stays, because the official clients expect it.
 */
function withoutTokens(body: unknown): unknown {
  return member(body, "logprobs", () => []);
}

function wholes(response: JsonObject, visit: EventVisit): unknown {
  const made = editResponse("responses", response, (text, { scope }) =>
    scope === "Messages" ? visit.whole(text).text : text,
  );
  return made ?? response;
}

function edited(
  output: readonly unknown[],
  visit: EventVisit,
  take: (output: readonly unknown[]) => unknown,
): unknown {
  const made = objectAfter(wholes({ output }, visit), {});
  return Array.isArray(made["output"]) ? take(made["output"]) : undefined;
}

const contentOf: (output: readonly unknown[]) => unknown = ([message]) =>
  isObject(message) && Array.isArray(message["content"]) ? message["content"][0] : undefined;
