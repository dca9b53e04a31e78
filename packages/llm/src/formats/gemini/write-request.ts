import { placeOfDisplay } from "../../chat/anthropic-thinking.ts";
import { choicesIn, placeOfChoices } from "../../chat/choices.ts";
import { budgetOf, effortFor } from "../../chat/effort.ts";
import type {
  ChatRequest,
  MediaPart,
  Message,
  Part,
  Settings,
  Tool,
  ToolChoice,
} from "../../chat/form.ts";
import { argumentsOf } from "../../chat/cut-arguments.ts";
import { addedText } from "../../chat/first-message.ts";
import { noteUnread } from "../../chat/unread.ts";
import type { Notes } from "../../chat/notes.ts";
import { isObject, type JsonObject, parsedNoting } from "../../json.ts";
import type { ModelFacts } from "../../facts/model-facts.ts";
import type { RequestTarget } from "../format.ts";

/** Writes a Gemini request. */
export function writeGeminiRequest(
  request: ChatRequest,
  notes: Notes,
  { facts }: RequestTarget,
): JsonObject {
  const { settings, at } = request;
  if (settings.parallelTools === false)
    notes.dropped(at.parallelTools ?? "", "Gemini cannot forbid parallel tool calls");
  if (settings.user !== undefined) notes.dropped(at.user ?? "", "Gemini has no field for users");
  const names = callNames(request.messages);
  const system = request.system.flatMap((part) => writePart(part, names, notes));
  const declarations = request.tools.flatMap((tool) => writeTool(tool, notes));
  const written = {
    systemInstruction: system.length === 0 ? undefined : { parts: system },
    contents: writeContents(request, facts, names, notes),
    tools: declarations.length === 0 ? undefined : [{ functionDeclarations: declarations }],
    toolConfig: declarations.length === 0 ? undefined : writeToolChoice(settings.toolChoice),
    generationConfig: { ...writeConfig(settings, facts), candidateCount: choicesIn(request) },
  };
  noteUnread(request, notes, new Set([placeOfDisplay(request), ...placeOfChoices(request)]));
  return written;
}

/** Tool names by call id, because results also name the tool. */
function callNames(messages: readonly Message[]): ReadonlyMap<string, string> {
  return new Map(
    messages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === "toolCall" ? [[part.id, part.name] as const] : [])),
    ),
  );
}

/** Google refuses a request without contents. */
function writeContents(
  request: ChatRequest,
  facts: ModelFacts,
  names: ReadonlyMap<string, string>,
  notes: Notes,
): JsonObject[] {
  const { signedCalls = false } = facts;
  const messages = signedCalls ? request.messages.map(withProof) : request.messages;
  const written = messages.flatMap((message) => writeMessage(message, names, notes));
  if (written.length > 0) return written;
  return [{ role: "user", parts: [{ text: addedText(request, notes) }] }];
}

/**
 * Google's word for a call that another model has made, or whose signature the client has lost: models that
 * demand a signature with the first call of a turn then accept the call.
 */
const UNPROVEN = "skip_thought_signature_validator";

function withProof({ role, parts }: Message): Message {
  const first = parts.find((part) => part.kind === "toolCall");
  if (first === undefined || first.signature !== undefined) return { role, parts };
  const proven = { ...first, signature: UNPROVEN };
  return { role, parts: parts.map((part) => (part === first ? proven : part)) };
}

function writeMessage(
  { role, parts }: Message,
  names: ReadonlyMap<string, string>,
  notes: Notes,
): JsonObject[] {
  const written = inOrderOfCalls(parts, names).flatMap((part) => writePart(part, names, notes));
  const own = role === "assistant" ? "model" : "user";
  return written.length === 0 ? [] : [{ role: own, parts: written }];
}

/**
 * Puts results first, in the order of their calls: Google matches results of one tool with its calls by
 * their order.
 */
function inOrderOfCalls(
  parts: readonly Part[],
  names: ReadonlyMap<string, string>,
): readonly Part[] {
  const results = parts.filter((part) => part.kind === "toolResult");
  if (results.length < 2) return parts;
  const order = [...names.keys()];
  const sorted = results.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const media = sorted.flatMap((result) => result.parts.filter((part) => !hasText(part)));
  const texts = sorted.map((result) => ({
    ...result,
    parts: result.parts.filter(hasText),
  }));
  return [...texts, ...media, ...parts.filter((part) => part.kind !== "toolResult")];
}

