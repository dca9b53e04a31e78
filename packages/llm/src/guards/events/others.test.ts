import assert from "node:assert/strict";
import { test } from "node:test";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { editResponse } from "../index.ts";

const HIDDEN = "a secret";
const SECRET = /a secret|123-45-6789|4111111111111111|\+41446681800/;

const READ: readonly (readonly [format: FormatName, body: JsonObject])[] = [
  ["completions", { choices: [{ message: { audio: { id: "a", transcript: HIDDEN } } }] }],
  [
    "completions",
    { choices: [{ message: { annotations: [{ url_citation: { title: HIDDEN } }] } }] },
  ],
  ["completions", { choices: [{ message: { unknown: { deep: [HIDDEN] } } }] }],
  ["completions", { error: { message: HIDDEN } }],
  ["messages", { content: [{ type: "text", text: "", citations: [{ document_title: HIDDEN }] }] }],
  ["messages", { content: [{ type: "web_search_tool_result", content: [{ title: HIDDEN }] }] }],
  ["messages", { content: [{ type: "new", words: HIDDEN }] }],
  [
    "messages",
    {
      content: [
        {
          type: "web_fetch_tool_result",
          content: {
            type: "web_fetch_result",
            content: {
              type: "document",
              source: { type: "text", media_type: "text/plain", data: "4111111111111111" },
            },
          },
        },
      ],
    },
  ],
  ["messages", { content: [{ type: "document", source: { data: HIDDEN } }] }],
  ["messages", { type: "error", error: { type: "api_error", message: HIDDEN } }],
  ["responses", { output: [{ content: [{ annotations: [{ title: HIDDEN }] }] }] }],
  ["responses", { output: [{ content: [{ type: "output_audio", transcript: HIDDEN }] }] }],
  ["responses", { error: { message: HIDDEN } }],
  [
    "gemini",
    { candidates: [{ groundingMetadata: { groundingChunks: [{ web: { title: HIDDEN } }] } }] },
  ],
  ["gemini", { candidates: [{ citationMetadata: { citationSources: [{ title: HIDDEN }] } }] }],
  ["gemini", { candidates: [{ finishMessage: HIDDEN }] }],
  ["gemini", { promptFeedback: { blockReasonMessage: HIDDEN } }],
  [
    "gemini",
    { candidates: [{ content: { parts: [{ codeExecutionResult: { output: HIDDEN } }] } }] },
  ],
  [
    "converse",
    {
      output: { message: { content: [{ citationsContent: { citations: [{ title: HIDDEN }] } }] } },
    },
  ],
  ["converse", { message: HIDDEN }],
  ["completions", { choices: [], reason: "123-45-6789" }],
  ["completions", { choices: [], provider: "4111111111111111" }],
  ["responses", { incomplete_details: { category: "+41446681800" } }],
  ["textCompletions", { error: { message: HIDDEN } }],
];

for (const [format, body] of READ)
  test(`a text of a response in ${format} is masked: ${JSON.stringify(body)}`, () => {
    const edited = editResponse(format, body, (text) => text.replace(SECRET, "masked"));
    assert.equal(JSON.stringify(edited), JSON.stringify(body).replace(SECRET, "masked"));
  });
