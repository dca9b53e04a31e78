import { placeOfThinking, readAnthropicThinking } from "../../chat/anthropic-thinking.ts";
import { readCacheMark } from "../../chat/cache-marks.ts";
import { type Shape, unreadIn, whole } from "../../chat/unread.ts";
import { badRequest } from "../../chat/fault.ts";
import type {
  ChatRequest,
  KeptMember,
  Message,
  OutputFormat,
  Part,
  Settings,
  Tool,
  ToolChoice,
} from "../../chat/form.ts";
import {
  below,
  flagIn,
  isObject,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
  textOfJson,
} from "../../json.ts";

/** Reads a Messages request (Anthropic, `POST /v1/messages`). */
export function readMessagesRequest(body: JsonObject): ChatRequest {
  return {
    from: "messages",
    model: textIn(body, "model") ?? "",
    stream: body["stream"] === true,
    system: readContent(body["system"], "/system"),
    messages: listIn(body, "messages").map(readMessage),
    tools: listIn(body, "tools").map(readTool),
    settings: readSettings(body),
    at: { ...AT, reasoning: placeOfThinking(body) },
    unread: () => unreadIn(body, SHAPE),
  };
}

const BLOCK = {
  ...whole("type", "text", "title", "id", "name", "input", "tool_use_id", "is_error"),
  ...whole("thinking", "signature", "data", "caller"),
  source: whole("type", "media_type", "data", "url", "file_id", "content"),
};
const CONTENT = { ...BLOCK, content: BLOCK };

const SHAPE: Shape = {
  ...whole("model", "stream", "max_tokens", "temperature", "top_p", "top_k", "stop_sequences"),
  system: BLOCK,
  messages: { role: true, content: CONTENT },
  tools: whole("type", "name", "description", "input_schema", "strict"),
  tool_choice: whole("type", "name", "disable_parallel_tool_use"),
  metadata: whole("user_id"),
  thinking: whole("type", "budget_tokens"),
  output_config: { effort: true, format: whole("type", "schema") },
  output_format: whole("type", "schema"),
};

const AT: ChatRequest["at"] = {
  maxTokens: "/max_tokens",
  temperature: "/temperature",
  topP: "/top_p",
  topK: "/top_k",
  stop: "/stop_sequences",
  user: "/metadata/user_id",
  toolChoice: "/tool_choice",
  parallelTools: "/tool_choice/disable_parallel_tool_use",
  output: "/output_config/format",
};

function readSettings(body: JsonObject): Settings {
  const choice = objectOf(body["tool_choice"]);
  const single = choice["disable_parallel_tool_use"];
  return {
    maxTokens: numberIn(body, "max_tokens"),
    temperature: numberIn(body, "temperature"),
    topP: numberIn(body, "top_p"),
    topK: numberIn(body, "top_k"),
    stop: readStop(body),
    user: textIn(objectOf(body["metadata"]), "user_id"),
    toolChoice: readToolChoice(choice),
    parallelTools: typeof single === "boolean" ? !single : undefined,
    reasoning: readAnthropicThinking(body),
    output: readOutput(body),
  };
}

function readStop(body: JsonObject): readonly string[] | undefined {
  const texts = listIn(body, "stop_sequences").filter((each) => typeof each === "string");
  return texts.length === 0 ? undefined : texts;
}

function readToolChoice(choice: JsonObject): ToolChoice | undefined {
  const { type } = choice;
  if (type === "auto" || type === "none" || type === "any") return type;
  const name = textIn(choice, "name");
  return type === "tool" && name !== undefined ? { name } : undefined;
}

function readOutput(body: JsonObject): OutputFormat | undefined {
  const config = objectOf(body["output_config"]);
  const format = objectIn(config, "format") ?? objectIn(body, "output_format");
  if (format?.["type"] !== "json_schema") return undefined;
  return { kind: "schema", name: undefined, schema: objectOf(format["schema"]), strict: true };
}

function readTool(value: unknown, index: number): Tool {
  const at = below("/tools", index);
  const tool = objectOf(value);
  const name = textIn(tool, "name");
  if ((tool["type"] ?? "custom") !== "custom") return { at, name: undefined };
  if (name === undefined) throw badRequest(at, "the tool has no name");
  return {
    at,
    name,
    description: textIn(tool, "description"),
    schema: objectIn(tool, "input_schema"),
    strict: flagIn(tool, "strict"),
    cacheControl: readCacheMark(tool, "cache_control", at),
  };
}

function readMessage(value: unknown, index: number): Message {
  const at = below("/messages", index);
  const message = objectOf(value);
  const { role } = message;
  if (role !== "user" && role !== "assistant" && role !== "system")
    throw badRequest(`${at}/role`, "must be user, assistant or system");
  return { role, parts: readContent(message["content"], `${at}/content`) };
}

function readContent(content: unknown, at: string): Part[] {
  if (content === undefined || content === null) return [];
  if (typeof content === "string") return [{ at, kind: "text", text: content }];
  if (!Array.isArray(content)) throw badRequest(at, "must be text or a list of blocks");
  return content.map((block, index) => readBlock(block, below(at, index)));
}

/** The place of a content block. */
interface BlockBase {
  readonly at: string;
  readonly cacheControl?: KeptMember;
}

type BlockReader = (block: JsonObject, base: BlockBase) => Part;

const BLOCKS: Readonly<Record<string, BlockReader>> = {
  text: (block, base) => ({ ...base, kind: "text", text: textIn(block, "text") ?? "" }),
  image: ({ source }, base) => ({ ...base, kind: "image", ...readSource(objectOf(source)) }),
  document: (block, base) => readDocument(block, base),
  thinking: (block, base) => ({
    ...base,
    kind: "reasoning",
    text: textIn(block, "thinking") ?? "",
    signature: textIn(block, "signature"),
  }),
  redacted_thinking: (block, base) => ({
    ...base,
    kind: "reasoning",
    text: "",
    sealed: textIn(block, "data") ?? "",
  }),
  tool_use: (block, base) => ({
    ...base,
    kind: "toolCall",
    id: textIn(block, "id") ?? "",
    name: textIn(block, "name") ?? "",
    arguments: textOfJson(block["input"] ?? {}),
  }),
  tool_result: (block, base) => ({
    ...base,
    kind: "toolResult",
    id: textIn(block, "tool_use_id") ?? "",
    parts: readContent(block["content"], `${base.at}/content`),
    isError: block["is_error"] === true,
  }),
};

/** Reads a block of a request or response. */
export function readBlock(value: unknown, at: string): Part {
  if (!isObject(value)) throw badRequest(at, "not an object");
  const type = textIn(value, "type") ?? "";
  const read = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined;
  if (read === undefined) return { at, kind: "other", format: "messages", value };
  const cacheControl = readCacheMark(value, "cache_control", at);
  return read(value, cacheControl === undefined ? { at } : { at, cacheControl });
}

function readDocument(value: JsonObject, base: BlockBase): Part {
  const source = objectOf(value["source"]);
  const name = textIn(value, "title");
  if (source["type"] === "content")
    return { at: base.at, kind: "other", format: "messages", value };
  if (source["type"] !== "text") return { ...base, kind: "document", ...readSource(source), name };
  const data = Buffer.from(textIn(source, "data") ?? "").toString("base64");
  return { ...base, kind: "document", mime: textIn(source, "media_type"), data, name };
}

function readSource(source: JsonObject) {
  return {
    mime: textIn(source, "media_type"),
    data: source["type"] === "base64" ? textIn(source, "data") : undefined,
    url: textIn(source, "url"),
    file: textIn(source, "file_id"),
  };
}
