import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFormatName } from "../chat/form.ts";
import { ResponseNotes } from "../chat/notes.ts";
import { NO_NAMES } from "../chat/tool-names.ts";
import type { ChatFormat } from "../formats/format.ts";
import { chatFormat } from "../formats/table.ts";
import { awsEvent } from "../stream/aws-events.ts";
import { convertBody } from "./convert/convert-body.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import type { CallRecord } from "./read/record.ts";
import { newRecord } from "./testing/streams.ts";

/**
 * Tests that parts of a response that a conversion cannot keep are noted with their place, as for
 * requests.
 */

function formatOf(name: ChatFormatName): ChatFormat {
  const format = chatFormat(name);
  assert.ok(format);
  return format;
}

function recordOf(from: ChatFormatName, to: ChatFormatName): CallRecord {
  return newRecord({ format: to, providerFormat: from, lost: new ResponseNotes() });
}

function placesOf(record: CallRecord): readonly string[] {
  return (record.lost?.list ?? []).map(({ at }) => at).toSorted();
}

function lostInWhole(from: ChatFormatName, to: ChatFormatName, body: object): readonly string[] {
  const record = recordOf(from, to);
  const pair = { from: formatOf(from), to: formatOf(to), toolNames: NO_NAMES };
  const { status } = convertBody(Buffer.from(JSON.stringify(body)), 200, pair, record);
  assert.equal(status, 200);
  return placesOf(record);
}

function lostInStream(
  from: ChatFormatName,
  to: ChatFormatName,
  bytes: Uint8Array,
): readonly string[] {
  const record = recordOf(from, to);
  const pair = { from: formatOf(from), to: formatOf(to), toolNames: NO_NAMES };
  const conversion = new StreamConversion(pair, record, { usage: true, model: "m" });
  conversion.add(bytes);
  conversion.end();
  assert.equal(record.error, undefined);
  return placesOf(record);
}

