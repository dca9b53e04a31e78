import { badResponse } from "../../chat/fault.ts";
import { detailsOf } from "../../chat/token-kinds.ts";
import { hasOtherAnnotations, readCitations, writeCitation } from "../../chat/citations.ts";
import type {
  ChatResponse,
  Citation,
  FinishReason,
  Part,
  ToolCallPart,
  Usage,
} from "../../chat/form.ts";
import { withSignature } from "../../chat/call-ids.ts";
import { readSignature } from "./call-signature.ts";
import { madeCallId } from "../../chat/made-call-id.ts";
import { hasOtherParts, saidIn } from "./content.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteOtherParts, noteUnknown } from "../../chat/unread.ts";
import type { ResponseWish } from "../format.ts";
import {
  asCount,
  hasCounts,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";

/**
 * Reads a whole chat completions response. Only the first choice is read, because other formats have only
 * one.
 */
export function readCompletionsResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse {
  if (notes !== undefined) noteLosses(body, notes);
  const choices = listIn(body, "choices").map(objectOf);
  const choice = choices.find((each) => (numberIn(each, "index") ?? 0) === 0) ?? choices[0] ?? {};
  const message = objectIn(choice, "message");
  if (message === undefined) throw badResponse("`choices` is missing or empty");
  const parts = readParts(message, textIn(body, "id") ?? "");
  const kinds = parts.map(({ kind }) => kind);
  return {
    id: textIn(body, "id") ?? "",
    model: textIn(body, "model") ?? "",
    created: numberIn(body, "created"),
    parts,
    finish: readFinish(textIn(choice, "finish_reason"), kinds),
    stopSequence: undefined,
    usage: readCompletionsUsage(objectIn(body, "usage")),
  };
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

/** Notes the parts of a whole response, or of a chunk, that other formats lack. */
export function noteLosses(body: JsonObject, notes: ResponseNotes): void {
  noteUnknown(body, KNOWN, "", notes);
  for (const [position, value] of listIn(body, "choices").entries()) {
    const choice = objectOf(value);
    const index = numberIn(choice, "index") ?? position;
    if (index === 0) noteInChoice(choice, notes);
    else notes.dropped(`/choices/${index}`, "the format of the client has only one choice");
  }
}

function noteInChoice(choice: JsonObject, notes: ResponseNotes): void {
  noteUnknown(choice, KNOWN_IN_CHOICE, "/choices/0", notes);
  const message = objectIn(choice, "message") ?? objectOf(choice["delta"]);
  const known = hasOtherAnnotations(message) ? KNOWN_IN_MESSAGE : CITED;
  noteUnknown(message, known, "/choices/0/message", notes);
  if (hasOtherParts(message["content"])) notes.dropped("/choices/0/message/content");
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

/** The usage in a response or chunk; Moonshot AI puts that of a stream into the choice. */
export function usageIn(body: JsonObject): JsonObject | undefined {
  return objectIn(body, "usage") ?? objectIn(objectOf(listIn(body, "choices")[0]), "usage");
}

/** OpenAI's token counts; undefined if they are missing. */
export function readCompletionsUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!hasCounts(usage)) return undefined;
  const input = objectOf(usage["prompt_tokens_details"]);
  const output = objectOf(usage["completion_tokens_details"]);
  const prompt = asCount(usage["prompt_tokens"]) ?? 0;
  const total = asCount(usage["total_tokens"]);
  return {
    ...detailsOf(input, output),
    input: prompt,
    // Google and xAI count reasoning only in the total.
    output: Math.max(asCount(usage["completion_tokens"]) ?? 0, (total ?? 0) - prompt),
    // Moonshot AI and DeepSeek report the tokens of their caches beside the others.
    cacheRead:
      asCount(input["cached_tokens"]) ??
      asCount(usage["cached_tokens"]) ??
      asCount(usage["prompt_cache_hit_tokens"]),
    cacheWrite: asCount(input["cache_write_tokens"]),
    reasoning: asCount(output["reasoning_tokens"]),
    total,
  };
}

/** Some servers report the tokens so far in every chunk. */
export function hasFinalCompletionsUsage(chunk: JsonObject): boolean {
  const choices = listIn(chunk, "choices");
  return choices.every((choice) => textIn(objectOf(choice), "finish_reason") !== undefined);
}

/** Writes a chat completions response. */
export function writeCompletionsResponse(
  response: ChatResponse,
  notes?: ResponseNotes,
  { hasOldCalls = false }: ResponseWish = {},
): JsonObject {
  const { id, model, created, parts, usage } = response;
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
    id,
    object: "chat.completion",
    created: created ?? 0,
    model,
    choices: [
      {
        index: 0,
        message,
        logprobs: null,
        finish_reason: writeFinish(response.finish, hasOldCalls, message.refusal !== null),
      },
    ],
    usage: usage === undefined ? undefined : writeCompletionsUsage(usage),
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

export function writeCompletionsUsage(usage: Usage): JsonObject {
  const { input, output, cacheRead, cacheWrite, reasoning, inputAudio, outputAudio } = usage;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: some({
      cached_tokens: cacheRead,
      cache_write_tokens: cacheWrite,
      audio_tokens: inputAudio,
    }),
    completion_tokens_details: some({ reasoning_tokens: reasoning, audio_tokens: outputAudio }),
  };
}

/** Returns the object, or undefined if no member has a value. */
function some(object: JsonObject): JsonObject | undefined {
  return Object.values(object).some((value) => value !== undefined) ? object : undefined;
}
