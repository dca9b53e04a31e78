import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatFormatName } from "../chat/form.ts";
import { ResponseNotes } from "../chat/notes.ts";
import { chatFormat } from "../formats/table.ts";
import { type JsonObject, objectOf } from "../json.ts";
import { awsEvent } from "../stream/aws-events.ts";
import { convertBody } from "./convert/convert-body.ts";
import { StreamConversion } from "./convert/convert-stream.ts";
import { StreamScan } from "./read/scan.ts";
import { newRecord } from "./testing/streams.ts";

/** Tests of streams and responses that differ from what their vendor's description says. */

function formatOf(name: ChatFormatName) {
  const format = chatFormat(name);
  assert.ok(format !== undefined);
  return format;
}

function pairOf(from: ChatFormatName, to: ChatFormatName) {
  return { from: formatOf(from), to: formatOf(to), toolNames: new Map<string, string>() };
}

function streamed(from: ChatFormatName, to: ChatFormatName, bytes: Buffer): string {
  const conversion = new StreamConversion(pairOf(from, to), newRecord(), {
    usage: true,
    model: "m",
  });
  return Buffer.concat([conversion.add(bytes), conversion.end()]).toString();
}

const events = (...list: readonly JsonObject[]): Buffer =>
  Buffer.from(list.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(""));

function amazon(type: string, body: JsonObject): Buffer {
  const headers = {
    ":event-type": type,
    ":content-type": "application/json",
    ":message-type": "event",
  };
  return awsEvent(headers, JSON.stringify(body));
}

const MESSAGES = [
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hello" } },
  { type: "content_block_stop", index: 0 },
  { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 3 } },
  { type: "message_stop" },
];
const START = { type: "message_start", message: { id: "m1", model: "m", usage: {} } };

describe("streams without their first event", () => {
  const STREAMS: Readonly<Partial<Record<ChatFormatName, Buffer>>> = {
    messages: events(...MESSAGES),
    responses: events(
      { type: "response.output_item.added", output_index: 0, item: { type: "message" } },
      { type: "response.output_text.delta", output_index: 0, content_index: 0, delta: "Hello" },
      { type: "response.completed", response: { id: "r1", status: "completed" } },
    ),
    converse: Buffer.concat([
      amazon("contentBlockDelta", { contentBlockIndex: 0, delta: { text: "Hello" } }),
      amazon("contentBlockStop", { contentBlockIndex: 0 }),
      amazon("messageStop", { stopReason: "end_turn" }),
    ]),
  };
  const FIRST: Readonly<Partial<Record<ChatFormatName, string>>> = {
    completions: '"role":"assistant"',
    messages: "event: message_start",
    responses: "event: response.created",
    converse: "messageStart",
  };
  for (const from of ["messages", "responses", "converse"] as const)
    for (const to of ["completions", "messages", "responses", "converse"] as const)
      if (from !== to)
        test(`${from} to ${to}`, () => {
          const written = streamed(from, to, STREAMS[from] ?? Buffer.alloc(0));
          assert.ok(written.includes("Hello"));
          assert.equal(written.split(FIRST[to] ?? "?").length, 2, written);
          assert.ok(written.indexOf(FIRST[to] ?? "?") < written.indexOf("Hello"));
        });
});

test("a second first event is ignored", () => {
  const written = streamed("messages", "responses", events(START, START, ...MESSAGES));
  assert.equal(written.split("event: response.created").length, 2);
});

describe("usage that only the gateway asked for", () => {
  const chunk = (choices: readonly object[], usage?: object) => ({ id: "c", choices, usage });
  const content = { index: 0, delta: { content: "Hi" }, finish_reason: null };
  const usage = { prompt_tokens: 5, completion_tokens: 2, cached_tokens: 4 };
  const scanned = (hides: boolean, ...chunks: readonly JsonObject[]) => {
    const record = newRecord();
    const scan = new StreamScan(formatOf("completions"), record, hides);
    const text = Buffer.concat([scan.add(events(...chunks)), scan.end()]).toString();
    return { text, record };
  };

  test("is hidden with and without choices, and counted", () => {
    for (const choices of [[], [{ index: 0, delta: {} }], [{ index: 0, delta: { content: "" } }]]) {
      const { text, record } = scanned(true, chunk([content]), chunk(choices, usage));
      assert.equal(text, events(chunk([content])).toString());
      assert.equal(record.usage?.output, 2);
      assert.equal(record.usage?.cacheRead, 4);
    }
  });

  test("leaves the other members of its chunk", () => {
    const finish = { index: 0, delta: {}, finish_reason: "stop" };
    const { text } = scanned(true, chunk([content], usage), chunk([{ ...finish, usage }]));
    assert.equal(text, events(chunk([content]), chunk([finish])).toString());
  });

  test("stays if the client asked", () => {
    const chunks = [chunk([content]), chunk([{ index: 0, delta: {} }], usage)];
    assert.equal(scanned(false, ...chunks).text, events(...chunks).toString());
  });
});

test("tokens in members of single vendors are read", () => {
  const { readUsage } = formatOf("completions");
  const base = { prompt_tokens: 9, completion_tokens: 2 };
  assert.equal(readUsage({ ...base, cached_tokens: 4 })?.cacheRead, 4);
  assert.equal(readUsage({ ...base, prompt_cache_hit_tokens: 5 })?.cacheRead, 5);
  const anthropic = formatOf("messages").readUsage({
    input_tokens: 1,
    output_tokens: 9,
    output_tokens_details: { thinking_tokens: 7 },
  });
  assert.equal(anthropic?.reasoning, 7);
});

describe("arguments that were cut off", () => {
  const message = {
    tool_calls: [
      {
        id: "c",
        type: "function",
        function: { name: "f", arguments: '{"city":"Oslo","days":[1,' },
      },
    ],
  };
  const body = Buffer.from(JSON.stringify({ choices: [{ message, finish_reason: "length" }] }));
  for (const to of ["messages", "converse", "gemini"] as const)
    test(`keep what is complete, with a note, in ${to}`, () => {
      const record = { ...newRecord(), lost: new ResponseNotes() };
      const converted = convertBody(body, 200, pairOf("completions", to), record);
      assert.match(JSON.stringify(converted.body), /"city":"Oslo","days":\[1\]/);
      assert.deepEqual(
        record.lost.list.map(({ what }) => what),
        ["changed"],
      );
    });
});

test("clients of Amazon find the kind of an error in a header", () => {
  const error = Buffer.from(JSON.stringify({ error: { type: "rate_limit_error", message: "x" } }));
  const found = convertBody(error, 429, pairOf("completions", "converse"), newRecord());
  assert.deepEqual(found.headers, [["x-amzn-errortype", "ThrottlingException"]]);
  const unreadable = convertBody(
    Buffer.from("?"),
    200,
    pairOf("completions", "converse"),
    newRecord(),
  );
  assert.deepEqual(unreadable.headers, [["x-amzn-errortype", "InternalServerException"]]);
  assert.equal(objectOf(unreadable.body)["message"] !== undefined, true);
});

test("a whole response in the form of chat completions is read whatever was asked", () => {
  const message = { role: "assistant", content: "hi" };
  const body = Buffer.from(JSON.stringify({ choices: [{ message, finish_reason: "stop" }] }));
  for (const asked of ["messages", "responses"] as const) {
    const { status } = convertBody(body, 200, pairOf(asked, "completions"), newRecord());
    assert.equal(status, 200);
  }
});
