import { badResponse } from "../../chat/fault.ts";
import type { ChatResponse, FinishReason, Part, Usage } from "../../chat/form.ts";
import { Notes, type ResponseNotes } from "../../chat/notes.ts";
import { noteUnknown } from "../../chat/unread.ts";
import {
  below,
  countIn,
  hasCounts,
  type JsonObject,
  listIn,
  objectIn,
  objectOf,
  parsed,
  textIn,
  textOfJson,
} from "../../json.ts";
import { objectInCut } from "../../chat/cut-arguments.ts";
import { readBlock } from "./read-request.ts";
import { writePart } from "./write-request.ts";

/** Reads a whole Messages response. */
export function readMessagesResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse {
  if (!Array.isArray(body["content"])) throw badResponse("`content` is missing");
  noteUnknown(body, KNOWN, "", notes);
  return {
    id: textIn(body, "id") ?? "",
    model: textIn(body, "model") ?? "",
    created: undefined,
    parts: listIn(body, "content").map((value, index) => {
      const at = below("/content", index);
      const part = readBlock(value, at);
      if (part.kind !== "other") noteUnknown(objectOf(value), KNOWN_IN_BLOCK, at, notes);
      return part;
    }),
    finish: readStopReason(textIn(body, "stop_reason")),
    stopSequence: textIn(body, "stop_sequence"),
    usage: readMessagesUsage(objectIn(body, "usage")),
  };
}

const KNOWN: ReadonlySet<string> = new Set([
  ...["id", "type", "role", "model", "content", "stop_reason", "stop_sequence", "usage"],
]);
/** The members that all kinds of blocks share with other formats. */
export const KNOWN_IN_BLOCK: ReadonlySet<string> = new Set([
  ...["type", "text", "thinking", "signature", "data", "id", "name", "input", "source"],
]);

export function readStopReason(reason: string | undefined): FinishReason {
  switch (reason) {
    case "stop_sequence":
      return "stopSequence";
    case "max_tokens":
      return "length";
    case "model_context_window_exceeded":
      return "context";
    case "tool_use":
      return "toolCalls";
    case "pause_turn":
      return "pause";
    case "refusal":
      return "refusal";
    default:
      return "stop";
  }
}

export function writeStopReason(reason: FinishReason): string {
  switch (reason) {
    case "stop":
      return "end_turn";
    case "stopSequence":
      return "stop_sequence";
    case "length":
      return "max_tokens";
    case "context":
      return "model_context_window_exceeded";
    case "toolCalls":
      return "tool_use";
    case "pause":
      return "pause_turn";
    case "filter":
    case "refusal":
      return "refusal";
  }
}

/** Anthropic does not include cached tokens in the input. */
export function readMessagesUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!hasCounts(usage)) return undefined;
  const cacheRead = countIn(usage, "cache_read_input_tokens");
  const cacheWrite = countIn(usage, "cache_creation_input_tokens");
  const input = countIn(usage, "input_tokens") ?? 0;
  return {
    input: input + (cacheRead ?? 0) + (cacheWrite ?? 0),
    providerInput: input,
    output: countIn(usage, "output_tokens") ?? 0,
    cacheRead,
    cacheWrite,
    reasoning: countIn(objectOf(usage["output_tokens_details"]), "thinking_tokens"),
  };
}

/** The first event of a stream contains only the usage of the prompt. */
export function hasFinalMessagesUsage(event: JsonObject): boolean {
  return textIn(objectOf(event["delta"]), "stop_reason") !== undefined;
}

export function writeMessagesUsage(usage: Usage | undefined): JsonObject {
  const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0 } = usage ?? {};
  return {
    input_tokens: Math.max(input - cacheRead - cacheWrite, 0),
    output_tokens: output,
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
  };
}

/** Reasoning without a signature is shown, although the client cannot send it back. */
function writeAnswered(part: Part, notes: Notes): JsonObject[] {
  if (part.kind === "text" || part.kind === "refusal") return [{ type: "text", text: part.text }];
  if (part.kind === "toolCall") {
    const cut = parsed(part.arguments) === undefined ? objectInCut(part.arguments) : undefined;
    if (cut !== undefined) notes.changed(part.at, "the arguments were cut off");
    return writePart(cut === undefined ? part : { ...part, arguments: textOfJson(cut) }, notes);
  }
  if (part.kind !== "reasoning" || part.sealed !== undefined) return writePart(part, notes);
  return [{ type: "thinking", thinking: part.text, signature: part.signature ?? "" }];
}

/** Writes a Messages response. */
export function writeMessagesResponse(
  response: ChatResponse,
  notes: Notes = new Notes(),
): JsonObject {
  const content = response.parts.flatMap((part) => writeAnswered(part, notes));
  return {
    id: response.id,
    type: "message",
    role: "assistant",
    model: response.model,
    content,
    stop_reason: writeStopReason(response.finish),
    stop_sequence: response.stopSequence ?? null,
    usage: writeMessagesUsage(response.usage),
  };
}
