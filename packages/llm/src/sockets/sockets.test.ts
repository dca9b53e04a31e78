import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CallRecord } from "../call/read/record.ts";
import { NO_PRICES } from "../cost/model-prices.ts";
import { editPrompt, WholeStream } from "../guards/index.ts";
import { type JsonObject, textOf } from "../json.ts";
import { errorEvent } from "./events.ts";
import { SocketUsage } from "./usage.ts";

function newRecord(): CallRecord {
  return {
    provider: "p",
    format: "responses",
    providerFormat: "responses",
    stream: true,
    created: 1,
    requestModel: "m",
    model: "m",
    prices: NO_PRICES,
    asked: undefined,
    notes: [],
    chunks: 0,
  };
}

const done = (lane: string, input: number, output: number): JsonObject => ({
  type: "response.completed",
  stream_id: lane,
  response: {
    id: `r-${lane}`,
    model: "gpt",
    usage: { input_tokens: input, output_tokens: output },
  },
});

describe("tokens of a WebSocket", () => {
  test("are the sum over all lanes", () => {
    const record = newRecord();
    const usage = new SocketUsage(record);
    usage.asked({ type: "response.create", stream_id: "a" }, 40);
    usage.asked({ type: "response.create", stream_id: "b" }, 40);
    const delta = { type: "response.output_text.delta", stream_id: "b", delta: "x" };
    assert.equal(usage.said(delta), undefined);
    assert.equal(usage.said(done("a", 10, 2))?.usage?.input, 10);
    assert.equal(usage.said(done("b", 5, 1))?.lane, "b");
    usage.end();
    assert.deepEqual([record.usage?.input, record.usage?.output], [15, 3]);
    assert.equal(record.isEstimated, undefined);
    assert.equal(record.responseModel, "gpt");
  });

  test("of a response that is cut are estimated, beside those that were said", () => {
    const record = newRecord();
    const usage = new SocketUsage(record);
    usage.asked({ type: "response.create", stream_id: "a" }, 40);
    usage.said(done("a", 10, 2));
    usage.asked({ type: "response.create", stream_id: "b" }, 400);
    for (let piece = 0; piece < 3; piece++)
      usage.said({ type: "response.output_text.delta", stream_id: "b", delta: "x" });
    usage.end();
    assert.deepEqual([record.usage?.input, record.usage?.output], [110, 5]);
    assert.equal(record.isEstimated, true);
  });

  test("end with an error only if the response has not begun", () => {
    const usage = new SocketUsage(newRecord());
    const error = { type: "error", stream_id: "a" };
    assert.equal(usage.said(error), undefined);
    usage.asked({ type: "response.create", stream_id: "a" }, 40);
    assert.deepEqual(usage.said(error), { lane: "a", usage: undefined });
    usage.asked({ type: "response.create", stream_id: "a" }, 40);
    usage.said({ type: "response.created", stream_id: "a", response: {} });
    assert.equal(usage.said(error), undefined);
  });

  test("of a response that is cut are estimated, also if another one waits in its lane", () => {
    const record = newRecord();
    const usage = new SocketUsage(record);
    const delta = { type: "response.output_text.delta", delta: "x" };
    usage.asked({ type: "response.create", response_id: "no lane" }, 400);
    usage.said({ type: "response.created", response: { id: "r-1" } });
    for (let piece = 0; piece < 3; piece++) usage.said(delta);
    usage.asked({ type: "response.create" }, 40);
    usage.said(delta);
    const cut = { input: 100, output: 4 };
    assert.deepEqual(usage.end(), [{ lane: "", usage: cut }]);
    assert.deepEqual([record.usage?.input, record.usage?.output], [100, 4]);
  });

  test("end with an error of the response that waits, not of the one that runs", () => {
    const usage = new SocketUsage(newRecord());
    const ask = (length: number): void => usage.asked({ type: "response.create" }, length);
    ask(400);
    usage.said({ type: "response.created", response: { id: "r-1" } });
    ask(40);
    assert.deepEqual(usage.said({ type: "error" }), { lane: "", usage: undefined });
    assert.equal(usage.said({ type: "error" }), undefined);
    usage.said({ type: "response.output_text.delta", delta: "x" });
    assert.deepEqual(usage.end(), [{ lane: "", usage: { input: 100, output: 1 } }]);
  });

  test("include those that were written to a cache", () => {
    const record = newRecord();
    const input_tokens_details = { cached_tokens: 4, cache_write_tokens: 6 };
    const usage = { input_tokens: 20, output_tokens: 1, input_tokens_details };
    new SocketUsage(record).said({ type: "response.completed", response: { id: "r", usage } });
    assert.deepEqual([record.usage?.cacheRead, record.usage?.cacheWrite], [4, 6]);
  });

  test("the tokens of realtime calls include audio, and the tokens of transcripts", () => {
    const record = newRecord();
    const usage = new SocketUsage(record);
    usage.said({ type: "session.created", session: { model: "gpt-realtime" } });
    usage.said({ type: "response.output_audio.delta", response_id: "r1", delta: "" });
    usage.said({
      type: "response.done",
      response: {
        id: "r1",
        usage: {
          total_tokens: 30,
          input_tokens: 20,
          output_tokens: 10,
          input_token_details: { text_tokens: 5, audio_tokens: 15, cached_tokens: 4 },
          output_token_details: { text_tokens: 2, audio_tokens: 8 },
        },
      },
    });
    usage.said({
      type: "conversation.item.input_audio_transcription.completed",
      usage: { type: "tokens", input_tokens: 3, output_tokens: 1 },
    });
    usage.end();
    const { input, output, inputAudio, outputAudio, cacheRead } = record.usage ?? {};
    assert.deepEqual([input, output, inputAudio, outputAudio, cacheRead], [23, 11, 15, 8, 4]);
    assert.equal(record.responseModel, "gpt-realtime");
    assert.equal(record.isEstimated, undefined);
  });
});

