import { effortFor } from "../../chat/effort.ts";
import type {
  ChatRequest,
  Message,
  OutputFormat,
  Part,
  Tool,
  ToolChoice,
} from "../../chat/form.ts";
import { detailsIn } from "../../chat/media.ts";
import { noteUnread } from "../../chat/unread.ts";
import type { Notes } from "../../chat/notes.ts";
import type { JsonObject } from "../../json.ts";
import { writeInputPart } from "./content.ts";

/** The API refuses lower limits of output tokens. */
const LEAST_TOKENS = 16;

/** The parameters of a function without parameters, because the API requires the member. */
const NO_PARAMETERS = { type: "object", properties: {} };

const UNKNOWN = ["topK", "stop", "seed", "frequencyPenalty", "presencePenalty"] as const;

/** Writes a Responses request with `store: false`. */
export function writeResponsesRequest(request: ChatRequest, notes: Notes): JsonObject {
  const { settings, at } = request;
  for (const name of UNKNOWN) {
    const value = settings[name];
    if (value !== undefined && value !== 0)
      notes.dropped(at[name] ?? "", "the Responses API has no such member");
  }
  const tools = request.tools.flatMap((tool) => writeTool(tool, notes));
  const { reasoning, output } = settings;
  const written = {
    model: request.model,
    ...writeConversation(request, notes),
    stream: request.stream ? true : undefined,
    store: false,
    max_output_tokens: writeMaxTokens(request, notes),
    temperature: settings.temperature,
    top_p: settings.topP,
    user: settings.user,
    reasoning: reasoning === undefined ? undefined : { effort: effortFor(reasoning) },
    text: output === undefined ? undefined : { format: writeOutput(output) },
    ...(tools.length === 0
      ? {}
      : {
          tools,
          tool_choice: writeToolChoice(settings.toolChoice),
          parallel_tool_calls: settings.parallelTools,
        }),
  };
  noteUnread(request, notes, detailsIn(request));
  return written;
}

function writeMaxTokens({ settings, at }: ChatRequest, notes: Notes): number | undefined {
  const { maxTokens } = settings;
  if (maxTokens === undefined || maxTokens >= LEAST_TOKENS) return maxTokens;
  notes.changed(at.maxTokens ?? "", `the Responses API takes no fewer than ${LEAST_TOKENS}`);
  return LEAST_TOKENS;
}

/**
 * Instructions without input become a message of the developer, because the API refuses instructions alone.
 */
function writeConversation({ system, messages }: ChatRequest, notes: Notes): JsonObject {
  const instructions = writeInstructions(system, notes);
  const input = messages.flatMap((message) => writeMessage(message, notes));
  if (input.length > 0 || instructions === undefined) return { instructions, input };
  const content = [{ type: "input_text", text: instructions }];
  return { input: [{ type: "message", role: "developer", content }] };
}

function writeInstructions(system: readonly Part[], notes: Notes): string | undefined {
  const texts = system.flatMap((part) => {
    if (part.kind === "text") return [part.text];
    notes.dropped(part.at, "the system prompt must be text");
    return [];
  });
  return texts.length === 0 ? undefined : texts.join("\n");
}

function writeOutput(output: OutputFormat): JsonObject {
  if (output.kind === "json") return { type: "json_object" };
  const { name = "structured_output", schema, strict } = output;
  return { type: "json_schema", name, schema, strict };
}

function writeTool({ name, description, schema, strict, at }: Tool, notes: Notes): JsonObject[] {
  if (name === undefined) {
    notes.dropped(at, "only the vendor of this tool can run it");
    return [];
  }
  // Strict mode is set only if the client requests it, because the schema may not meet the rules of strict
  // mode.
  const parameters = schema ?? NO_PARAMETERS;
  return [{ type: "function", name, description, parameters, strict: strict ?? false }];
}

function writeToolChoice(choice: ToolChoice | undefined): unknown {
  if (choice === "any") return "required";
  if (choice === undefined || typeof choice === "string") return choice;
  return { type: "function", name: choice.name };
}

const ROLES = { user: "user", assistant: "assistant", system: "developer" } as const;

/** Tool calls and their results are separate items, in the original order. */
function writeMessage({ role, parts }: Message, notes: Notes): JsonObject[] {
  const items: JsonObject[] = [];
  let content: JsonObject[] = [];
  const flush = (): void => {
    if (content.length > 0)
      items.push({ type: "message", role: ROLES[role], content: contentOf(role, content) });
    content = [];
  };
  for (const part of parts) {
    const item = itemOf(part, notes);
    if (item === undefined) content.push(...writeSaid(role, part, notes));
    else {
      flush();
      items.push(item);
    }
  }
  flush();
  return items;
}

/**
 * The text of an assistant message is sent as a string, because parts would need an id that only OpenAI
 * assigns.
 */
function contentOf(role: Message["role"], content: readonly JsonObject[]): unknown {
  return role === "assistant" ? content.map(({ text }) => text).join("") : content;
}

function itemOf(part: Part, notes: Notes): JsonObject | undefined {
  if (part.kind === "toolCall") {
    const { id, name, arguments: text } = part;
    return { type: "function_call", call_id: id, name, arguments: text };
  }
  if (part.kind !== "toolResult") return undefined;
  const output = part.parts.flatMap((each) => writeInputPart(each, notes));
  const isText = output.every(({ type }) => type === "input_text");
  const text = output.map(({ text: each }) => each).join("");
  const status = part.isError ? "incomplete" : undefined;
  return { type: "function_call_output", call_id: part.id, output: isText ? text : output, status };
}

function writeSaid(role: Message["role"], part: Part, notes: Notes): JsonObject[] {
  if (role !== "assistant") return writeInputPart(part, notes);
  if (part.kind === "text") return [{ type: "output_text", text: part.text }];
  if (part.kind === "refusal") {
    notes.changed(part.at, "an earlier refusal is sent as text");
    return [{ type: "output_text", text: part.text }];
  }
  notes.dropped(part.at, "Responses do not accept this part of an earlier response");
  return [];
}
