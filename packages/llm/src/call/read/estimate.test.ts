import assert from "node:assert/strict";
import { test } from "node:test";
import { completions } from "../../formats/completions/index.ts";
import { messages } from "../../formats/messages/index.ts";
import { CHAT_FORMATS } from "../../formats/table.ts";
import type { ChatFormat } from "../../formats/format.ts";
import { estimateUsage, outputBound } from "./estimate.ts";
import type { CallRecord } from "./record.ts";
import { StreamScan } from "./scan.ts";
import { newRecord } from "../testing/streams.ts";

test("each format has its own field for the maximum output tokens", () => {
  assert.equal(outputBound("completions", { max_tokens: 5 }, 9), 5);
  assert.equal(
    outputBound("completions", { max_tokens: 5, max_completion_tokens: 7, n: 3 }, 9),
    21,
  );
  assert.equal(outputBound("messages", { max_tokens: 5 }, 9), 5);
  assert.equal(outputBound("responses", { max_output_tokens: 5 }, 9), 5);
  const generationConfig = { maxOutputTokens: 5, candidateCount: 2 };
  assert.equal(outputBound("gemini", { generationConfig }, 9), 10);
  assert.equal(outputBound("converse", { inferenceConfig: { maxTokens: 5 } }, 9), 5);
  assert.equal(outputBound("embeddings", {}, 9), 0);
  for (const format of [
    "completions",
    "messages",
    "responses",
    "gemini",
    "converse",
    "detect",
  ] as const)
    assert.equal(outputBound(format, {}, 9), 9, format);
});

test("each response counts, with or without a maximum, and of two maxima the higher one", () => {
  assert.equal(outputBound("completions", { n: 3 }, 9), 27);
  assert.equal(outputBound("textCompletions", { prompt: ["a", "b"], best_of: 2 }, 9), 36);
  assert.equal(outputBound("gemini", { generationConfig: { candidateCount: 2 } }, 9), 18);
  assert.equal(outputBound("completions", { max_completion_tokens: 1, max_tokens: 50 }, 9), 50);
});

test("a usage without a number says nothing, in a whole response and in a stream", () => {
  for (const format of CHAT_FORMATS)
    for (const usage of [{}, { prompt_tokens: "1", input_tokens: null }])
      assert.equal(format.readUsage(usage), undefined, format.name);
  const record = recordOf("completions");
  const scan = new StreamScan(completions, record, false);
  scan.add(Buffer.from('data: {"choices":[{"delta":{"content":"a"}}]}\n\n'));
  scan.add(Buffer.from('data: {"choices":[],"usage":{}}\n\n'));
  estimateUsage(record, 8);
  assert.deepEqual([record.usage?.input, record.usage?.output], [2, 1]);
});

function recordOf(format: "completions" | "messages"): CallRecord {
  return newRecord({ format, providerFormat: format });
}

function cut(format: ChatFormat, record: CallRecord, events: readonly object[]): void {
  const scan = new StreamScan(format, record, false);
  for (const event of events) scan.add(Buffer.from(`data: ${JSON.stringify(event)}\n\n`));
  estimateUsage(record, 400);
}

test("an interrupted stream without usage counts its chunks", () => {
  const record = recordOf("completions");
  const piece = { model: "m", choices: [{ index: 0, delta: { content: "a" } }] };
  cut(completions, record, [piece, piece, piece]);
  assert.deepEqual(record.usage, { input: 100, output: 3 });
  assert.equal(record.isEstimated, true);
});

test("the provider's own prompt usage is kept", () => {
  const record = recordOf("messages");
  const usage = { input_tokens: 8, cache_read_input_tokens: 4, output_tokens: 1 };
  const piece = { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "a" } };
  cut(messages, record, [{ type: "message_start", message: { model: "m", usage } }, piece, piece]);
  assert.equal(record.usage?.input, 12);
  assert.equal(record.usage?.output, 2);
  assert.equal(record.usage?.cacheRead, 4);
});

test("a stream with complete usage is not estimated", () => {
  const record = recordOf("completions");
  const usage = { prompt_tokens: 3, completion_tokens: 9, total_tokens: 12 };
  cut(completions, record, [
    { model: "m", choices: [{ delta: {} }] },
    { choices: [], usage },
  ]);
  assert.equal(record.usage?.output, 9);
  assert.equal(record.isEstimated, undefined);
});

test("usage that the provider reported for the whole stream is kept, however many chunks arrived", () => {
  const record = recordOf("completions");
  const piece = { model: "m", choices: [{ index: 0, delta: { content: "a" } }] };
  const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
  cut(completions, record, [piece, piece, piece, piece, piece, { choices: [], usage }]);
  assert.equal(record.usage?.output, 3);
  assert.equal(record.isEstimated, undefined);
});

test("usage that the provider reports early is not that of the whole stream", () => {
  const record = recordOf("completions");
  const piece = { model: "m", choices: [{ index: 0, delta: { content: "a" } }] };
  const usage = { prompt_tokens: 12, completion_tokens: 1, total_tokens: 13 };
  cut(completions, record, [{ ...piece, usage }, piece, piece]);
  assert.equal(record.usage?.output, 3);
  assert.equal(record.usage?.input, 12);
  assert.equal(record.isEstimated, true);
});
