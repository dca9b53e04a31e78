import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PASSING, REFUSING, streamedBy } from "../testing/media-guards.ts";
import { mediaIn } from "./response-media.ts";

const DATA = "aGVsbG8=";

describe("what guards cannot read of a response is found by its member", () => {
  const responses: readonly (readonly [name: string, body: object])[] = [
    ["images", { choices: [{ message: { images: [{ image_url: { url: "data:x" } }] } }] }],
    ["audio", { choices: [{ message: { audio: { id: "a", data: DATA } } }] }],
    ["image_url", { choices: [{ message: { content: [{ image_url: { url: "https://x" } }] } }] }],
    ["result", { output: [{ type: "image_generation_call", result: DATA }] }],
    ["partial_image_b64", { type: "partial", partial_image_b64: DATA }],
    ["inlineData", { candidates: [{ content: { parts: [{ inlineData: { data: DATA } }] } }] }],
    [
      "file_data",
      { candidates: [{ content: { parts: [{ file_data: { file_uri: "gs://x" } }] } }] },
    ],
    ["image", { output: { message: { content: [{ image: { source: { bytes: DATA } } }] } } }],
    ["source", { content: [{ type: "document", source: { type: "base64", data: DATA } }] }],
  ];
  for (const [name, body] of responses)
    test(JSON.stringify(body), () => assert.equal(mediaIn(body), name));

  const readable: readonly object[] = [
    { choices: [{ message: { content: "x", images: [], audio: null } }] },
    { choices: [{ message: { audio: { data: DATA, transcript: "hello" } } }] },
    { candidates: [{ content: { parts: [{ functionCall: { args: { images: ["x"] } } }] } }] },
    { output: [{ type: "image_generation_call", result: null }] },
    { output: [{ type: "mcp_call", result: "text" }] },
    {
      content: [
        { type: "redacted_thinking", data: DATA },
        { type: "text", text: "x" },
      ],
    },
    { content: [{ type: "tool_use", input: { image: { source: "x" } } }] },
  ];
  for (const body of readable)
    test(`nothing in ${JSON.stringify(body)}`, () => assert.equal(mediaIn(body), undefined));
});

test("a stream with an image ends in an error, unless the guard lets it pass", () => {
  const chunk = (delta: object): object => ({ choices: [{ index: 0, delta }] });
  const events = [
    chunk({ content: "before" }),
    chunk({ images: [{ image_url: { url: `data:image/png;base64,${DATA}` } }] }),
    chunk({ content: "after" }),
  ];
  const refused = streamedBy(REFUSING, events);
  assert.match(refused.text, /before.*cannot check the response: `images`/s);
  assert.doesNotMatch(refused.text, /base64|after/);
  assert.deepEqual(refused.unread, ["images"]);
  const passed = streamedBy(PASSING, [...events, ...events]);
  assert.match(passed.text, /before.*base64.*after/s);
  assert.deepEqual(passed.unread, ["images"]);
});
