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
import { readSignature } from "./call-signature.ts";
import { readCacheMark } from "../../chat/cache-marks.ts";
import { effortOf } from "../../chat/effort.ts";
import { mediaFromUrl } from "../../chat/media.ts";
import { keptMember, type Shape, unreadIn, whole } from "../../chat/unread.ts";

/** Reads a chat completions request (OpenAI, `POST /v1/chat/completions`). */
export function readCompletionsRequest(body: JsonObject): ChatRequest {
  const messages = readMessages(listIn(body, "messages"));
  return {
    from: "completions",
    model: textIn(body, "model") ?? "",
    stream: body["stream"] === true,
    ...messages,
    tools: [...readTools(body), ...readFunctions(body)],
    settings: readSettings(body),
    at: placesIn(body),
    unread: () => [...unreadChoice(body["tool_choice"]), ...unreadIn(body, SHAPE)],
  };
}

const FUNCTION = whole("name", "description", "parameters", "strict");
const CALLED = whole("name", "arguments");

const SHAPE: Shape = {
  ...whole("model", "stream", "stream_options", "max_tokens", "max_completion_tokens"),
  ...whole("temperature", "top_p", "stop", "seed", "frequency_penalty", "presence_penalty"),
  ...whole("user", "parallel_tool_calls", "reasoning_effort"),
  function_call: whole("name"),
  messages: {
    ...whole("role", "refusal", "tool_call_id", "audio"),
    ...whole("reasoning_content", "reasoning_signature"),
    content: {
      ...whole("type", "text", "refusal"),
      image_url: whole("url"),
      input_audio: whole("data", "format"),
      file: whole("filename", "file_data", "file_id"),
    },
    tool_calls: {
      ...whole("id", "type", "index"),
      function: CALLED,
      extra_content: { google: whole("thought_signature") },
    },
    function_call: CALLED,
  },
  tools: { type: true, function: FUNCTION },
  functions: FUNCTION,
  tool_choice: { type: true, function: whole("name") },
  response_format: { type: true, json_schema: whole("name", "schema", "strict") },
};

const AT: ChatRequest["at"] = {
  maxTokens: "/max_completion_tokens",
  temperature: "/temperature",
  topP: "/top_p",
  stop: "/stop",
  seed: "/seed",
  frequencyPenalty: "/frequency_penalty",
  presencePenalty: "/presence_penalty",
  user: "/user",
  toolChoice: "/tool_choice",
  parallelTools: "/parallel_tool_calls",
  reasoning: "/reasoning_effort",
  output: "/response_format",
  choices: "/n",
};

/** The JSON pointers of the settings; some settings also have an older name. */
function placesIn(body: JsonObject): ChatRequest["at"] {
  const isOldLimit = numberIn(body, "max_completion_tokens") === undefined;
  const isOldChoice = body["tool_choice"] === undefined && body["function_call"] !== undefined;
  return {
    ...AT,
    ...(isOldLimit && body["max_tokens"] !== undefined ? { maxTokens: "/max_tokens" } : {}),
    ...(isOldChoice ? { toolChoice: "/function_call" } : {}),
  };
}

function readSettings(body: JsonObject): Settings {
  const effort = effortOf(textIn(body, "reasoning_effort"));
  return {
    maxTokens: numberIn(body, "max_completion_tokens") ?? numberIn(body, "max_tokens"),
    temperature: numberIn(body, "temperature"),
    topP: numberIn(body, "top_p"),
    stop: readStop(body["stop"]),
    seed: numberIn(body, "seed"),
    frequencyPenalty: numberIn(body, "frequency_penalty"),
    presencePenalty: numberIn(body, "presence_penalty"),
    user: textIn(body, "user"),
    toolChoice: readToolChoice(body["tool_choice"] ?? body["function_call"]),
    parallelTools: flagIn(body, "parallel_tool_calls"),
    reasoning: effort === undefined ? undefined : { effort },
    output: readOutput(objectIn(body, "response_format")),
    choices: numberIn(body, "n"),
  };
}

function readStop(value: unknown): readonly string[] | undefined {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  return value.filter((each) => typeof each === "string");
}

function readToolChoice(value: unknown): ToolChoice | undefined {
  if (value === "auto" || value === "none") return value;
  if (value === "required") return "any";
  const name = textIn(objectIn(objectOf(value), "function") ?? objectOf(value), "name");
  return name === undefined ? undefined : { name };
}

/** Tool choices that no other format can express: several tools, or tools that are not functions. */
function unreadChoice(value: unknown): readonly string[] {
  return isObject(value) && readToolChoice(value) === undefined ? ["/tool_choice"] : [];
}

function readOutput(format: JsonObject | undefined): OutputFormat | undefined {
  if (format?.["type"] === "json_object") return { kind: "json" };
  const named = format?.["type"] === "json_schema" ? objectIn(format, "json_schema") : undefined;
  if (named === undefined) return undefined;
  return {
    kind: "schema",
    name: textIn(named, "name"),
    schema: objectOf(named["schema"]),
    strict: flagIn(named, "strict"),
  };
}

function readTools(body: JsonObject): readonly Tool[] {
  return listIn(body, "tools").map((value, index) => {
    const at = below("/tools", index);
    const tool = objectOf(value);
    const own = objectIn(tool, "function");
    if (own === undefined) return { at, name: undefined };
    const cacheControl = readCacheMark(tool, "cache_control", at);
    return { ...readFunction(own, `${at}/function`), cacheControl };
  });
}

/** Reads `functions`, the predecessor of `tools`. */
function readFunctions(body: JsonObject): readonly Tool[] {
  return listIn(body, "functions").map((value, index) =>
    readFunction(objectOf(value), below("/functions", index)),
  );
}

