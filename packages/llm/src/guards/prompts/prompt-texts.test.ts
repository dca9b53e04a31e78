import assert from "node:assert/strict";
import { test } from "node:test";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { editPrompt } from "./index.ts";

const PROMPTS: readonly (readonly [
  format: FormatName,
  body: JsonObject,
  places: readonly string[],
])[] = [
  [
    "completions",
    {
      messages: [
        {
          role: "assistant",
          tool_calls: [{ id: "1", type: "custom", custom: { name: "f", input: "t0" } }],
          function_call: { name: "f", arguments: "t1" },
        },
      ],
    },
    ["ToolInput t0", "ToolInput t1"],
  ],
  [
    "messages",
    {
      messages: [
        {
          role: "user",
          content: [
            { type: "document", source: { type: "text", media_type: "text/plain", data: "t0" } },
            { type: "document", source: { type: "base64", data: "dDA=" } },
            {
              type: "document",
              source: { type: "content", content: [{ type: "text", text: "t1" }] },
            },
            { type: "search_result", source: "u", content: [{ type: "text", text: "t2" }] },
            {
              type: "tool_result",
              content: [{ type: "document", source: { type: "text", data: "t3" } }],
            },
          ],
        },
      ],
    },
    ["Messages t0", "Messages t1", "Messages t2", "ToolOutput t3"],
  ],
  [
    "responses",
    { input: [{ type: "custom_tool_call", name: "f", input: "t0" }] },
    ["ToolInput t0"],
  ],
  [
    "converse",
    {
      system: [{ guardContent: { text: { text: "t0" } } }],
      messages: [
        {
          role: "user",
          content: [
            { document: { name: "d", source: { text: "t1" } } },
            { document: { name: "d", source: { content: [{ text: "t2" }] } } },
            { searchResult: { source: "u", content: [{ text: "t3" }] } },
            { guardContent: { text: { text: "t4" } } },
          ],
        },
        { role: "assistant", content: [{ citationsContent: { content: [{ text: "t5" }] } }] },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "Messages t2", "Messages t3", "Messages t4", "Messages t5"],
  ],
  [
    "completions",
    {
      messages: [
        { role: "developer", content: "t0" },
        {
          role: "user",
          content: [
            { type: "text", text: "t1" },
            { type: "image_url", image_url: {} },
          ],
        },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "1", function: { name: "f", arguments: "t2" } }],
        },
        { role: "tool", tool_call_id: "1", content: "t3" },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "messages",
    {
      system: [{ type: "text", text: "t0" }],
      messages: [
        { role: "user", content: "t1" },
        {
          role: "assistant",
          content: [{ type: "tool_use", id: "1", name: "f", input: { a: ["t2"] } }],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "1", content: [{ type: "text", text: "t3" }] },
          ],
        },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "responses",
    {
      instructions: "t0",
      input: [
        { role: "user", content: [{ type: "input_text", text: "t1" }] },
        { type: "function_call", name: "f", arguments: "t2" },
        { type: "function_call_output", output: "t3" },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "gemini",
    {
      systemInstruction: { parts: [{ text: "t0" }] },
      contents: [
        { role: "user", parts: [{ text: "t1" }] },
        { role: "model", parts: [{ functionCall: { name: "f", args: { a: "t2" } } }] },
        { role: "user", parts: [{ functionResponse: { name: "f", response: { b: "t3" } } }] },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
  [
    "converse",
    {
      system: [{ text: "t0" }],
      messages: [
        { role: "user", content: [{ text: "t1" }] },
        { role: "assistant", content: [{ toolUse: { name: "f", input: { a: "t2" } } }] },
        { role: "user", content: [{ toolResult: { content: [{ text: "t3" }] } }] },
      ],
    },
    ["SystemPrompt t0", "Messages t1", "ToolInput t2", "ToolOutput t3"],
  ],
];

for (const [format, body, places] of PROMPTS) {
  test(`the texts of a prompt in ${format} are found, and only they are edited`, () => {
    const seen: string[] = [];
    const same = editPrompt(format, body, (text, { scope }, lane) => {
      if (lane !== undefined) seen.push(`${scope} ${text}`);
      return text;
    });
    assert.deepEqual(seen, places);
    assert.equal(same, body);
    const before = JSON.stringify(body);
    const edited = editPrompt(format, body, (text, _, lane) =>
      lane === undefined ? text : text.toUpperCase(),
    );
    assert.equal(JSON.stringify(edited), before.replaceAll(/"t(\d)"/g, '"T$1"'));
    assert.equal(JSON.stringify(body), before);
  });
}
