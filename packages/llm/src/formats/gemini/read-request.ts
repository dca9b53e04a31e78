import { effortOf } from "../../chat/effort.ts";
import { type Shape, unreadIn, whole } from "../../chat/unread.ts";
import { badRequest } from "../../chat/fault.ts";
import type {
  ChatRequest,
  Message,
  OutputFormat,
  Reasoning,
  Settings,
  Tool,
  ToolChoice,
} from "../../chat/form.ts";
import {
  below,
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { camelCase, camelCased, camelIn, contentOf, manyIn, partsOf } from "./names.ts";
import { CallIds, lostSignature, readPart } from "./parts.ts";
import { plainSchema } from "./schema.ts";

/**
 * Reads a Gemini request (`…:generateContent`); its path contains the model and whether it streams.
 */
export function readGeminiRequest(written: JsonObject): ChatRequest {
  const body = camelCased(written);
  const ids = new CallIds();
  const said = body["contents"];
  if (!Array.isArray(said) && !isObject(said) && typeof said !== "string")
    throw badRequest("/contents", "not a list");
  const contents = manyIn(body, "contents").map(contentOf);
  if (body["cachedContent"] !== undefined)
    throw badRequest("/cachedContent", "the provider does not have this cached content");
  return {
    from: "gemini",
    model: "",
    stream: false,
    system: readParts(contentOf(body["systemInstruction"]), "/systemInstruction", ids),
    messages: contents.map((content, index) =>
      readContent(content, below("/contents", index), ids),
    ),
    tools: manyIn(body, "tools").flatMap(readTools),
    settings: readSettings(body),
    at: AT,
    unread: () => [
      ...unreadIn(written, SHAPE, "", camelCase),
      ...unreadCalling(body),
      ...unreadSignatures(contents),
    ],
  };
}

const CONFIG = "/generationConfig";
const CALLING = "/toolConfig/functionCallingConfig";

const MEDIA = {
  inlineData: whole("mimeType", "data"),
  fileData: whole("mimeType", "fileUri"),
} as const;

const CONTENT = {
  role: true,
  parts: {
    ...whole("text", "thought", "thoughtSignature"),
    ...MEDIA,
    functionCall: whole("id", "name", "args"),
    functionResponse: { ...whole("id", "name", "response"), parts: MEDIA },
  },
} as const;

const SHAPE: Shape = {
  model: true,
  contents: CONTENT,
  systemInstruction: CONTENT,
  tools: {
    functionDeclarations: whole("name", "description", "parameters", "parametersJsonSchema"),
  },
  toolConfig: { functionCallingConfig: whole("mode", "allowedFunctionNames") },
  generationConfig: {
    ...whole("maxOutputTokens", "temperature", "topP", "topK", "stopSequences", "seed"),
    ...whole("frequencyPenalty", "presencePenalty", "responseSchema", "responseJsonSchema"),
    thinkingConfig: whole("thinkingBudget", "thinkingLevel", "includeThoughts"),
  },
};

const AT: ChatRequest["at"] = {
  maxTokens: `${CONFIG}/maxOutputTokens`,
  temperature: `${CONFIG}/temperature`,
  topP: `${CONFIG}/topP`,
  topK: `${CONFIG}/topK`,
  stop: `${CONFIG}/stopSequences`,
  seed: `${CONFIG}/seed`,
  frequencyPenalty: `${CONFIG}/frequencyPenalty`,
  presencePenalty: `${CONFIG}/presencePenalty`,
  toolChoice: "/toolConfig",
  reasoning: `${CONFIG}/thinkingConfig`,
  output: `${CONFIG}/responseMimeType`,
  choices: `${CONFIG}/candidateCount`,
};

function readContent(content: JsonObject, at: string, ids: CallIds): Message {
  return {
    role: content["role"] === "model" ? "assistant" : "user",
    parts: readParts(content, at, ids),
  };
}

function readParts(content: JsonObject, at: string, ids: CallIds) {
  return partsOf(content).map((part, index) => readPart(part, below(`${at}/parts`, index), ids));
}

function readTools(value: unknown, index: number): Tool[] {
  const at = below("/tools", index);
  const tool = camelCased(objectOf(value));
  const { functionDeclarations: _, ...others } = tool;
  const functions = manyIn(tool, "functionDeclarations").map((each, position): Tool => {
    const own = camelCased(objectOf(each));
    return {
      at: below(`${at}/functionDeclarations`, position),
      name: textIn(own, "name") ?? "",
      description: textIn(own, "description"),
      schema: objectIn(own, "parametersJsonSchema") ?? plainSchema(own["parameters"]),
    };
  });
  const own = Object.keys(others).length === 0 ? [] : [{ at, name: undefined }];
  return [...functions, ...own];
}

function readSettings(body: JsonObject): Settings {
  const config = camelIn(body, "generationConfig");
  const stop = manyIn(config, "stopSequences").filter((each) => typeof each === "string");
  return {
    maxTokens: numberIn(config, "maxOutputTokens"),
    temperature: numberIn(config, "temperature"),
    topP: numberIn(config, "topP"),
    topK: numberIn(config, "topK"),
    stop: stop.length === 0 ? undefined : stop,
    seed: numberIn(config, "seed"),
    frequencyPenalty: numberIn(config, "frequencyPenalty"),
    presencePenalty: numberIn(config, "presencePenalty"),
    toolChoice: readToolChoice(body),
    reasoning: readReasoning(camelIn(config, "thinkingConfig")),
    output: readOutput(config),
    choices: numberIn(config, "candidateCount"),
  };
}

function readToolChoice(body: JsonObject): ToolChoice | undefined {
  const config = camelIn(camelIn(body, "toolConfig"), "functionCallingConfig");
  const { mode } = config;
  const names = manyIn(config, "allowedFunctionNames");
  const [only] = names;
  if (mode === "NONE") return "none";
  if (mode === "AUTO") return "auto";
  if (mode !== "ANY") return undefined;
  return names.length === 1 && typeof only === "string" ? { name: only } : "any";
}

/**
 * The members of the calling mode that other formats cannot express: validated calls, and a choice among
 * several functions.
 */
function unreadCalling(body: JsonObject): readonly string[] {
  const config = camelIn(camelIn(body, "toolConfig"), "functionCallingConfig");
  const isUnknown = config["mode"] === "VALIDATED";
  const hasSeveral = listIn(config, "allowedFunctionNames").length > 1;
  return [
    ...(isUnknown ? [`${CALLING}/mode`] : []),
    ...(hasSeveral ? [`${CALLING}/allowedFunctionNames`] : []),
  ];
}

/** The signatures of parts that in other formats have none: all except reasoning and calls. */
function* unreadSignatures(contents: readonly JsonObject[]): Generator<string> {
  for (const [index, content] of contents.entries())
    for (const [position, part] of partsOf(content).entries()) {
      const name = lostSignature(part);
      const at = below(`${below("/contents", index)}/parts`, position);
      if (name !== undefined) yield below(at, name);
    }
}

function readReasoning(config: JsonObject): Reasoning | undefined {
  const budget = numberIn(config, "thinkingBudget");
  // A budget of -1 lets the model decide.
  if (budget !== undefined && budget >= 0) return { budget };
  const effort = effortOf(textIn(config, "thinkingLevel")?.toLowerCase());
  return effort === undefined ? undefined : { effort };
}

function readOutput(config: JsonObject): OutputFormat | undefined {
  if (config["responseMimeType"] !== "application/json") return undefined;
  const schema = objectIn(config, "responseJsonSchema") ?? plainSchema(config["responseSchema"]);
  if (schema === undefined) return { kind: "json" };
  return { kind: "schema", name: undefined, schema, strict: undefined };
}
