import { badRequest } from "../../chat/fault.ts";
import type { ChatRequest, Message, Part, Settings, Tool, ToolChoice } from "../../chat/form.ts";
import {
  below,
  flagIn,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { placeOfThinking, readAnthropicThinking } from "../../chat/anthropic-thinking.ts";
import { type Shape, unreadIn, whole } from "../../chat/unread.ts";
import { readBlock } from "./blocks.ts";
import { readMark } from "./cache-points.ts";
import { OUTPUT_AT, readOutput } from "./output.ts";

/**
 * Reads a Converse request (Amazon Bedrock); its path contains the model and whether it streams.
 */
export function readConverseRequest(body: JsonObject): ChatRequest {
  return {
    from: "converse",
    model: "",
    stream: false,
    system: readBlocks(body, "system", ""),
    messages: listIn(body, "messages").map(readMessage),
    tools: withMarks(listIn(objectOf(body["toolConfig"]), "tools").map(readTool)),
    settings: readSettings(body),
    at: placesIn(body),
    unread: () => unreadIn(body, SHAPE),
  };
}

const BLOCK = {
  text: true,
  image: { format: true, source: whole("bytes") },
  document: { ...whole("format", "name"), source: whole("bytes") },
  toolUse: whole("toolUseId", "name", "input"),
  reasoningContent: { redactedContent: true, reasoningText: whole("text", "signature") },
} as const;
const CONTENT = {
  ...BLOCK,
  toolResult: { ...whole("toolUseId", "status"), content: { ...BLOCK, json: true } },
} as const;

const SHAPE: Shape = {
  system: BLOCK,
  messages: { role: true, content: CONTENT },
  toolConfig: {
    tools: { toolSpec: { ...whole("name", "description", "strict"), inputSchema: whole("json") } },
    toolChoice: { ...whole("auto", "any"), tool: whole("name") },
  },
  inferenceConfig: whole("maxTokens", "temperature", "topP", "stopSequences"),
  additionalModelRequestFields: {
    top_k: true,
    thinking: whole("type", "budget_tokens"),
    output_config: whole("effort"),
  },
  outputConfig: {
    textFormat: { type: true, structure: { jsonSchema: whole("name", "schema") } },
  },
};

const CONFIG = "/inferenceConfig";

const AT: ChatRequest["at"] = {
  maxTokens: `${CONFIG}/maxTokens`,
  temperature: `${CONFIG}/temperature`,
  topP: `${CONFIG}/topP`,
  topK: "/additionalModelRequestFields/top_k",
  stop: `${CONFIG}/stopSequences`,
  toolChoice: "/toolConfig/toolChoice",
  output: OUTPUT_AT,
};

const FIELDS = "/additionalModelRequestFields";

function placesIn(body: JsonObject): ChatRequest["at"] {
  const more = objectOf(body["additionalModelRequestFields"]);
  return { ...AT, reasoning: FIELDS + placeOfThinking(more) };
}

/** Reads blocks; a cache point marks the block before it. */
function readBlocks(holder: JsonObject, name: string, at: string): readonly Part[] {
  const parts: Part[] = [];
  for (const [index, value] of listIn(holder, name).entries()) {
    const place = below(below(at, name), index);
    const block = objectOf(value);
    const cacheControl = readMark(block, place);
    const last = parts.at(-1);
    if (cacheControl !== undefined && last !== undefined)
      parts.splice(-1, 1, { ...last, cacheControl });
    else parts.push(readBlock(block, place));
  }
  return parts;
}

function withMarks(tools: readonly Tool[]): readonly Tool[] {
  return tools.flatMap((tool, index) => {
    const cacheControl = tools[index + 1]?.name === undefined && tools[index + 1]?.cacheControl;
    if (tool.name === undefined && tool.cacheControl !== undefined) return [];
    return [cacheControl ? { ...tool, cacheControl } : tool];
  });
}

function readMessage(value: unknown, index: number): Message {
  const at = below("/messages", index);
  const message = objectOf(value);
  const { role } = message;
  if (role !== "user" && role !== "assistant")
    throw badRequest(`${at}/role`, "must be user or assistant");
  return { role, parts: readBlocks(message, "content", at) };
}

function readTool(value: unknown, index: number): Tool {
  const at = below("/toolConfig/tools", index);
  const tool = objectOf(value);
  const spec = objectIn(tool, "toolSpec");
  const cacheControl = readMark(tool, at);
  if (cacheControl !== undefined) return { at, name: undefined, cacheControl };
  if (spec === undefined) return { at, name: undefined };
  return {
    at,
    name: textIn(spec, "name") ?? "",
    description: textIn(spec, "description"),
    schema: objectIn(objectOf(spec["inputSchema"]), "json"),
    strict: flagIn(spec, "strict"),
  };
}

function readSettings(body: JsonObject): Settings {
  const config = objectOf(body["inferenceConfig"]);
  const more = objectOf(body["additionalModelRequestFields"]);
  const stop = listIn(config, "stopSequences").filter((each) => typeof each === "string");
  return {
    maxTokens: numberIn(config, "maxTokens"),
    temperature: numberIn(config, "temperature"),
    topP: numberIn(config, "topP"),
    topK: numberIn(more, "top_k"),
    stop: stop.length === 0 ? undefined : stop,
    toolChoice: readToolChoice(objectOf(objectOf(body["toolConfig"])["toolChoice"])),
    reasoning: readAnthropicThinking(more),
    output: readOutput(body),
  };
}

function readToolChoice(choice: JsonObject): ToolChoice | undefined {
  if (choice["any"] !== undefined) return "any";
  if (choice["auto"] !== undefined) return "auto";
  const name = textIn(objectOf(choice["tool"]), "name");
  return name === undefined ? undefined : { name };
}
