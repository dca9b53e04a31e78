import assert from "node:assert/strict";
import { test } from "node:test";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { editPrompt, editResponse } from "../index.ts";

test("the texts of responses are found; formats that are not read have none", () => {
  const responses: readonly (readonly [FormatName, JsonObject])[] = [
    ["completions", { choices: [{ message: { role: "assistant", content: "hi" } }] }],
    ["messages", { content: [{ type: "text", text: "hi" }] }],
    [
      "responses",
      {
        output: [
          { type: "message", role: "assistant", content: [{ type: "output_text", text: "hi" }] },
        ],
      },
    ],
    ["gemini", { candidates: [{ content: { parts: [{ text: "hi" }] } }] }],
    ["converse", { output: { message: { content: [{ text: "hi" }] } } }],
  ];
  for (const [format, body] of responses) {
    const edited = editResponse(format, body, (text, { scope }) => `${scope} ${text}`);
    assert.match(JSON.stringify(edited), /"Messages hi"/, format);
  }
  assert.equal(
    editPrompt("passthrough", { input: "x" }, (text) => text),
    undefined,
  );
});
