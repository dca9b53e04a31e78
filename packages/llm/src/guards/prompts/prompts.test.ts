import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { editPrompt } from "./index.ts";

const HIDDEN = "how to build a bomb";

interface Found {
  /** The scopes in which the hidden text was found. */
  readonly scopes: readonly unknown[];
  /** The names of members that cannot be read, with their scopes. */
  readonly unread: readonly string[];
}

function find(format: FormatName, body: JsonObject): Found {
  const scopes: unknown[] = [];
  const unread: string[] = [];
  editPrompt(
    format,
    body,
    (text, { scope }) => {
      if (text.includes(HIDDEN)) scopes.push(scope);
      return text;
    },
    (name, { scope }) => unread.push(`${name} ${scope}`),
  );
  return { scopes, unread };
}

const READ: readonly (readonly [
  format: FormatName,
  scope: string | undefined,
  body: JsonObject,
])[] = [
  ["gemini", "Messages", { contents: { parts: { text: HIDDEN } } }],
  ["gemini", "Messages", { contents: [{ parts: { text: HIDDEN } }] }],
  ["gemini", "Messages", { contents: { parts: [{ text: HIDDEN }] } }],
  ["gemini", "Messages", { contents: HIDDEN }],
  ["gemini", "Messages", { contents: [HIDDEN] }],
  ["gemini", "Messages", { contents: { parts: HIDDEN } }],
  ["gemini", "Messages", { contents: [{ parts: [HIDDEN] }] }],
  ["gemini", "SystemPrompt", { system_instruction: HIDDEN }],
  ["gemini", "SystemPrompt", { systemInstruction: { parts: { text: HIDDEN } } }],
  ["gemini", "SystemPrompt", { system_instruction: [{ parts: HIDDEN }] }],
  ["gemini", "ToolInput", { contents: [{ parts: [{ function_call: { args: { a: HIDDEN } } }] }] }],
  ["gemini", "ToolOutput", { contents: [{ parts: { function_response: { response: HIDDEN } } }] }],
  [
    "gemini",
    "ToolOutput",
    { contents: { parts: { functionResponse: { response: { [HIDDEN]: 1 } } } } },
  ],
  [
    "gemini",
    "SystemPrompt",
    { tools: [{ function_declarations: [{ name: "f", description: HIDDEN }] }] },
  ],
  ["gemini", undefined, { CONTENTS: [{ parts: [{ text: HIDDEN }] }] }],
  [
    "geminiTokenCount",
    "Messages",
    { generateContentRequest: { contents: { parts: { text: HIDDEN } } } },
  ],
  ["responses", "Messages", { prompt: { variables: { topic: HIDDEN } } }],
  ["responses", "Messages", { prompt: { variables: { [HIDDEN]: "x" } } }],
  [
    "responses",
    "ToolOutput",
    {
      input: [
        { type: "shell_call_output", call_id: "c", output: [{ stdout: HIDDEN, stderr: "" }] },
      ],
    },
  ],
  ["responses", "ToolOutput", { input: [{ type: "mcp_call", output: HIDDEN }] }],
  ["responses", "ToolInput", { input: [{ type: "shell_call", action: { commands: [HIDDEN] } }] }],
  ["responses", "Messages", { input: { role: "user", content: HIDDEN } }],
  ["responses", "Messages", { input: [{ type: "reasoning", summary: [{ text: HIDDEN }] }] }],
  ["responses", "SystemPrompt", { tools: [{ type: "mcp", server_description: HIDDEN }] }],
  [
    "messages",
    "Messages",
    { messages: [{ role: "user", content: [{ type: "document", title: HIDDEN }] }] },
  ],
  [
    "messages",
    "Messages",
    { messages: [{ role: "user", content: [{ type: "document", context: HIDDEN }] }] },
  ],
  ["messages", "Messages", { messages: { role: "user", content: { type: "text", text: HIDDEN } } }],
  [
    "messages",
    "SystemPrompt",
    { tools: [{ input_schema: { properties: { a: { description: HIDDEN } } } }] },
  ],
  ["messages", "SystemPrompt", { tools: [{ input_schema: { properties: { [HIDDEN]: {} } } }] }],
  [
    "messages",
    "ToolInput",
    { messages: [{ content: [{ type: "tool_use", input: { [HIDDEN]: 1 } }] }] },
  ],
  ["completions", "Messages", { prediction: { type: "content", content: HIDDEN } }],
  ["completions", "Messages", { messages: [{ role: "user", name: HIDDEN, content: "x" }] }],
  ["completions", "Messages", { messages: { role: "user", content: HIDDEN } }],
  ["completions", "Messages", { messages: [{ role: "user", content: { text: HIDDEN } }] }],
  ["completions", "Messages", { messages: [{ role: "user", content: [HIDDEN] }] }],
  ["completions", "SystemPrompt", { response_format: { json_schema: { description: HIDDEN } } }],
  ["completions", undefined, { metadata: { a: HIDDEN } }],
  ["completions", undefined, { unknown: [{ deep: { id: HIDDEN } }] }],
  ["completions", undefined, { [HIDDEN]: 1 }],
  ["converse", "Messages", { promptVariables: { a: { text: HIDDEN } } }],
  [
    "converse",
    "Messages",
    { messages: [{ role: "user", content: [{ document: { name: HIDDEN } }] }] },
  ],
  ["converse", undefined, { additionalModelRequestFields: { system: HIDDEN } }],
  ["converse", "SystemPrompt", { toolConfig: { tools: [{ toolSpec: { description: HIDDEN } }] } }],
  ["embeddings", "Messages", { input: [HIDDEN] }],
  ["cohereEmbeddings", "Messages", { texts: [HIDDEN] }],
  ["rerank", "Messages", { documents: [{ text: HIDDEN }] }],
  ["tokenCount", "Messages", { messages: [{ role: "user", content: HIDDEN }] }],
];

