import { badResponse } from "../../chat/fault.ts";
import { eachChoice } from "../../chat/choices.ts";
import { hasOtherAnnotations, readCitations, writeCitation } from "../../chat/citations.ts";
import type { ChatResponse, Citation, FinishReason, Part, ToolCallPart } from "../../chat/form.ts";
import { withSignature } from "../../chat/call-ids.ts";
import { readSignature } from "./call-signature.ts";
import { madeCallId } from "../../chat/made-call-id.ts";
import { hasOtherParts, saidIn } from "./content.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteOtherParts, noteUnknown } from "../../chat/unread.ts";
import type { ResponseWish } from "../format.ts";
import { readCompletionsUsage, writeCompletionsUsage } from "./usage.ts";
import { type JsonObject, listIn, numberIn, objectIn, objectOf, textIn } from "../../json.ts";

/** Reads a whole chat completions response. */
export function readCompletionsResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse {
  if (notes !== undefined) noteLosses(body, notes);
  const choices = listIn(body, "choices").map(objectOf);
  const first = choices.find((each) => (numberIn(each, "index") ?? 0) === 0) ?? choices[0] ?? {};
  if (objectIn(first, "message") === undefined) throw badResponse("`choices` is missing or empty");
  const id = textIn(body, "id") ?? "";
  const others = choices.filter((choice) => choice !== first);
  return {
    id,
    model: textIn(body, "model") ?? "",
    created: numberIn(body, "created"),
    ...readChoice(first, id),
    others: others.map((choice, position) => {
      const index = numberIn(choice, "index") ?? position + 1;
      return { at: `/choices/${index}`, ...readChoice(choice, `${id}-${index}`) };
    }),
    stopSequence: undefined,
    usage: readCompletionsUsage(objectIn(body, "usage")),
  };
}

function readChoice(choice: JsonObject, callsOf: string): Pick<ChatResponse, "parts" | "finish"> {
  const parts = readParts(objectOf(choice["message"]), callsOf);
  const kinds = parts.map(({ kind }) => kind);
  return { parts, finish: readFinish(textIn(choice, "finish_reason"), kinds) };
}

const KNOWN: ReadonlySet<string> = new Set([
  ...["id", "object", "created", "model", "choices", "usage"],
  ...["service_tier", "system_fingerprint"],
]);
const KNOWN_IN_CHOICE: ReadonlySet<string> = new Set([
  ...["index", "message", "delta", "finish_reason"],
]);
const KNOWN_IN_MESSAGE: ReadonlySet<string> = new Set([
  ...["role", "content", "refusal", "tool_calls"],
  ...["reasoning_content", "reasoning"],
]);

const CITED: ReadonlySet<string> = new Set([...KNOWN_IN_MESSAGE, "annotations"]);

/** Notes what other formats lack in a response, or in a chunk of one. */
export function noteLosses(body: JsonObject, notes: ResponseNotes): void {
  noteUnknown(body, KNOWN, "", notes);
  for (const [position, value] of listIn(body, "choices").entries()) {
    const choice = objectOf(value);
    noteInChoice(choice, `/choices/${numberIn(choice, "index") ?? position}`, notes);
  }
}

function noteInChoice(choice: JsonObject, at: string, notes: ResponseNotes): void {
  noteUnknown(choice, KNOWN_IN_CHOICE, at, notes);
  const message = objectIn(choice, "message") ?? objectOf(choice["delta"]);
  const known = hasOtherAnnotations(message) ? KNOWN_IN_MESSAGE : CITED;
  noteUnknown(message, known, `${at}/message`, notes);
  if (hasOtherParts(message["content"])) notes.dropped(`${at}/message/content`);
}

const MESSAGE_AT = "/choices/0/message";

function readParts(message: JsonObject, responseId: string): Part[] {
  const parts: Part[] = [];
  const add = (kind: "reasoning" | "text" | "refusal", text: string | undefined): void => {
    if (text === undefined || text === "") return;
    const last = parts.at(-1);
    if (last?.kind === kind) parts.splice(-1, 1, { ...last, text: last.text + text });
    else parts.push({ at: "", kind, text });
  };
  // Vendors use different names for the reasoning text.
  add("reasoning", textIn(message, "reasoning_content") ?? textIn(message, "reasoning"));
  for (const { kind, text } of saidIn(message["content"])) add(kind, text);
  const citations = readCitations(message);
  const [cited, ...others] = parts.filter(({ kind }) => kind === "text");
  if (cited?.kind === "text" && citations.length > 0 && others.length === 0)
    parts.splice(parts.indexOf(cited), 1, { ...cited, at: MESSAGE_AT, citations });
  add("refusal", textIn(message, "refusal"));
  for (const [index, value] of listIn(message, "tool_calls").entries()) {
    const call = objectOf(value);
    const own = objectOf(call["function"]);
    const text = textIn(own, "arguments") ?? "";
    parts.push({
      at: "",
      kind: "toolCall",
      id: withSignature(textIn(call, "id") ?? madeCallId(responseId, index), readSignature(call)),
      name: textIn(own, "name") ?? "",
      arguments: text === "" ? "{}" : text,
    });
  }
  return parts;
}

