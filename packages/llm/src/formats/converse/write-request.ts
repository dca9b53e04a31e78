import {
  besidesThinking,
  anthropicThinking,
  placeOfDisplay,
  sampling,
} from "../../chat/anthropic-thinking.ts";
import { budgetOf } from "../../chat/effort.ts";
import type { ModelFacts } from "../../facts/model-facts.ts";
import type { ChatRequest, Message, Tool, ToolChoice } from "../../chat/form.ts";
import { withoutFinalSpace } from "../../chat/final-space.ts";
import { addedText } from "../../chat/first-message.ts";
import { visibleStops } from "../../chat/stop-sequences.ts";
import { noteUnread } from "../../chat/unread.ts";
import type { Notes } from "../../chat/notes.ts";
import { joined } from "../../chat/turns.ts";
import type { JsonObject } from "../../json.ts";
import { marksIn } from "../../chat/cache-marks.ts";
import { writeBlock } from "./blocks.ts";
import { writeMark } from "./cache-points.ts";
import type { RequestTarget } from "../format.ts";
import { writeOutput } from "./output.ts";

const UNKNOWN = ["seed", "frequencyPenalty", "presencePenalty", "user"] as const;

/** Writes a Converse request. */
export function writeConverseRequest(
  request: ChatRequest,
  notes: Notes,
  target: RequestTarget,
): JsonObject {
  const { settings } = request;
  noteSettings(request, notes);
  const thinking = thinkingOf(request, notes, target);
  const isThinking = thinking?.isOn === true;
  const system = request.system.flatMap((part) => writeBlock(part, notes));
  const { temperature, topP, topK } = isThinking
    ? besidesThinking(request, notes)
    : sampling(request, notes);
  const effort = thinking?.effort;
  const output_config = effort === undefined ? undefined : { effort };
  const more = { top_k: topK, thinking: thinking?.option, output_config };
  const written = {
    system: system.length === 0 ? undefined : system,
    messages: writeMessages(request, notes, target.facts),
    inferenceConfig: {
      maxTokens: thinking?.maxTokens ?? settings.maxTokens,
      temperature,
      topP,
      stopSequences: stopsOf(request, notes, target.facts),
    },
    toolConfig: writeTools(request, notes, isThinking),
    outputConfig: writeOutput(request, notes),
    additionalModelRequestFields: topK === undefined && thinking === undefined ? undefined : more,
  };
  noteUnread(request, notes, new Set([placeOfDisplay(request), ...marksIn(request)]));
  return written;
}

function noteSettings({ settings, at }: ChatRequest, notes: Notes): void {
  for (const name of UNKNOWN) {
    const value = settings[name];
    if (value !== undefined && value !== 0)
      notes.dropped(at[name] ?? "", "Converse has no such member");
  }
  if (settings.parallelTools === false)
    notes.dropped(at.parallelTools ?? "", "Converse cannot forbid parallel tool calls");
}

function stopsOf(
  request: ChatRequest,
  notes: Notes,
  { visibleText = false }: ModelFacts,
): readonly string[] | undefined {
  const { stop } = request.settings;
  if (visibleText) return visibleStops(request, notes);
  return stop?.length === 0 ? undefined : stop;
}

/** The option for reasoning, which only some models have on Bedrock. */
function thinkingOf(
  request: ChatRequest,
  notes: Notes,
  target: RequestTarget,
): ReturnType<typeof anthropicThinking> {
  const { settings, at } = request;
  const { thinking } = target.facts;
  if (thinking === "Budget" || thinking === "Adaptive")
    return anthropicThinking(request, target, notes);
  if (settings.reasoning !== undefined && budgetOf(settings.reasoning) > 0)
    notes.dropped(at.reasoning ?? "", "the model is not known to have this option on Bedrock");
  return undefined;
}

interface WrittenMessage {
  readonly role: Message["role"];
  readonly content: JsonObject[];
}

/** Amazon requires alternating messages of user and assistant, of which the first is the user's. */
function writeMessages(
  request: ChatRequest,
  notes: Notes,
  { visibleText = false }: ModelFacts,
): readonly WrittenMessage[] {
  const written: WrittenMessage[] = [];
  const messages = joined(request.messages);
  for (const message of visibleText ? withoutFinalSpace(messages, notes) : messages) {
    const { role, content } = writeMessage(message, notes);
    const last = written.at(-1);
    if (content.length === 0) continue;
    if (last?.role === role) last.content.push(...content);
    else written.push({ role, content });
  }
  if (written[0]?.role === "user") return written;
  return [{ role: "user", content: [{ text: addedText(request, notes) }] }, ...written];
}

function writeMessage({ role, parts }: Message, notes: Notes): WrittenMessage {
  const results = parts.filter(({ kind }) => kind === "toolResult");
  const others = parts.filter(({ kind }) => kind !== "toolResult");
  const content = [...results, ...others].flatMap((part) => writeBlock(part, notes));
  return { role, content };
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
  { tools, messages, settings, at }: ChatRequest,
  notes: Notes,
  thinks: boolean,
): JsonObject | undefined {
  const written = tools.flatMap((tool) => writeTool(tool, notes));
  const isForbidden = written.length > 0 && settings.toolChoice === "none";
  if (isForbidden)
    notes.changed(at.toolChoice ?? "", "Converse cannot forbid tool calls, so it gets no tools");
  const wasCalled = messages.some(({ parts }) => parts.some(({ kind }) => kind === "toolCall"));
  if (written.length === 0 || isForbidden) return wasCalled ? { tools: [PLACEHOLDER] } : undefined;
  return { tools: written, toolChoice: writeToolChoice(settings.toolChoice, thinks) };
}

function writeTool(
  { name, description, schema, strict, at, cacheControl }: Tool,
  notes: Notes,
): JsonObject[] {
  if (name === undefined) {
    notes.dropped(at, "only the vendor of this tool can run it");
    return [];
  }
  const inputSchema = { json: { type: "object", ...schema } };
  const toolSpec = { name, description, inputSchema, strict: strict ? true : undefined };
  return [{ toolSpec }, ...writeMark(cacheControl)];
}

/** A model cannot be forced to call a tool while it reasons. */
function writeToolChoice(choice: ToolChoice | undefined, thinks: boolean): JsonObject | undefined {
  if (choice === undefined || choice === "none") return undefined;
  if (thinks || choice === "auto") return { auto: {} };
  return choice === "any" ? { any: {} } : { tool: { name: choice.name } };
}
