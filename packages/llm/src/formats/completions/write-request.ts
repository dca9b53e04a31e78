import { effortFor } from "../../chat/effort.ts";
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
import { choicesIn, placeOfChoices } from "../../chat/choices.ts";
import { detailsIn, urlOfMedia } from "../../chat/media.ts";
import type { Notes } from "../../chat/notes.ts";
import { noteUnread } from "../../chat/unread.ts";
import type { ModelFacts } from "../../facts/model-facts.ts";
import type { JsonObject } from "../../json.ts";
import type { RequestTarget } from "../format.ts";
import { writeSignature } from "./call-signature.ts";

/** Writes a chat completions request. */
export function writeCompletionsRequest(
  request: ChatRequest,
  notes: Notes,
  { facts }: RequestTarget,
): JsonObject {
  const { settings, stream, at } = request;
  if (settings.topK !== undefined) notes.dropped(at.topK ?? "", "chat completions have no `top_k`");
  const written = {
    model: request.model,
    messages: [
      ...writeSystem(request.system, notes),
      ...request.messages.flatMap((message) => writeMessage(message, notes, facts)),
    ],
    ...(stream ? { stream: true, stream_options: { include_usage: true } } : {}),
    ...writeSettings(settings),
    n: choicesIn(request),
    ...writeTools(request, notes),
  };
  noteUnread(request, notes, new Set([...detailsIn(request), ...placeOfChoices(request)]));
  return written;
}

function writeSettings(settings: Settings): JsonObject {
  const { reasoning, output, stop } = settings;
  return {
    max_completion_tokens: settings.maxTokens,
    temperature: settings.temperature,
    top_p: settings.topP,
    stop: stop?.length === 0 ? undefined : stop,
    seed: settings.seed,
    frequency_penalty: settings.frequencyPenalty,
    presence_penalty: settings.presencePenalty,
    user: settings.user,
    reasoning_effort: reasoning === undefined ? undefined : effortFor(reasoning),
    response_format: output === undefined ? undefined : writeOutput(output),
  };
}

function writeOutput(output: OutputFormat): JsonObject {
  if (output.kind === "json") return { type: "json_object" };
  const { name = "structured_output", schema, strict } = output;
  return { type: "json_schema", json_schema: { name, schema, strict } };
}

function writeTools({ tools, settings }: ChatRequest, notes: Notes): JsonObject {
  const written = tools.flatMap((tool) => writeTool(tool, notes));
  if (written.length === 0) return {};
  return {
    tools: written,
    tool_choice: writeToolChoice(settings.toolChoice),
    parallel_tool_calls: settings.parallelTools,
  };
}

function writeTool({ name, description, schema, strict, at }: Tool, notes: Notes): JsonObject[] {
  if (name === undefined) {
    notes.dropped(at, "only the vendor of this tool can run it");
    return [];
  }
  return [{ type: "function", function: { name, description, parameters: schema, strict } }];
}

function writeToolChoice(choice: ToolChoice | undefined): unknown {
  if (choice === "any") return "required";
  if (choice === undefined || typeof choice === "string") return choice;
  return { type: "function", function: { name: choice.name } };
}

function writeSystem(system: readonly Part[], notes: Notes): JsonObject[] {
  const content = contentOf(system, notes);
  return content === undefined ? [] : [{ role: "system", content }];
}

/**
 * Tool results are separate messages before the user's other content, with nothing between them: OpenAI
 * demands the results of all calls first. Only the user message can contain their images.
 */
function writeMessage({ role, parts }: Message, notes: Notes, facts: ModelFacts): JsonObject[] {
  if (role === "system") return writeSystem(parts, notes);
  if (role === "assistant") return [writeAssistant(parts, notes, facts)];
  const results = parts.filter((part) => part.kind === "toolResult");
  const others = parts.filter((part) => part.kind !== "toolResult");
  const told = results.map(({ id, parts: own, isError, at }) => {
    if (isError) notes.changed(at, "tool results have no error flag");
    return { role: "tool", tool_call_id: id, content: contentOf(split(own).texts, notes) ?? "" };
  });
  const media = results.flatMap(({ parts: own }) => split(own).media);
  const content = contentOf([...media, ...others], notes);
  return [...told, ...(content === undefined ? [] : [{ role: "user", content }])];
}

function split(parts: readonly Part[]): { readonly texts: Part[]; readonly media: Part[] } {
  const isMedium = ({ kind }: Part): boolean => kind === "image" || kind === "document";
  return {
    texts: parts.filter((part) => !isMedium(part)),
    media: parts.filter(isMedium),
  };
}

function writeAssistant(
  parts: readonly Part[],
  notes: Notes,
  { signedCalls = false }: ModelFacts,
): JsonObject {
  const thoughts = parts.filter((part) => part.kind === "reasoning");
  for (const { at } of thoughts)
    notes.dropped(at, "chat completions have no field for earlier reasoning");
  const calls = parts.filter((part) => part.kind === "toolCall");
  const refusals = parts.flatMap((part) => (part.kind === "refusal" ? [part.text] : []));
  const refusal = refusals.length === 0 ? undefined : refusals.join("");
  const said = parts.filter(({ kind }) => !SEPARATE.has(kind));
  return {
    role: "assistant",
    content: contentOf(said, notes) ?? (refusal === undefined && calls.length === 0 ? "" : null),
    refusal,
    tool_calls:
      calls.length === 0
        ? undefined
        : calls.map((call) => ({
            id: call.id,
            type: "function",
            function: { name: call.name, arguments: call.arguments },
            ...(signedCalls ? writeSignature(call.signature) : {}),
          })),
  };
}

const SEPARATE: ReadonlySet<Part["kind"]> = new Set(["reasoning", "toolCall", "refusal"]);

/** Returns a string if all parts are text, otherwise a list; undefined if there are no parts. */
function contentOf(parts: readonly Part[], notes: Notes): string | JsonObject[] | undefined {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === "text") return only.text;
  const written = parts.flatMap((part) => writePart(part, notes));
  return written.length === 0 ? undefined : written;
}

function writePart(part: Part, notes: Notes): JsonObject[] {
  const written = part.kind === "text" || part.kind === "refusal" ? writeText(part) : medium(part);
  if (written !== undefined) return [written];
  notes.dropped(part.at, "not supported by chat completions");
  return [];
}

function writeText({ text }: { readonly text: string }): JsonObject {
  return { type: "text", text };
}

/** Converts a medium; undefined if chat completions have no equivalent. */
function medium(part: Part): JsonObject | undefined {
  if (part.kind === "image") {
    const url = urlOfMedia(part);
    const detail = part.detail?.value;
    return url === undefined ? undefined : { type: "image_url", image_url: { url, detail } };
  }
  if (part.kind === "document") return writeFile(part);
  if (part.kind !== "audio" || part.data === undefined) return undefined;
  const format = part.mime?.replace("audio/", "");
  return { type: "input_audio", input_audio: { data: part.data, format } };
}

function writeFile(part: MediaPart): JsonObject | undefined {
  const file_data = part.data === undefined ? undefined : urlOfMedia(part);
  if (file_data === undefined && part.file === undefined) return undefined;
  return { type: "file", file: { file_data, file_id: part.file, filename: part.name } };
}
