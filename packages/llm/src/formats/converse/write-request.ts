import { besidesThinking, claudeThinking } from "../../chat/claude-thinking.ts";
import type { ChatRequest, Message, Tool, ToolChoice } from "../../chat/form.ts";
import { noteRest } from "../../chat/note-rest.ts";
import type { Notes } from "../../chat/notes.ts";
import { joined } from "../../chat/turns.ts";
import type { JsonObject } from "../../json.ts";
import { writeBlock } from "./blocks.ts";
import type { RequestDefaults } from "../format.ts";
import { writeOutput } from "./output.ts";

const UNKNOWN = ["seed", "frequencyPenalty", "presencePenalty", "user"] as const;

/** Writes a Converse request. */
export function writeConverseRequest(
  request: ChatRequest,
  notes: Notes,
  defaults: RequestDefaults,
): JsonObject {
  const { settings, at } = request;
  noteRest(request, notes);
  for (const name of UNKNOWN) {
    const value = settings[name];
    if (value !== undefined && value !== 0)
      notes.dropped(at[name] ?? "", "Converse has no such member");
  }
  const thinking = thinkingOf(request, notes, defaults);
  const system = request.system.flatMap((part) => writeBlock(part, notes));
  const { maxTokens, stop } = settings;
  const { temperature, topP, topK } =
    thinking === undefined ? settings : besidesThinking(request, notes);
  const more = { top_k: topK, thinking };
  return {
    system: system.length === 0 ? undefined : system,
    messages: joined(request.messages).flatMap((message) => writeMessage(message, notes)),
    inferenceConfig: {
      maxTokens: maxTokens ?? (thinking === undefined ? undefined : defaults.maxTokens),
      temperature,
      topP,
      stopSequences: stop?.length === 0 ? undefined : stop,
    },
    toolConfig: writeTools(request, notes, thinking !== undefined),
    outputConfig: writeOutput(request, notes),
    additionalModelRequestFields: topK === undefined && thinking === undefined ? undefined : more,
  };
}

/** On Bedrock only Anthropic models support this option. */
function thinkingOf(
  request: ChatRequest,
  notes: Notes,
  defaults: RequestDefaults,
): JsonObject | undefined {
  if (!request.model.includes("anthropic.claude")) return undefined;
  return claudeThinking(request, request.settings.maxTokens ?? defaults.maxTokens, notes);
}

function writeMessage({ role, parts }: Message, notes: Notes): JsonObject[] {
  const results = parts.filter(({ kind }) => kind === "toolResult");
  const others = parts.filter(({ kind }) => kind !== "toolResult");
  const content = [...results, ...others].flatMap((part) => writeBlock(part, notes));
  return content.length === 0 ? [] : [{ role, content }];
}

/** Amazon refuses tool calls in the history if no tool is declared. */
const PLACEHOLDER = {
  toolSpec: {
    name: "unavailable",
    description: "do not call this tool",
    inputSchema: { json: { type: "object" } },
  },
};

function writeTools(
  { tools, messages, settings }: ChatRequest,
  notes: Notes,
  thinks: boolean,
): JsonObject | undefined {
  const written = tools.flatMap((tool) => writeTool(tool, notes));
  const wasCalled = messages.some(({ parts }) => parts.some(({ kind }) => kind === "toolCall"));
  if (written.length === 0) return wasCalled ? { tools: [PLACEHOLDER] } : undefined;
  return { tools: written, toolChoice: writeToolChoice(settings.toolChoice, thinks) };
}

function writeTool({ name, description, schema, at }: Tool, notes: Notes): JsonObject[] {
  if (name === undefined) {
    notes.dropped(at, "only its own vendor runs this tool");
    return [];
  }
  const inputSchema = { json: { type: "object", ...schema } };
  return [{ toolSpec: { name, description, inputSchema } }];
}

/** With reasoning, a tool call cannot be forced. */
function writeToolChoice(choice: ToolChoice | undefined, thinks: boolean): JsonObject | undefined {
  if (choice === undefined || choice === "none") return undefined;
  if (thinks || choice === "auto") return { auto: {} };
  return choice === "any" ? { any: {} } : { tool: { name: choice.name } };
}
