import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { FormatName } from "../formats/names.ts";
import type { JsonObject } from "../json.ts";
import type { GuardedFormatName } from "./form/guarded-format.ts";
import { editResponse, WholeStream } from "./index.ts";
import { formatOf, streamOf } from "./testing/guarded-streams.ts";
import type { Event } from "./testing/vendor-events.ts";

/**
 * Tests that guards read no members that are words of a format, padding, names of tools or encoded images: they
 * would be masked or refused by chance, or sent to the servers of guards.
 */

const IMAGE = { size: "1024x1024", quality: "low", background: "opaque", output_format: "png" };

const BODIES: readonly (readonly [FormatName, JsonObject])[] = [
  [
    "completions",
    {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "gpt-5",
      provider: "OpenAI",
      service_tier: "default",
      system_fingerprint: "fp_1",
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: "hello" },
          finish_reason: "stop",
          content_filter_results: { hate: { filtered: false, severity: "safe" } },
        },
      ],
      prompt_logprobs: [null, { "5": { logprob: -1, rank: 1, decoded_token: "foo" } }],
      kv_transfer_params: { remote_host: "10.0.0.1" },
      usage: { prompt_tokens: 1 },
    },
  ],
  [
    "messages",
    {
      content: [
        { type: "text", text: "hello" },
        { type: "tool_use", id: "t", name: "get_weather", input: {} },
        { type: "server_tool_use", id: "s", name: "web_search", input: {} },
      ],
    },
  ],
  [
    "responses",
    {
      previous_response_id: "resp_1",
      billing: { payer: "developer" },
      output: [
        { type: "message", content: [{ type: "output_text", text: "hello" }] },
        { type: "image_generation_call", id: "i", result: "QUJD", ...IMAGE },
      ],
    },
  ],
  [
    "gemini",
    {
      candidates: [
        {
          content: { parts: [{ text: "hello" }] },
          urlContextMetadata: {
            urlMetadata: [{ urlRetrievalStatus: "URL_RETRIEVAL_STATUS_SUCCESS" }],
          },
        },
      ],
    },
  ],
];

describe("only the texts of a response are read", () => {
  for (const [format, body] of BODIES)
    test(`${format}: ${JSON.stringify(body).slice(0, 60)}`, () => {
      const texts: string[] = [];
      editResponse(format, body, (text) => {
        texts.push(text);
        return text;
      });
      assert.deepEqual(texts, ["hello"]);
    });
});

const STREAMS: readonly (readonly [GuardedFormatName, ...(readonly Event[])])[] = [
  [
    "responses",
    {
      type: "response.created",
      response: { output_modalities: ["audio"], output: [{ content: [{ text: "hello" }] }] },
    },
  ],
  ["responses", { type: "rate_limits.updated", rate_limits: [{ name: "hello" }], note: "hello" }],
  [
    "converse",
    { ":type": "messageStart", role: "assistant", p: "abcdefghijk" },
    { ":type": "contentBlockDelta", contentBlockIndex: 0, delta: { text: "hello" }, p: "abcdef" },
    { ":type": "messageStop", stopReason: "end_turn", p: "abcdefghijklmnopqrstuvwxyzABCD" },
  ],
  [
    "messages",
    {
      type: "content_block_start",
      index: 1,
      content_block: { type: "tool_use", id: "t", name: "get_weather", input: {} },
    },
    { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "hello" } },
  ],
  [
    "responses",
    {
      type: "response.function_call_arguments.done",
      output_index: 1,
      name: "get_weather",
      arguments: "{}",
    },
    {
      type: "response.image_generation_call.partial_image",
      output_index: 2,
      partial_image_b64: "QUJD",
      ...IMAGE,
    },
    {
      type: "response.output_item.done",
      output_index: 2,
      item: { type: "image_generation_call", result: "QUJD", ...IMAGE },
    },
    { type: "response.output_text.delta", output_index: 0, delta: "hello" },
  ],
  [
    "completions",
    { choices: [{ index: 0, delta: { images: ["data:image/png;base64,QUJD"] } }] },
    { choices: [{ index: 0, delta: { content: "hello" } }], data: [{ b64_json: "QUJD" }] },
  ],
];

describe("only the texts of a stream are read", () => {
  for (const [format, ...events] of STREAMS)
    test(format, () =>
      assert.deepEqual(WholeStream.read(formatOf(format), streamOf(format, events)).texts, [
        "hello",
      ]),
    );
});

test("an image in base64 does not hide a text beside it", () => {
  const body = { output: [{ type: "image_generation_call", result: "QUJD", revised_prompt: "a" }] };
  assert.match(JSON.stringify(editResponse("responses", body, () => "masked")), /:"masked"/);
  const other = { output: [{ type: "mcp_call", name: "search", result: "a" }] };
  assert.match(JSON.stringify(editResponse("responses", other, () => "masked")), /:"masked"/);
});
