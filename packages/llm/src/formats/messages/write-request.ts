import { budgetOf, LEAST_BUDGET } from "../../chat/effort.ts";
import type {
  ChatRequest,
  MediaPart,
  Message,
  OutputFormat,
  Part,
  Settings,
  Tool,
  ToolChoice,
} from "../../chat/form.ts";
import { noteRest } from "../../chat/note-rest.ts";
import type { Notes } from "../../chat/notes.ts";
import { objectOf, type JsonObject, parsed, isObject } from "../../json.ts";
import type { RequestDefaults } from "../format.ts";

/** The request as messages. */
export function writeMessagesRequest(
  request: ChatRequest,
  notes: Notes,
  defaults: RequestDefaults,
): JsonObject {
  const { settings } = request;
  noteRest(request, notes);
  noteSettings(request, notes);
  const maxTokens = settings.maxTokens ?? defaults.maxTokens;
  const thinking = thinkingOf(settings, maxTokens);
  return {
    model: request.model,
    max_tokens: maxTokens,
    system: writeSystem(request.system, notes),
    messages: joined(request.messages).map((message) => writeMessage(message, notes)),
    stream: request.stream ? true : undefined,
    // Anthropic refuses other temperatures while the model thinks.
    temperature: thinking === undefined ? bounded(settings.temperature) : undefined,
    top_p: settings.topP,
    top_k: settings.topK,
    stop_sequences: settings.stop?.length === 0 ? undefined : settings.stop,
    metadata: settings.user === undefined ? undefined : { user_id: settings.user },
    thinking,
    output_config: writeOutput(settings.output),
    ...writeTools(request, notes, thinking !== undefined),
  };
}

const UNKNOWN = ["seed", "frequencyPenalty", "presencePenalty"] as const;

function noteSettings({ settings, at }: ChatRequest, notes: Notes): void {
  for (const name of UNKNOWN) {
    const value = settings[name];
    if (value !== undefined && value !== 0)
      notes.dropped(at[name] ?? "", "messages have no such member");
  }
  if (settings.output?.kind === "json")
    notes.dropped(at.output ?? "", "messages know JSON only with its schema");
  if (settings.temperature !== undefined && settings.temperature > 1)
    notes.changed(at.temperature ?? "", "messages allow 1 at most");
}

/** Anthropic's own scale ends at 1. */
function bounded(temperature: number | undefined): number | undefined {
  return temperature === undefined ? undefined : Math.min(temperature, 1);
}

function thinkingOf({ reasoning }: Settings, maxTokens: number): JsonObject | undefined {
  if (reasoning === undefined) return undefined;
  const budget = Math.min(budgetOf(reasoning), maxTokens - 1);
  return budget < LEAST_BUDGET ? undefined : { type: "enabled", budget_tokens: budget };
}

function writeOutput(output: OutputFormat | undefined): JsonObject | undefined {
  if (output?.kind !== "schema") return undefined;
  return { format: { type: "json_schema", schema: output.schema } };
}

/** Text alone where nothing but text is said. */
function writeSystem(system: readonly Part[], notes: Notes): string | undefined {
  const texts = system.flatMap((part) => {
    if (part.kind === "text") return part.text.trim() === "" ? [] : [part.text];
    notes.dropped(part.at, "what the model is told beforehand is text");
    return [];
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}

/** Neighbours of one role as one message. */
function joined(messages: readonly Message[]): readonly Message[] {
  const result: { readonly role: Message["role"]; readonly parts: Part[] }[] = [];
  for (const { role, parts } of messages) {
    const last = result.at(-1);
    if (last?.role === role) last.parts.push(...parts);
    else result.push({ role, parts: [...parts] });
  }
  return result;
}

/** Results of tools come first: Anthropic refuses them behind text. */
function writeMessage({ role, parts }: Message, notes: Notes): JsonObject {
  const results = parts.filter(({ kind }) => kind === "toolResult");
  const others = parts.filter(({ kind }) => kind !== "toolResult");
  const content = [...results, ...others].flatMap((part) => writePart(part, notes));
  return { role, content };
}

/** A block; none for what messages cannot say. */
export function writePart(part: Part, notes: Notes): JsonObject[] {
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
      notes.dropped(part.at, "messages cannot say it");
      return [];
  }
}

function writeImage(part: MediaPart, at: string, notes: Notes): JsonObject[] {
  if (part.file === undefined && part.data === undefined && part.url === undefined) {
    notes.dropped(at, "the picture is nowhere");
    return [];
  }
  return [{ type: "image", source: sourceOf(part) }];
}

function sourceOf({ mime, data, url, file }: MediaPart): JsonObject {
  if (data !== undefined) return { type: "base64", media_type: mime ?? "image/png", data };
  return url === undefined ? { type: "file", file_id: file } : { type: "url", url };
}

/** Only thoughts that the vendor has signed are taken back. */
function writeThoughts(part: Extract<Part, { kind: "reasoning" }>, notes: Notes): JsonObject[] {
  if (part.sealed !== undefined) return [{ type: "redacted_thinking", data: part.sealed }];
  if (part.signature !== undefined)
    return [{ type: "thinking", thinking: part.text, signature: part.signature }];
  notes.dropped(part.at, "thoughts without a signature are not taken back");
  return [];
}

/** Arguments are an object here; those that are not are kept as the text that they are. */
function inputOf(text: string): JsonObject {
  const value = parsed(text === "" ? "{}" : text);
  return isObject(value) ? value : { arguments: text };
}

function writeTools({ tools, settings }: ChatRequest, notes: Notes, thinks: boolean): JsonObject {
  const written = tools.flatMap((tool) => writeTool(tool, notes));
  if (written.length === 0) return {};
  return { tools: written, tool_choice: writeToolChoice(settings, thinks) };
}

function writeTool({ name, description, schema, at, rest }: Tool, notes: Notes): JsonObject[] {
  if (name === undefined) {
    notes.dropped(at, "a tool that only its own vendor runs");
    return [];
  }
  const input_schema = { type: "object", ...objectOf(schema) };
  const cache_control = rest["cache_control"];
  return [{ name, description, input_schema, cache_control }];
}

/** While the model thinks it cannot be made to call a tool. */
function writeToolChoice(
  { toolChoice, parallelTools }: Settings,
  thinks: boolean,
): JsonObject | undefined {
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