function readFunction(own: JsonObject, at: string): Tool {
  const name = textIn(own, "name");
  if (name === undefined) throw badRequest(at, "the function has no name");
  return {
    at,
    name,
    description: textIn(own, "description"),
    schema: objectIn(own, "parameters"),
    strict: flagIn(own, "strict"),
  };
}

/**
 * Merges adjacent messages of the same role, because each tool result is a separate message in this format.
 */
function readMessages(list: readonly unknown[]): Pick<ChatRequest, "system" | "messages"> {
  const system: Part[] = [];
  const messages: { readonly role: Message["role"]; readonly parts: Part[] }[] = [];
  for (const [index, value] of list.entries()) {
    const at = below("/messages", index);
    const message = objectOf(value);
    const role = textIn(message, "role");
    if (role === "system" || role === "developer") {
      const parts = readContent(message, at);
      if (messages.length === 0) system.push(...parts);
      else messages.push({ role: "system", parts });
      continue;
    }
    const own = role === "assistant" ? "assistant" : "user";
    const parts = readParts(role, message, at);
    const last = messages.at(-1);
    if (last?.role === own) last.parts.push(...parts);
    else messages.push({ role: own, parts });
  }
  return { system, messages };
}

function readParts(role: string | undefined, message: JsonObject, at: string): Part[] {
  switch (role) {
    case "user":
      return readContent(message, at);
    case "assistant":
      return readAssistant(message, at);
    case "tool":
    case "function":
      return [
        {
          at,
          kind: "toolResult",
          id: textIn(message, "tool_call_id") ?? textIn(message, "name") ?? "",
          parts: readContent(message, at),
          isError: false,
        },
      ];
    default:
      throw badRequest(`${at}/role`, "must be one of system, developer, user, assistant and tool");
  }
}

function readAssistant(message: JsonObject, at: string): Part[] {
  const parts: Part[] = [];
  const thoughts = textIn(message, "reasoning_content");
  if (thoughts !== undefined && thoughts !== "") {
    const signature = textIn(message, "reasoning_signature");
    parts.push({ at: `${at}/reasoning_content`, kind: "reasoning", text: thoughts, signature });
  }
  parts.push(...readContent(message, at));
  const refusal = textIn(message, "refusal");
  if (refusal !== undefined) parts.push({ at: `${at}/refusal`, kind: "refusal", text: refusal });
  if (objectIn(message, "audio") !== undefined)
    parts.push(otherPart(`${at}/audio`, { audio: message["audio"] }));
  parts.push(...readToolCalls(message, at));
  return parts;
}

function readToolCalls(message: JsonObject, at: string): Part[] {
  const calls = listIn(message, "tool_calls").map((value, index) => ({
    at: below(`${at}/tool_calls`, index),
    call: objectOf(value),
  }));
  const old = objectIn(message, "function_call");
  if (old !== undefined)
    calls.push({
      at: `${at}/function_call`,
      call: { id: textIn(old, "name") ?? "", function: old },
    });
  return calls.map(({ at: place, call }) => {
    const own = objectIn(call, "function");
    const name = own === undefined ? undefined : textIn(own, "name");
    if (own === undefined || name === undefined) return otherPart(place, call);
    const text = textIn(own, "arguments") ?? "";
    return {
      at: place,
      kind: "toolCall",
      id: textIn(call, "id") ?? "",
      name,
      arguments: text === "" ? "{}" : text,
      signature: readSignature(call),
    };
  });
}

function readContent(message: JsonObject, at: string): Part[] {
  const { content } = message;
  const place = `${at}/content`;
  if (content === undefined || content === null) return [];
  if (typeof content === "string") return [{ at: place, kind: "text", text: content }];
  if (!Array.isArray(content)) throw badRequest(place, "must be text or a list of parts");
  return content.map((part, index) => readMarked(objectOf(part), below(place, index)));
}

function readMarked(part: JsonObject, at: string): Part {
  const cacheControl = readCacheMark(part, "cache_control", at);
  const read = readPart(part, at);
  return cacheControl === undefined ? read : { ...read, cacheControl };
}

function readPart(part: JsonObject, at: string): Part {
  switch (part["type"]) {
    case "text":
      return { at, kind: "text", text: textIn(part, "text") ?? "" };
    case "refusal":
      return { at, kind: "refusal", text: textIn(part, "refusal") ?? "" };
    case "image_url":
      return readImage(part, at);
    case "input_audio":
      return readAudio(objectOf(part["input_audio"]), at);
    case "file":
      return readFile(objectOf(part["file"]), at);
    default:
      return otherPart(at, part);
  }
}

function readImage(part: JsonObject, at: string): Part {
  const image = objectOf(part["image_url"]);
  const url = textIn(image, "url");
  if (url === undefined) throw badRequest(`${at}/image_url`, "`url` is missing");
  const detail = keptMember(image, "detail", `${at}/image_url`);
  return { at, kind: "image", ...mediaFromUrl(url), detail };
}

function readAudio(audio: JsonObject, at: string): Part {
  return {
    at,
    kind: "audio",
    mime: `audio/${textIn(audio, "format") ?? "wav"}`,
    data: textIn(audio, "data") ?? "",
  };
}

function readFile(file: JsonObject, at: string): Part {
  const name = textIn(file, "filename");
  const data = textIn(file, "file_data");
  if (data === undefined)
    return { at, kind: "document", mime: undefined, file: textIn(file, "file_id") ?? "", name };
  return { at, kind: "document", ...mediaFromUrl(data), name };
}

function otherPart(at: string, value: unknown): Part {
  if (!isObject(value)) throw badRequest(at, "not an object");
  return { at, kind: "other", format: "completions", value };
}
