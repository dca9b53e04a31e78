import {
  besidesThinking,
  anthropicThinking,
  placeOfDisplay,
  sampling,
} from "../../chat/anthropic-thinking.ts";
import type {
  ChatRequest,
  Effort,
  MediaPart,
  Message,
  OutputFormat,
  Part,
  Settings,
  Tool,
  ToolChoice,
} from "../../chat/form.ts";
import { marksIn } from "../../chat/cache-marks.ts";
import { isText } from "../../chat/fit/fit-media.ts";
import { hasContent, withoutFinalSpace } from "../../chat/final-space.ts";
import { addedText } from "../../chat/first-message.ts";
import { visibleStops } from "../../chat/stop-sequences.ts";
import { noteUnread } from "../../chat/unread.ts";
import type { Notes } from "../../chat/notes.ts";
import { isProven, joined } from "../../chat/turns.ts";
import { isObject, type JsonObject, objectOf, parsedNoting } from "../../json.ts";
import type { RequestTarget } from "../format.ts";

/** Writes a Messages request. */
export function writeMessagesRequest(
  request: ChatRequest,
  notes: Notes,
  target: RequestTarget,
): JsonObject {
  const { settings } = request;
  noteSettings(request, notes);
  const thinking = anthropicThinking(request, target, notes);
  const isThinking = thinking?.isOn === true;
  const { temperature, topP, topK } = isThinking
    ? besidesThinking(request, notes)
    : sampling(request, notes);
  const written = {
    model: request.model,
    max_tokens: thinking?.maxTokens ?? settings.maxTokens ?? target.maxTokens,
    system: writeSystem(request.system, notes),
    messages: writeMessages(request, notes),
    stream: request.stream ? true : undefined,
    temperature,
    top_p: topP,
    top_k: topK,
    stop_sequences: visibleStops(request, notes),
    metadata: settings.user === undefined ? undefined : { user_id: settings.user },
    thinking: thinking?.option,
    output_config: writeOutput(settings.output, thinking?.effort),
    ...writeTools(request, notes, isThinking),
  };
  noteUnread(request, notes, keptIn(request));
  return written;
}

function keptIn(request: ChatRequest): ReadonlySet<string> {
  return new Set([...marksIn(request), placeOfDisplay(request)]);
}

const UNKNOWN = ["seed", "frequencyPenalty", "presencePenalty"] as const;

function noteSettings({ settings, at }: ChatRequest, notes: Notes): void {
  for (const name of UNKNOWN) {
    const value = settings[name];
    if (value !== undefined && value !== 0)
      notes.dropped(at[name] ?? "", "the Messages API has no such member");
  }
  if (settings.output?.kind === "json")
    notes.dropped(at.output ?? "", "Messages support JSON output only with a schema");
}

function writeOutput(
  output: OutputFormat | undefined,
  effort: Effort | undefined,
): JsonObject | undefined {
  const format =
    output?.kind === "schema" ? { type: "json_schema", schema: output.schema } : undefined;
  return format === undefined && effort === undefined ? undefined : { effort, format };
}