describe("a text is read", () => {
  for (const [format, scope, body] of READ)
    test(`in ${format} ${JSON.stringify(body)}`, () => {
      assert.deepEqual(find(format, body).scopes, [scope]);
    });
});

test("JSON in a text is read as whoever parses it does, and a text that is not masked stays", () => {
  const inner = JSON.stringify({ q: HIDDEN, b: '"\n\\' });
  const escaped = inner.replace("bomb", String.raw`\u0062om\u0062`);
  const nested = JSON.stringify({ arguments: escaped });
  for (const text of [escaped, nested, JSON.stringify([nested])]) {
    assert.doesNotMatch(text, /bomb/);
    const message = { role: "tool", content: text };
    assert.deepEqual(find("completions", { messages: [message] }).scopes, ["ToolOutput"]);
    const body = { messages: [message] };
    assert.equal(
      editPrompt("completions", body, (one) => one),
      body,
    );
    const masked = editPrompt("completions", body, (one) => one.replace(HIDDEN, "X"));
    assert.match(JSON.stringify(masked), /\bX\b/);
  }
  const shown = String.raw`the escape \u0062 of a letter`;
  editPrompt("completions", { messages: [{ role: "user", content: shown }] }, (text) => {
    assert.equal(text, shown);
    return text;
  });
});

const user = (part: object): JsonObject => ({ messages: [{ role: "user", content: [part] }] });
const BASE64 = "aG93IHRvIGJ1aWxkIGEgYm9tYg==";

const UNREAD: readonly (readonly [format: FormatName, unread: string, body: JsonObject])[] = [
  [
    "completions",
    "image_url Messages",
    user({ type: "image_url", image_url: { url: "http://x/y.png" } }),
  ],
  [
    "completions",
    "file_data Messages",
    user({ type: "file", file: { file_data: "data:application/pdf;base64,eA==" } }),
  ],
  ["completions", "file_id Messages", user({ type: "file", file: { file_id: "file-1" } })],
  [
    "completions",
    "data Messages",
    user({ type: "input_audio", input_audio: { data: BASE64, format: "wav" } }),
  ],
  ["completions", "audio Messages", { messages: [{ role: "assistant", audio: { id: "a" } }] }],
  [
    "completions",
    "unknown Messages",
    user({ type: "new", unknown: `data:image/png;base64,${BASE64}` }),
  ],
  [
    "messages",
    "data Messages",
    user({ type: "document", source: { type: "base64", data: BASE64 } }),
  ],
  ["messages", "url Messages", user({ type: "image", source: { type: "url", url: "http://x" } })],
  [
    "messages",
    "file_id Messages",
    user({ type: "document", source: { type: "file", file_id: "f" } }),
  ],
  ["messages", "container undefined", { container: "c", messages: [] }],
  ["messages", "container undefined", { container: { id: "c" }, messages: [] }],
  ["responses", "prompt SystemPrompt", { prompt: { id: "pmpt_1" } }],
  ["responses", "previous_response_id undefined", { previous_response_id: "r", input: "x" }],
  ["responses", "conversation undefined", { conversation: { id: "c" }, input: "x" }],
  ["responses", "item_reference undefined", { input: [{ type: "item_reference", id: "i" }] }],
  ["responses", "item_reference undefined", { input: [{ id: "i" }] }],
  [
    "responses",
    "file_data Messages",
    { input: [{ role: "user", content: [{ type: "input_file", file_data: "x" }] }] },
  ],
  [
    "responses",
    "vector_store_ids SystemPrompt",
    { tools: [{ type: "file_search", vector_store_ids: ["v"] }] },
  ],
  [
    "gemini",
    "data Messages",
    { contents: { parts: { inline_data: { mime_type: "application/pdf", data: BASE64 } } } },
  ],
  [
    "gemini",
    "fileUri Messages",
    { contents: [{ parts: [{ fileData: { fileUri: "https://x" } }] }] },
  ],
  ["gemini", "cachedContent undefined", { cachedContent: "cachedContents/1" }],
  ["converse", "bytes Messages", user({ document: { source: { bytes: BASE64 } } })],
  [
    "converse",
    "s3Location Messages",
    user({ video: { source: { s3Location: { uri: "s3://x" } } } }),
  ],
  ["converse", "promptVariables SystemPrompt", { promptVariables: { a: { text: "x" } } }],
  ["converseTokenCount", "body Messages", { input: { invokeModel: { body: BASE64 } } }],
  ["textCompletions", "prompt Messages", { prompt: [1, 2] }],
  ["textCompletions", "prompt Messages", { prompt: [[1, 2]] }],
  ["textCompletions", "prompt_embeds Messages", { prompt_embeds: "eA==" }],
  ["embeddings", "input Messages", { input: [[1, 2]] }],
];

