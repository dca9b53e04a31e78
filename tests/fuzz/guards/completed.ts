import { type FormatName, isObject, type JsonObject } from "@edge-gateway/llm";

/**
 * What vendors require beside a text: without it a request could not be converted, and nothing would be tried.
 */

const CALL = "call-1";

/** The members that an object of a type must have. */
const OF_TYPE: Readonly<Record<string, JsonObject>> = {
  tool_use: { id: CALL, name: "f", input: {} },
  server_tool_use: { id: CALL, name: "f", input: {} },
  tool_result: { tool_use_id: CALL },
  function_call: { call_id: CALL, name: "f", arguments: "{}" },
  custom_tool_call: { call_id: CALL, name: "f", input: "" },
  function_call_output: { call_id: CALL, output: "" },
  custom_tool_call_output: { call_id: CALL, output: "" },
  document: { source: { type: "text", media_type: "text/plain", data: "a" } },
  file: { file: { file_data: "data:text/plain;base64,YQ==" } },
  input_file: { file_data: "data:text/plain;base64,YQ==" },
  thinking: { thinking: "", signature: "" },
  reasoning: { summary: [] },
};

/** The members that an object of Gemini or Converse must have, by its own name. */
const OF_MEMBER: Readonly<Record<string, JsonObject>> = {
  functionCall: { name: "f", args: {} },
  functionResponse: { name: "f", response: {} },
  functionDeclarations: { name: "f" },
  toolUse: { toolUseId: CALL, name: "f", input: {} },
  toolResult: { toolUseId: CALL, content: [] },
  toolSpec: { name: "f", inputSchema: { json: {} } },
  image_url: { url: "https://example.com/a.png" },
  json_schema: { name: "f" },
  functions: { name: "f" },
  tools: { name: "f" },
  document: { name: "a", format: "txt", source: { bytes: "YQ==" } },
  file: { file_data: "data:text/plain;base64,YQ==" },
};

const OF_REQUEST: Readonly<Partial<Record<FormatName, JsonObject>>> = {
  completions: { model: "m" },
  responses: { model: "m" },
  messages: { model: "m", max_tokens: 9 },
};

/** The document with the members that its format requires. */
export function completed(value: unknown, format: FormatName): JsonObject {
  const all = withRequired(value, "");
  return { ...OF_REQUEST[format], ...(isObject(all) ? all : {}) };
}

function withRequired(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRequired(item, name));
  if (!isObject(value)) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withRequired(one, key)]),
  );
  const { type, role } = own;
  return {
    ...(name === "document" && type !== undefined ? {} : OF_MEMBER[name]),
    ...(typeof type === "string" && OF_TYPE[type]),
    ...(role === "tool" && { tool_call_id: CALL }),
    ...(name === "messages" && { role: "user", content: [] }),
    ...(name === "tool_calls" && {
      id: CALL,
      type: "function",
      function: { name: "f", arguments: "{}" },
    }),
    ...own,
  };
}