function hasText(part: Part): part is Extract<Part, { kind: "text" | "refusal" }> {
  return part.kind === "text" || part.kind === "refusal";
}

function writePart(part: Part, names: ReadonlyMap<string, string>, notes: Notes): JsonObject[] {
  switch (part.kind) {
    case "text":
    case "refusal":
      return part.text === "" ? [] : [{ text: part.text }];
    case "toolCall":
      return [writeCall(part, notes)];
    case "toolResult":
      return writeResult(part, names, notes);
    case "image":
    case "document":
    case "audio":
      return writeMedium(part, part.at, notes);
    case "reasoning":
    case "other":
      notes.dropped(part.at, "not supported by Gemini");
      return [];
  }
}

function writeCall(part: Extract<Part, { kind: "toolCall" }>, notes: Notes): JsonObject {
  return {
    functionCall: { name: part.name, args: argumentsOf(part, notes) },
    thoughtSignature: part.signature,
  };
}

function writeResult(
  part: Extract<Part, { kind: "toolResult" }>,
  names: ReadonlyMap<string, string>,
  notes: Notes,
): JsonObject[] {
  const texts = part.parts.flatMap((each) => (hasText(each) ? [each.text] : []));
  const media = part.parts.filter((each) => !hasText(each));
  const text = texts.join("\n");
  const value = parsedNoting(text);
  const said = isObject(value) ? value : text;
  const output = part.isError ? { error: said } : isObject(value) ? value : { output: text };
  const name = names.get(part.id) ?? part.id;
  return [
    { functionResponse: { name, response: output } },
    ...media.flatMap((each) => writePart(each, names, notes)),
  ];
}

/** Only inline data and Google's own files are accepted. */
function writeMedium(part: MediaPart, at: string, notes: Notes): JsonObject[] {
  const { mime, data, url } = part;
  if (data !== undefined) return [{ inlineData: { mimeType: mime ?? "image/png", data } }];
  if (url?.startsWith("gs://") === true || url?.startsWith(FILES) === true)
    return [{ fileData: { mimeType: mime, fileUri: url } }];
  notes.dropped(at, "Gemini accepts only data and Google's own files, not other URLs");
  return [];
}

const FILES = "https://generativelanguage.googleapis.com/";

function writeTool({ name, description, schema, strict, at }: Tool, notes: Notes): JsonObject[] {
  if (name === undefined) {
    notes.dropped(at, "only the vendor of this tool can run it");
    return [];
  }
  if (strict === true) notes.changed(at, "Gemini has no strict tools");
  return [{ name, description, parametersJsonSchema: schema }];
}

function writeToolChoice(choice: ToolChoice | undefined): JsonObject | undefined {
  if (choice === undefined) return undefined;
  if (typeof choice === "object")
    return { functionCallingConfig: { mode: "ANY", allowedFunctionNames: [choice.name] } };
  return { functionCallingConfig: { mode: choice.toUpperCase() } };
}

function writeConfig(settings: Settings, facts: ModelFacts): JsonObject {
  const { output } = settings;
  return {
    maxOutputTokens: settings.maxTokens,
    temperature: settings.temperature,
    topP: settings.topP,
    topK: settings.topK,
    stopSequences: settings.stop?.length === 0 ? undefined : settings.stop,
    seed: settings.seed,
    frequencyPenalty: settings.frequencyPenalty,
    presencePenalty: settings.presencePenalty,
    responseMimeType: output === undefined ? undefined : "application/json",
    responseJsonSchema: output?.kind === "schema" ? output.schema : undefined,
    thinkingConfig: writeThinking(settings, facts),
  };
}

function writeThinking({ reasoning }: Settings, { thinking }: ModelFacts): JsonObject | undefined {
  if (reasoning === undefined) return undefined;
  const budget = budgetOf(reasoning);
  const includeThoughts = budget > 0 && reasoning.isHidden !== true;
  if (thinking !== "Level") return { thinkingBudget: budget, includeThoughts };
  return { thinkingLevel: effortFor(reasoning), includeThoughts };
}