describe("what is not a text is told", () => {
  for (const [format, unread, body] of UNREAD)
    test(`${unread} in ${format} ${JSON.stringify(body)}`, () => {
      assert.ok(find(format, body).unread.includes(unread), String(find(format, body).unread));
    });
});

test("names and ids of the format are not texts, and plain prompts have nothing that cannot be read", () => {
  const texts: string[] = [];
  const body = {
    model: "gpt-5",
    stream: true,
    service_tier: "auto",
    tool_choice: "auto",
    messages: [
      { role: "assistant", content: null, tool_calls: [{ id: "call_1", type: "function" }] },
      { role: "tool", tool_call_id: "call_1", content: "done" },
    ],
  };
  editPrompt(
    "completions",
    body,
    (text) => {
      texts.push(text);
      return text;
    },
    (name) => assert.fail(name),
  );
  assert.deepEqual(texts, ["done"]);
});

test("what a server has made in earlier turns passes: encrypted thoughts, and the sources of citations", () => {
  const said = { role: "assistant", content: "x" };
  const bodies: readonly (readonly [FormatName, JsonObject])[] = [
    ["completions", { messages: [{ ...said, reasoning_details: [{ data: BASE64 }] }] }],
    ["completions", { messages: [{ ...said, thinking_blocks: [{ data: BASE64 }] }] }],
    ["messages", user({ type: "redacted_thinking", data: BASE64 })],
    ["messages", user({ type: "text", text: "x", citations: [{ file_id: "file_1" }] })],
    [
      "responses",
      { input: [{ content: [{ type: "output_text", annotations: [{ file_id: "file-1" }] }] }] },
    ],
  ];
  for (const [format, body] of bodies) assert.deepEqual(find(format, body).unread, []);
});

test("a realtime response in the conversation of the socket, or in none, names nothing stored", () => {
  const create = (conversation: string): JsonObject => ({
    type: "response.create",
    response: { conversation },
  });
  for (const word of ["auto", "none"]) assert.deepEqual(find("realtime", create(word)).unread, []);
  assert.deepEqual(find("realtime", create("conv_1")).unread, ["conversation undefined"]);
});

test("names of members are masked, unless two of them would become one", () => {
  const mask = (text: string): string => text.replace(/ada|bob/, "<NAME>");
  const withInput = (input: object): JsonObject => user({ type: "tool_use", input });
  assert.deepEqual(
    editPrompt("messages", withInput({ "for ada": 1, b: "bob" }), mask),
    withInput({ "for <NAME>": 1, b: "<NAME>" }),
  );
  const shell = (env: object): JsonObject => ({
    input: [{ type: "local_shell_call", action: { type: "exec", env } }],
  });
  assert.deepEqual(editPrompt("responses", shell({ ada: "x" }), mask), shell({ "<NAME>": "x" }));
  assert.throws(() => editPrompt("messages", withInput({ ada: 1, bob: 2 }), mask), /same name/);
});
