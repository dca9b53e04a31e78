import assert from "node:assert/strict";
import { test } from "node:test";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import { assertJudgedTogether, FIRST, masked, SECOND } from "./testing/split-texts.ts";

/** Texts that receivers read as one, although something is between them in the request. */

const PICTURE = { type: "image_url", image_url: { url: "https://example.com/a.png" } };
const CALL = { id: "1", type: "function", function: { name: "f", arguments: "{}" } };

/** What conversions, or servers, leave out or move between two texts of a message. */
function betweenParts(): readonly (readonly [FormatName, JsonObject])[] {
  const content = (between: JsonObject) => [
    { type: "text", text: FIRST },
    between,
    { type: "text", text: SECOND },
  ];
  const chat = (role: string, between: JsonObject): readonly [FormatName, JsonObject] => [
    "completions",
    { messages: [{ role, content: content(between) }] },
  ];
  const message = (role: string, between: JsonObject): readonly [FormatName, JsonObject] => [
    "messages",
    { messages: [{ role, content: content(between) }] },
  ];
  const gemini = (role: string, between: JsonObject): readonly [FormatName, JsonObject] => [
    "gemini",
    { contents: [{ role, parts: [{ text: FIRST }, between, { text: SECOND }] }] },
  ];
  const source = { type: "text", media_type: "text/plain", data: "a" };
  const file = { filename: "a.txt", file_data: "data:text/plain;base64,YQ==" };
  return [
    chat("user", PICTURE),
    chat("user", { type: "file", file }),
    chat("user", { type: "text", text: " " }),
    chat("assistant", { type: "refusal", refusal: "no" }),
    message("user", { type: "tool_result", tool_use_id: "1", content: "done" }),
    message("user", { type: "document", source, title: "b" }),
    message("user", { type: "search_result", source: "a", content: [{ type: "text", text: "b" }] }),
    message("assistant", { type: "thinking", thinking: "a", signature: "c2ln" }),
    message("assistant", { type: "tool_use", id: "1", name: "f", input: { a: "b" } }),
    gemini("user", { text: "a", thought: true }),
    gemini("model", { functionCall: { name: "f", args: { a: "b" } } }),
    ["converse", { messages: [{ content: [{ text: FIRST }, { image: {} }, { text: SECOND }] }] }],
  ];
}

/** Texts that receivers put together, wherever they are in the request. */
function movedTexts(): readonly (readonly [FormatName, JsonObject])[] {
  const user = { role: "user", content: "hello" };
  const system = (content: string, role = "system") => ({ role, content });
  return [
    ["completions", { messages: [system(FIRST), user, system(SECOND, "developer")] }],
    [
      "completions",
      {
        messages: [
          { role: "user", content: FIRST },
          system("x"),
          { role: "User", content: SECOND },
        ],
      },
    ],
    ["messages", { messages: [user, system(SECOND)], system: FIRST }],
    ["responses", { input: [user, system(SECOND, "developer")], instructions: FIRST }],
    [
      "completions",
      {
        messages: [
          { role: "assistant", content: FIRST },
          { role: "assistant", content: null, tool_calls: [CALL] },
          { role: "tool", tool_call_id: "1", content: "done" },
          { role: "assistant", content: SECOND },
        ],
      },
    ],
    [
      "messages",
      {
        messages: [
          { role: "user", content: FIRST },
          { role: "assistant", content: [{ type: "thinking", thinking: "a", signature: "c2ln" }] },
          { role: "user", content: SECOND },
        ],
      },
    ],
    [
      "completions",
      {
        messages: [
          { role: "user", content: FIRST },
          { role: "user", content: [PICTURE, { type: "text", text: SECOND }] },
        ],
      },
    ],
    [
      "completions",
      {
        messages: [FIRST, SECOND].map((reasoning_content) => ({
          role: "assistant",
          content: "a",
          reasoning_content,
        })),
      },
    ],
  ];
}

test("texts within a text are judged together, and so are those around it", () => {
  const document = (...said: readonly string[]): JsonObject => ({
    type: "document",
    source: { type: "content", content: said.map((text) => ({ type: "text", text })) },
  });
  const cited = (...said: readonly string[]): JsonObject => ({
    citations: [{ sourceContent: said.map((text) => ({ text })) }],
  });
  const text = { type: "text", text: "of Ada" };
  const blocks = (...content: readonly JsonObject[]): JsonObject => ({
    messages: [{ role: "user", content }],
  });
  assertJudgedTogether("messages", blocks(text, document(FIRST, " ", SECOND), text));
  assertJudgedTogether("messages", blocks({ type: "text", text: FIRST }, document(SECOND)));
  assertJudgedTogether("converse", blocks({ citationsContent: cited(FIRST, " ", SECOND) }));
  assertJudgedTogether(
    "converse",
    blocks({ searchResult: { content: [{ text: FIRST }, { text: SECOND }] } }),
  );
});

test("a text file is judged together with the text before it", () => {
  const data = Buffer.from(SECOND).toString("base64");
  const file = (encoded: string) => ({
    role: "user",
    content: [
      { type: "text", text: FIRST },
      { type: "file", file: { file_data: `data:text/plain;base64,${encoded}` } },
    ],
  });
  const made = masked("completions", { messages: [file(data)] });
  assert.match(JSON.stringify(made), /card <CREDIT_CARD>/);
  assert.doesNotMatch(JSON.stringify(made), new RegExp(data));
});

for (const [format, body] of [...betweenParts(), ...movedTexts()])
  test(`texts that receivers of ${format} put together are judged together: ${JSON.stringify(body)}`, () =>
    assertJudgedTogether(format, body));