/** Returns a string, unless a part has a mark. */
function writeSystem(system: readonly Part[], notes: Notes): string | JsonObject[] | undefined {
  if (system.some(({ cacheControl }) => cacheControl !== undefined))
    return system.filter(({ kind }) => kind === "text").flatMap((part) => writePart(part, notes));
  const texts = system.flatMap((part) => {
    if (part.kind === "text") return part.text.trim() === "" ? [] : [part.text];
    notes.dropped(part.at, "the system prompt must be text");
    return [];
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}

/** Writes messages. Anthropic refuses messages without content, and a list without messages. */
function writeMessages(request: ChatRequest, notes: Notes): JsonObject[] {
  const kept = joined(request.messages).filter(({ parts }) => parts.some(hasContent));
  const written = withoutFinalSpace(joined(kept), notes)
    .map((message) => writeMessage(message, notes))
    .filter(({ content }) => content.length > 0);
  if (written.length > 0) return written;
  return [{ role: "user", content: [{ type: "text", text: addedText(request, notes) }] }];
}

/** Moves tool results to the start, because Anthropic refuses tool results after text. */
function writeMessage({ role, parts }: Message, notes: Notes) {
  const results = parts.filter(({ kind }) => kind === "toolResult");
  const others = parts.filter(({ kind }) => kind !== "toolResult");
  const content = [...results, ...others].flatMap((part) => writePart(part, notes));
  return { role, content };
}

/** Writes a block; empty if Messages have no equivalent. */
export function writePart(part: Part, notes: Notes): JsonObject[] {
  const written = writePartAlone(part, notes);
  const cache_control = part.cacheControl?.value;
  return cache_control === undefined
    ? written
    : written.map((each) => ({ ...each, cache_control }));
}

function writePartAlone(part: Part, notes: Notes): JsonObject[] {
  switch (part.kind) {
    case "text":
    case "refusal":
      return part.text.trim() === "" ? [] : [{ type: "text", text: part.text }];
    case "image":
      return writeImage(part, part.at, notes);
    case "document":
      return [{ type: "document", source: sourceOf(part), title: part.name }];
    case "reasoning":
      return writeThoughts(part, notes);
    case "toolCall":
      return [{ type: "tool_use", id: part.id, name: part.name, input: inputOf(part.arguments) }];
    case "toolResult": {
      const content = part.parts.flatMap((each) => writePart(each, notes));
      const is_error = part.isError ? true : undefined;
      return [{ type: "tool_result", tool_use_id: part.id, content, is_error }];
    }
    case "audio":
    case "other":
      notes.dropped(part.at, "not supported by Messages");
      return [];
  }
}

function writeImage(part: MediaPart, at: string, notes: Notes): JsonObject[] {
  if (part.file === undefined && part.data === undefined && part.url === undefined) {
    notes.dropped(at, "the image has neither data nor a URL");
    return [];
  }
  return [{ type: "image", source: sourceOf(part) }];
}

function sourceOf({ mime, data, url, file }: MediaPart): JsonObject {
  if (data !== undefined && mime !== undefined && isText(mime))
    return { type: "text", media_type: "text/plain", data: Buffer.from(data, "base64").toString() };
  if (data !== undefined) return { type: "base64", media_type: mime ?? "image/png", data };
  return url === undefined ? { type: "file", file_id: file } : { type: "url", url };
}

/** Vendors accept only reasoning that they have signed. */
function writeThoughts(part: Extract<Part, { kind: "reasoning" }>, notes: Notes): JsonObject[] {
  if (part.sealed !== undefined) return [{ type: "redacted_thinking", data: part.sealed }];
  if (isProven(part)) return [{ type: "thinking", thinking: part.text, signature: part.signature }];
  notes.dropped(part.at, "reasoning without a signature is not accepted");
  return [];
}

/**
 * Parses the arguments of a call, because Messages have an object as arguments; invalid JSON is kept as text.
 */
function inputOf(text: string): JsonObject {
  const value = parsedNoting(text === "" ? "{}" : text);
  return isObject(value) ? value : { arguments: text };
}

function writeTools({ tools, settings }: ChatRequest, notes: Notes, thinks: boolean): JsonObject {
  const written = tools.flatMap((tool) => writeTool(tool, notes));
  if (written.length === 0) return {};
  return { tools: written, tool_choice: writeToolChoice(settings, thinks) };
}

function writeTool(tool: Tool, notes: Notes): JsonObject[] {
  const { name, description, schema, strict, at, cacheControl } = tool;
  if (name === undefined) {
    notes.dropped(at, "only the vendor of this tool can run it");
    return [];
  }
  const input_schema = { type: "object", ...objectOf(schema) };
  const cache_control = cacheControl?.value;
  return [{ name, description, input_schema, strict: strict ? true : undefined, cache_control }];
}

/** Writes the tool choice. A model cannot be forced to call a tool while it reasons. */
function writeToolChoice(
  { toolChoice, parallelTools }: Settings,
  thinks: boolean,
): JsonObject | undefined {
  // If tool calls are forbidden, `disable_parallel_tool_use` is left out, because the vendor refuses it.
  if (toolChoice === "none") return { type: "none" };
  const disable_parallel_tool_use = parallelTools === false ? true : undefined;
  const type = thinks ? "auto" : typeOf(toolChoice);
  if (type === undefined)
    return disable_parallel_tool_use && { type: "auto", disable_parallel_tool_use };
  const name = type === "tool" && typeof toolChoice === "object" ? toolChoice.name : undefined;
  return { type, name, disable_parallel_tool_use };
}

function typeOf(choice: ToolChoice | undefined): string | undefined {
  return typeof choice === "object" ? "tool" : choice;
}
