import { isObject, type JsonObject, numberIn, textIn } from "../../json.ts";
import { member, members, objectAfter } from "../edit-json.ts";
import { editResponse } from "../texts.ts";
import { type EditEvent, type EventVisit, wholeText } from "./visit.ts";

const SAYS = /(?:text|refusal|transcript)\.delta$/;
const DONE = ".done";

/** Many events repeat what others contain: the text of a part is there up to five times. */
export const responsesEvent: EditEvent = (body, visit) => {
  const type = textIn(body, "type") ?? "";
  const group = String(numberIn(body, "output_index") ?? 0);
  if (SAYS.test(type)) return editDelta(body, visit, { group, type });
  const isDone = type.endsWith(DONE);
  if (isDone) visit.end(group);
  if (type === "error" || isObject(body["response"])) visit.end();
  const text = wholeText(visit);
  const said = isDone ? members(body, { text, refusal: text, transcript: text }) : body;
  return members(said === body ? body : withoutTokens(said), {
    part: (part) => edited([{ type: "message", content: [part] }], visit, contentOf) ?? part,
    item: (item) => edited([item], visit, ([only]) => only) ?? item,
    response: (response) => (isObject(response) ? wholes(response, visit) : response),
  });
};

function editDelta(
  body: JsonObject,
  visit: EventVisit,
  { group, type }: { readonly group: string; readonly type: string },
): unknown {
  const place = numberIn(body, "content_index") ?? numberIn(body, "summary_index") ?? 0;
  const text = textIn(body, "delta");
  if (text === undefined) return body;
  const piece = visit.piece(text, group, `${type} ${place}`);
  const said = member(body, "delta", () => piece.text);
  return piece.isMasked ? withoutTokens(said) : said;
}

/** Tokens repeat the text. The official clients expect the member. */
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