/** An event of a WebSocket, as guards read it. */
function streamOf(event: JsonObject): WholeStream {
  const written = (body: JsonObject): Buffer => Buffer.from(JSON.stringify(body));
  const frame = { bytes: written(event), type: "", body: event, isComment: false, with: written };
  return new WholeStream("responses", [frame]);
}

describe("texts in events", () => {
  const mask = (text: string): string => text.replaceAll("secret", "<masked>");
  const prompts: readonly JsonObject[] = [
    { type: "response.create", stream_id: "a", input: "secret" },
    { type: "response.create", response: { instructions: "secret" } },
    { type: "session.update", session: { instructions: "secret" } },
    {
      type: "session.update",
      session: { audio: { input: { transcription: { prompt: "secret" } } } },
    },
    { type: "session.update", session: { tools: [{ type: "function", description: "secret" }] } },
    { type: "response.new", what: ["secret"] },
    {
      type: "conversation.item.create",
      item: { type: "message", role: "user", content: [{ type: "input_text", text: "secret" }] },
    },
  ];
  for (const event of prompts)
    test(`of clients: ${JSON.stringify(event)}`, () => {
      assert.deepEqual(
        editPrompt("realtime", event, mask),
        JSON.parse(mask(JSON.stringify(event))),
      );
    });

  const content = [{ type: "output_text", text: "secret" }];
  const said: readonly JsonObject[] = [
    { type: "response.output_text.delta", delta: "a secret" },
    { type: "response.output_text.done", text: "secret" },
    { type: "response.output_audio_transcript.done", transcript: "secret" },
    { type: "conversation.item.input_audio_transcription.delta", delta: "secret" },
    { type: "conversation.item.input_audio_transcription.completed", transcript: "secret" },
    { type: "response.output_text.annotation.added", annotation: { title: "secret" } },
    { type: "response.new.delta", delta: "secret" },
    { type: "error", error: { code: "x", message: "secret" } },
    { type: "response.failed", response: { id: "r", error: { code: "x", message: "secret" } } },
    { type: "response.content_part.done", part: content[0] },
    {
      type: "response.output_item.done",
      item: { type: "message", role: "assistant", content },
    },
    {
      type: "response.completed",
      response: { id: "r", output: [{ type: "message", role: "assistant", content }] },
    },
  ];
  for (const event of said)
    test(`of providers: ${JSON.stringify(event)}`, () => {
      const stream = streamOf(event);
      const edited = stream.with(stream.texts.map(mask));
      assert.deepEqual(JSON.parse(textOf(edited)), JSON.parse(mask(JSON.stringify(event))));
    });

  test("are not in sounds", () => {
    const fail = (): never => assert.fail("a sound is no text");
    const sound = { type: "response.output_audio.delta", delta: "AAAA" };
    assert.deepEqual(streamOf(sound).texts, []);
    const unread: string[] = [];
    const event = { type: "input_audio_buffer.append", audio: "AAAA" };
    editPrompt("realtime", event, fail, (name) => unread.push(name));
    assert.deepEqual(unread, ["audio"]);
  });
});

test("a refusal names the lane, or the event, that it is for", () => {
  const error = { kind: "permission", status: 403, message: "no" } as const;
  const lane = errorEvent("responses", error, { type: "response.create", stream_id: "a" });
  assert.equal(lane["stream_id"], "a");
  assert.equal(lane["status"], 403);
  const own = errorEvent("realtime", error, { event_id: "e1" });
  assert.match(JSON.stringify(own["error"]), /"event_id":"e1"/);
});