/**
 * The finish reason. OpenAI reports `stop` for a refusal, and for a call that the request forces by its name.
 */
export function readFinish(
  reason: string | undefined,
  kinds: readonly Part["kind"][],
): FinishReason {
  switch (reason) {
    case "length":
      return "length";
    case "tool_calls":
    case "function_call":
      return "toolCalls";
    case "content_filter":
      return "filter";
    default:
      if (kinds.includes("toolCall")) return "toolCalls";
      return kinds.includes("refusal") ? "refusal" : "stop";
  }
}

/** Writes a chat completions response. */
export function writeCompletionsResponse(
  response: ChatResponse,
  notes?: ResponseNotes,
  { hasOldCalls = false }: ResponseWish = {},
): JsonObject {
  const { id, model, created, usage } = response;
  return {
    id,
    object: "chat.completion",
    created: created ?? 0,
    model,
    choices: eachChoice(response).map((choice, index) => ({
      index,
      ...writeChoice(choice, hasOldCalls, notes),
    })),
    usage: usage === undefined ? undefined : writeCompletionsUsage(usage),
  };
}

function writeChoice(
  { parts, finish }: ChatResponse,
  hasOldCalls: boolean,
  notes: ResponseNotes | undefined,
): JsonObject {
  noteOtherParts(parts, notes);
  const calls = parts.filter((part) => part.kind === "toolCall");
  const thoughts = parts.filter((part) => part.kind === "reasoning");
  const signature = thoughts.map((part) => part.signature ?? "").join("");
  const message = {
    role: "assistant",
    content: textOf(parts, "text") ?? null,
    refusal: textOf(parts, "refusal") ?? null,
    annotations: annotationsOf(parts),
    reasoning_content: textOf(parts, "reasoning"),
    reasoning_signature: signature === "" ? undefined : signature,
    ...(hasOldCalls ? writeOldCall(calls, notes) : writeCalls(calls)),
  };
  return {
    message,
    logprobs: null,
    finish_reason: writeFinish(finish, hasOldCalls, message.refusal !== null),
  };
}

/** The citations of all texts, which are one text in this format. */
function annotationsOf(parts: readonly Part[]): JsonObject[] | undefined {
  let offset = 0;
  const written = parts.flatMap((part) => {
    if (part.kind !== "text") return [];
    const before = offset;
    offset += part.text.length;
    return (part.citations ?? []).map((each) => annotationOf(each, before));
  });
  return written.length === 0 ? undefined : written;
}

/** An annotation for a citation; `before`: the characters before the text that has it. */
export function annotationOf(citation: Citation, before: number): JsonObject {
  return { type: "url_citation", url_citation: writeCitation(citation, before) };
}

function writeCalls(calls: readonly ToolCallPart[]): JsonObject {
  if (calls.length === 0) return {};
  return {
    tool_calls: calls.map(({ id, name, arguments: text }) => ({
      id,
      type: "function",
      function: { name, arguments: text },
    })),
  };
}

/** Clients that use `functions` support only one call. */
function writeOldCall(
  [call, ...others]: readonly (ToolCallPart & Part)[],
  notes: ResponseNotes | undefined,
): JsonObject {
  for (const { at } of others) noteOtherCall(at, notes);
  if (call === undefined) return {};
  return { function_call: { name: call.name, arguments: call.arguments } };
}

/** Notes a call that clients of `functions` do not get. */
export function noteOtherCall(at: string, notes: ResponseNotes | undefined): void {
  notes?.dropped(at, "`function_call` contains only one call");
}

function textOf(
  parts: readonly Part[],
  kind: "text" | "refusal" | "reasoning",
): string | undefined {
  const texts = parts.flatMap((part) => (part.kind === kind ? [part.text] : []));
  return texts.length === 0 ? undefined : texts.join("");
}

/**
 * Writes the finish reason. The official clients report `content_filter` as an error, even if there is a
 * refusal for the user.
 */
export function writeFinish(
  reason: FinishReason,
  hasOldCalls: boolean,
  hasRefusal: boolean,
): string {
  switch (reason) {
    case "stop":
    case "stopSequence":
    case "pause":
      return "stop";
    case "length":
    case "context":
      return "length";
    case "toolCalls":
      return hasOldCalls ? "function_call" : "tool_calls";
    case "filter":
      return "content_filter";
    case "refusal":
      return hasRefusal ? "stop" : "content_filter";
  }
}
