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
  textIn,
} from "../../json.ts";
import { readBlock, writeBlock } from "./blocks.ts";

/** Reads a whole Converse response, which contains neither id nor model. */
export function readConverseResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse {
  const message = objectIn(objectOf(body["output"]), "message");
  if (message === undefined) throw badResponse("`output.message` is missing");
  noteUnknown(body, KNOWN, "", notes);
  return {
    id: "",
    model: "",
    created: undefined,
    parts: listIn(message, "content").map((block, index) =>
      readBlock(objectOf(block), below(CONTENT_AT, index)),
    ),
    finish: readStopReason(textIn(body, "stopReason")),
    stopSequence: undefined,
    usage: readConverseUsage(objectIn(body, "usage")),
  };
}

export const CONTENT_AT = "/output/message/content";
/** The known members of a response, and of the last message of a stream. */
export const KNOWN: ReadonlySet<string> = new Set(["output", "stopReason", "usage", "metrics"]);

export function readStopReason(reason: string | undefined): FinishReason {
  switch (reason) {
    case "tool_use":
      return "toolCalls";
    case "max_tokens":
      return "length";
    case "model_context_window_exceeded":
      return "context";
    case "stop_sequence":
      return "stopSequence";
    case "guardrail_intervened":
    case "content_filtered":
      return "filter";
    default:
      return "stop";
  }
}

export function writeStopReason(reason: FinishReason): string {
  switch (reason) {
    case "toolCalls":
      return "tool_use";
    case "length":
      return "max_tokens";
    case "context":
      return "model_context_window_exceeded";
    case "stopSequence":
      return "stop_sequence";
    case "filter":
    case "refusal":
      return "content_filtered";
    case "stop":
    case "pause":
      return "end_turn";
  }
}

/** Amazon does not include cached tokens in the input. */
export function readConverseUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!hasCounts(usage)) return undefined;
  const cacheRead = countIn(usage, "cacheReadInputTokens");
  const cacheWrite = countIn(usage, "cacheWriteInputTokens");
  const input = countIn(usage, "inputTokens") ?? 0;
  return {
    input: input + (cacheRead ?? 0) + (cacheWrite ?? 0),
    providerInput: input,
    output: countIn(usage, "outputTokens") ?? 0,
    cacheRead,
    cacheWrite,
    total: countIn(usage, "totalTokens"),
  };
}

export function writeConverseUsage(usage: Usage | undefined): JsonObject {
  const { input = 0, output = 0, cacheRead, cacheWrite } = usage ?? {};
  return {
    inputTokens: Math.max(input - (cacheRead ?? 0) - (cacheWrite ?? 0), 0),
    outputTokens: output,
    totalTokens: input + output,
    cacheReadInputTokens: cacheRead,
    cacheWriteInputTokens: cacheWrite,
  };
}

/** Writes a Converse response. */
export function writeConverseResponse(
  { parts, finish, usage }: ChatResponse,
  notes: Notes = new Notes(),
): JsonObject {
  const content = parts.flatMap((part) => writeAnswered(part, notes));
  return {
    output: { message: { role: "assistant", content } },
    stopReason: writeStopReason(finish),
    usage: writeConverseUsage(usage),
    metrics: { latencyMs: 0 },
  };
}

/** Reasoning without a signature is shown, although the client cannot send it back. */
function writeAnswered(part: Part, notes: Notes): JsonObject[] {
  if (part.kind === "text" || part.kind === "refusal") return [{ text: part.text }];
  if (part.kind !== "reasoning" || part.sealed !== undefined) return writeBlock(part, notes);
  const { text, signature } = part;
  return [{ reasoningContent: { reasoningText: { text, signature } } }];
}
