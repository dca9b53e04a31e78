import { effortOf } from "../../chat/effort.ts";
import { badRequest } from "../../chat/fault.ts";
import type {
  ChatRequest,
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
} from "../../json.ts";
import { type Shape, unreadIn, whole } from "../../chat/unread.ts";
import { CONTENT_SHAPE, readContent } from "./content.ts";
import { proofIn } from "./proof.ts";

/** Reads a Responses request (OpenAI, `POST /v1/responses`). */
export function readResponsesRequest(body: JsonObject): ChatRequest {
  for (const name of CONVERSATIONS)
    if (body[name] !== undefined && body[name] !== null)
      throw badRequest(
        below("", name),
        "the provider stores no conversations: send the whole conversation",
      );
  const { system, messages } = readInput(body["input"]);
  const instructions = textIn(body, "instructions");
  const first: Part[] =
    instructions === undefined ? [] : [{ at: "/instructions", kind: "text", text: instructions }];
  return {
    from: "responses",
    model: textIn(body, "model") ?? "",
    stream: body["stream"] === true,
    system: [...first, ...system],
    messages,
    tools: listIn(body, "tools").map(readTool),
    settings: readSettings(body),
    at: AT,
    unread: () => [...unreadChoice(body["tool_choice"]), ...unreadIn(body, SHAPE)],
  };
}

/** References to data stored at the vendor, which other vendors do not have. */
const CONVERSATIONS = ["previous_response_id", "conversation", "prompt"];

const SHAPE: Shape = {
  ...whole(...CONVERSATIONS),
  ...whole("model", "stream", "stream_options", "instructions", "parallel_tool_calls"),
  ...whole("max_output_tokens", "temperature", "top_p", "user", "safety_identifier"),
  ...whole("include", "prompt_cache_key"),
  input: {
    ...whole("type", "id", "status", "role", "call_id", "name", "arguments"),
    ...whole("encrypted_content"),
    content: CONTENT_SHAPE,
    output: CONTENT_SHAPE,
    summary: whole("type", "text"),
  },
  tools: whole("type", "name", "description", "parameters", "strict"),
  tool_choice: whole("type", "name"),
  reasoning: whole("effort"),
  text: { format: whole("type", "name", "schema", "strict") },
};

const AT: ChatRequest["at"] = {
  maxTokens: "/max_output_tokens",
  temperature: "/temperature",
  topP: "/top_p",
  user: "/user",
  toolChoice: "/tool_choice",
  parallelTools: "/parallel_tool_calls",
  reasoning: "/reasoning",
  output: "/text/format",
};

function readSettings(body: JsonObject): Settings {
  const effort = effortOf(textIn(objectOf(body["reasoning"]), "effort"));
  return {
    maxTokens: numberIn(body, "max_output_tokens"),
    temperature: numberIn(body, "temperature"),
    topP: numberIn(body, "top_p"),
    user: textIn(body, "user") ?? textIn(body, "safety_identifier"),
    toolChoice: readToolChoice(body["tool_choice"]),
    parallelTools: flagIn(body, "parallel_tool_calls"),
    reasoning: effort === undefined ? undefined : { effort },
    output: readOutput(objectIn(objectOf(body["text"]), "format")),
  };
}

function readToolChoice(value: unknown): ToolChoice | undefined {
  if (value === "auto" || value === "none") return value;
  if (value === "required") return "any";
  const choice = objectOf(value);
  const name = choice["type"] === "function" ? textIn(choice, "name") : undefined;
  return name === undefined ? undefined : { name };
}

/** Tool choices that no other format can express: several tools, or tools that are not functions. */
function unreadChoice(value: unknown): readonly string[] {
  return isObject(value) && readToolChoice(value) === undefined ? ["/tool_choice"] : [];
}

function readOutput(format: JsonObject | undefined): OutputFormat | undefined {
  if (format?.["type"] === "json_object") return { kind: "json" };
  if (format?.["type"] !== "json_schema") return undefined;
  return {
    kind: "schema",
    name: textIn(format, "name"),
    schema: objectOf(format["schema"]),
    strict: flagIn(format, "strict"),
  };
}

function readTool(value: unknown, index: number): Tool {
  const at = below("/tools", index);
  const tool = objectOf(value);
  const name = textIn(tool, "name");
  if (tool["type"] !== "function" || name === undefined) return { at, name: undefined };
  return {
    at,
    name,
    description: textIn(tool, "description"),
    schema: objectIn(tool, "parameters"),
    strict: flagIn(tool, "strict"),
  };
}

type Said = { readonly role: Message["role"]; readonly parts: Part[] };

/** Merges adjacent items of the same role. */
function readInput(input: unknown): Pick<ChatRequest, "system" | "messages"> {
  if (typeof input === "string")
    return {
      system: [],
      messages: [{ role: "user", parts: [{ at: "/input", kind: "text", text: input }] }],
    };
  if (!Array.isArray(input)) throw badRequest("/input", "must be text or a list of items");
  const system: Part[] = [];
  const messages: Said[] = [];
  for (const [index, value] of input.entries()) {
    const { role, parts } = readItem(objectOf(value), below("/input", index));
    if (role === "system" && messages.length === 0) {
      system.push(...parts);
      continue;
    }
    const last = messages.at(-1);
    if (last?.role === role) last.parts.push(...parts);
    else messages.push({ role, parts });
  }
  return { system, messages };
}

interface Item {
  readonly role: Message["role"];
  readonly parts: Part[];
}

function readItem(item: JsonObject, at: string): Item {
  switch (item["type"] ?? "message") {
    case "message":
      return readMessage(item, at);
    case "function_call":
      return { role: "assistant", parts: [readCall(item, at)] };
    case "function_call_output":
      return { role: "user", parts: [readCallOutput(item, at)] };
    case "reasoning":
      return { role: "assistant", parts: [readReasoning(item, at)] };
    default:
      return {
        role: "assistant",
        parts: [{ at, kind: "other", format: "responses", value: item }],
      };
  }
}

function readMessage(item: JsonObject, at: string): Item {
  const parts = readContent(item["content"], `${at}/content`);
  switch (item["role"]) {
    case "system":
    case "developer":
      return { role: "system", parts };
    case "user":
    case "assistant":
      return { role: item["role"], parts };
    default:
      throw badRequest(`${at}/role`, "must be one of system, developer, user and assistant");
  }
}

export function readCall(item: JsonObject, at: string): Part {
  const text = textIn(item, "arguments") ?? "";
  return {
    at,
    kind: "toolCall",
    id: textIn(item, "call_id") ?? "",
    name: textIn(item, "name") ?? "",
    arguments: text === "" ? "{}" : text,
  };
}

function readCallOutput(item: JsonObject, at: string): Part {
  return {
    at,
    kind: "toolResult",
    id: textIn(item, "call_id") ?? "",
    parts: readContent(item["output"], `${at}/output`),
    isError: item["status"] === "incomplete",
  };
}

export function readReasoning(item: JsonObject, at: string): Part {
  const texts = [...listIn(item, "summary"), ...listIn(item, "content")].flatMap(
    (part) => textIn(objectOf(part), "text") ?? [],
  );
  const proof = proofIn(textIn(item, "encrypted_content"));
  return { at, kind: "reasoning", text: texts.join("\n\n"), ...proof };
}