function events(...list: readonly object[]): Buffer {
  return Buffer.from(list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
}

const ANNOTATION = { type: "url_citation", url_citation: { url: "https://example.com" } };
const CITATION = { type: "web_search_result_location", url: "https://example.com" };
const SEARCH = { type: "server_tool_use", id: "s1", name: "web_search", input: {} };
const RESULT = { type: "web_search_tool_result", tool_use_id: "s1", content: [] };
const RESPONSES_SEARCH = { type: "web_search_call", id: "ws_1", status: "completed" };
const GROUNDING = { webSearchQueries: ["a"] };
const PICTURE = { inlineData: { mimeType: "image/png", data: "aaaa" } };
const CITED = { citationsContent: { content: [{ text: "a" }], citations: [] } };

interface Losses {
  readonly from: ChatFormatName;
  readonly to: ChatFormatName;
  readonly whole: object;
  readonly stream: Uint8Array;
  readonly places: readonly string[];
}

/** An annotation that only Responses have. */
const OF_A_FILE = { type: "file_citation", file_id: "file_1", index: 0 };

const LOSSES: readonly Losses[] = [
  {
    from: "completions",
    to: "messages",
    whole: {
      id: "1",
      model: "m",
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: "a",
            annotations: [ANNOTATION],
            audio: { id: "audio_1", data: "aaaa" },
          },
          logprobs: { content: [{ token: "a", logprob: 0 }] },
          finish_reason: "stop",
        },
        { index: 1, message: { role: "assistant", content: "b" }, finish_reason: "stop" },
      ],
      citations: ["https://example.com"],
    },
    stream: Buffer.concat([
      events(
        {
          id: "1",
          model: "m",
          choices: [
            {
              index: 0,
              delta: { role: "assistant", content: "a", audio: { id: "audio_1" } },
              logprobs: { content: [{ token: "a", logprob: 0 }] },
            },
          ],
        },
        { id: "1", choices: [{ index: 1, delta: { content: "b" } }] },
        { id: "1", choices: [{ index: 0, delta: { annotations: [ANNOTATION] } }] },
        {
          id: "1",
          choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
          citations: ["https://example.com"],
        },
      ),
      Buffer.from("data: [DONE]\n\n"),
    ]),
    places: [
      "/choices/0/logprobs",
      "/choices/0/message/annotations",
      "/choices/0/message/audio",
      "/choices/1",
      "/citations",
    ],
  },
  {
    from: "messages",
    to: "completions",
    whole: {
      id: "1",
      type: "message",
      role: "assistant",
      model: "m",
      content: [
        SEARCH,
        RESULT,
        { type: "text", text: "a", citations: [CITATION] },
        { type: "redacted_thinking", data: "c2ln" },
      ],
      stop_reason: "end_turn",
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
    stream: events(
      { type: "message_start", message: { id: "1", model: "m", content: [] } },
      { type: "content_block_start", index: 0, content_block: SEARCH },
      {
        type: "content_block_delta",
        index: 0,
        delta: { type: "input_json_delta", partial_json: "{}" },
      },
      { type: "content_block_stop", index: 0 },
      { type: "content_block_start", index: 1, content_block: RESULT },
      { type: "content_block_stop", index: 1 },
      { type: "content_block_start", index: 2, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 2, delta: { type: "text_delta", text: "a" } },
      {
        type: "content_block_delta",
        index: 2,
        delta: { type: "citations_delta", citation: CITATION },
      },
      { type: "content_block_stop", index: 2 },
      {
        type: "content_block_start",
        index: 3,
        content_block: { type: "redacted_thinking", data: "c2ln" },
      },
      { type: "content_block_stop", index: 3 },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 1 } },
      { type: "message_stop" },
    ),
    places: ["/content/0", "/content/1", "/content/2/citations", "/content/3"],
  },
  {
    from: "responses",
    to: "completions",
    whole: {
      id: "resp_1",
      model: "m",
      status: "completed",
      output: [
        RESPONSES_SEARCH,
        { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "gAAA" },
        {
          type: "message",
          role: "assistant",
          content: [{ type: "output_text", text: "a", annotations: [OF_A_FILE], logprobs: [] }],
        },
      ],
    },
    stream: events(
      { type: "response.created", response: { id: "resp_1", model: "m" } },
      { type: "response.output_item.added", output_index: 0, item: RESPONSES_SEARCH },
      { type: "response.output_item.done", output_index: 0, item: RESPONSES_SEARCH },
      { type: "response.output_item.added", output_index: 1, item: { type: "reasoning" } },
      {
        type: "response.output_item.done",
        output_index: 1,
        item: { type: "reasoning", summary: [], encrypted_content: "gAAA" },
      },
      { type: "response.output_item.added", output_index: 2, item: { type: "message" } },
      {
        type: "response.output_text.delta",
        output_index: 2,
        content_index: 0,
        delta: "a",
        logprobs: [],
      },
      {
        type: "response.output_text.annotation.added",
        output_index: 2,
        content_index: 0,
        annotation: OF_A_FILE,
      },
      { type: "response.output_item.done", output_index: 2, item: { type: "message" } },
      { type: "response.completed", response: { status: "completed" } },
    ),
    places: ["/output/0", "/output/1/encrypted_content", "/output/2/content/0/annotations"],
  },
  {
    from: "gemini",
    to: "completions",
    whole: {
      responseId: "1",
      modelVersion: "m",
      candidates: [
        {
          content: { role: "model", parts: [{ text: "a", thoughtSignature: "c2ln" }, PICTURE] },
          finishReason: "STOP",
          groundingMetadata: GROUNDING,
        },
        { content: { role: "model", parts: [{ text: "b" }] }, finishReason: "STOP", index: 1 },
      ],
    },
    stream: events(
      { responseId: "1", candidates: [{ content: { role: "model", parts: [{ text: "a" }] } }] },
      { candidates: [{ content: { role: "model", parts: [PICTURE] } }] },
      { candidates: [{ content: { parts: [{ text: "", thoughtSignature: "c2ln" }] } }] },
      { candidates: [{ index: 1, content: { role: "model", parts: [{ text: "b" }] } }] },
      { candidates: [{ finishReason: "STOP", groundingMetadata: GROUNDING }] },
    ),
    places: [
      "/candidates/0/content/parts",
      "/candidates/0/content/parts/thoughtSignature",
      "/candidates/0/groundingMetadata",
    ],
    // The client gets the other candidates of a whole response.
  },
  {
    from: "converse",
    to: "completions",
    whole: {
      output: { message: { role: "assistant", content: [{ text: "a" }, CITED] } },
      stopReason: "end_turn",
      usage: { inputTokens: 1, outputTokens: 1 },
      trace: { guardrail: {} },
    },
    stream: Buffer.concat(
      [
        ["messageStart", { role: "assistant" }] as const,
        ["contentBlockDelta", { contentBlockIndex: 0, delta: { text: "a" } }] as const,
        ["contentBlockStop", { contentBlockIndex: 0 }] as const,
        [
          "contentBlockDelta",
          { contentBlockIndex: 1, delta: { citation: { title: "b" } } },
        ] as const,
        ["messageStop", { stopReason: "end_turn" }] as const,
        [
          "metadata",
          { usage: { inputTokens: 1, outputTokens: 1 }, trace: { guardrail: {} } },
        ] as const,
      ].map(([type, body]) =>
        awsEvent(
          {
            ":event-type": type,
            ":content-type": "application/json",
            ":message-type": "event",
          },
          JSON.stringify(body),
        ),
      ),
    ),
    places: ["/output/message/content/1", "/trace"],
  },
];

for (const { from, to, whole, stream, places } of LOSSES)
  describe(`what ${to} cannot say of a response in ${from}`, () => {
    test("is noted for a whole response", () => {
      assert.deepEqual(lostInWhole(from, to, whole), places);
    });
    test("is noted once for a stream", () => {
      assert.deepEqual(lostInStream(from, to, stream), places);
    });
  });

test("a response that is kept completely has no losses", () => {
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const body = {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: "a", refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: "stop",
      },
    ],
    usage,
    service_tier: "default",
    system_fingerprint: "fp",
  };
  for (const to of ["messages", "responses", "gemini", "converse"] as const)
    assert.deepEqual(lostInWhole("completions", to, body), []);
});

test("the number of noted places is limited", () => {
  const choices = Array.from({ length: 1000 }, (_, index) => ({
    index,
    message: { role: "assistant", content: "a" },
    finish_reason: "stop",
  }));
  const lost = lostInWhole("completions", "messages", { id: "1", model: "m", choices });
  assert.ok(lost.length < 200, `${lost.length}`);
});
