import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { folded } from "../chat/testing/fold.ts";
import { completions } from "../formats/completions/index.ts";
import { gemini } from "../formats/gemini/index.ts";
import { messages } from "../formats/messages/index.ts";
import { responses } from "../formats/responses/index.ts";
import { convertBody } from "./convert/convert-body.ts";
import { call, END, eventsOf } from "./testing/chunks.ts";
import { newRecord } from "./testing/streams.ts";

/** Tests of responses that deviate from their format, but are sent by servers in use. */

function callsIn(chunks: readonly unknown[]) {
  const { parts } = folded(eventsOf(completions, [...chunks, END]));
  return parts.map((part) =>
    part.kind === "toolCall" ? [part.id, part.name, part.arguments] : [part.kind],
  );
}

describe("tool calls in chunks of chat completions", () => {
  test("tool calls that alternate are written one after the other", () => {
    const found = callsIn([
      call(0, "a", "weather"),
      call(1, "b", "now"),
      call(0, undefined, undefined, '{"city":'),
      call(1, undefined, undefined, '{"zone":'),
      call(0, undefined, undefined, '"Oslo"}'),
      call(1, undefined, undefined, '"UTC"}'),
    ]);
    assert.deepEqual(found, [
      ["a", "weather", '{"city":"Oslo"}'],
      ["b", "now", '{"zone":"UTC"}'],
    ]);
  });

  test("are not delayed when each is complete before the next", () => {
    const events = eventsOf(completions, [
      call(0, "a", "weather", '{"city":"Oslo"}'),
      call(1, "b", "now", "{"),
      call(1, undefined, undefined, "}"),
      END,
    ]);
    const kinds = events.map((event) => (event.kind === "delta" ? event.text : event.kind));
    assert.deepEqual(kinds, [
      "start",
      "open",
      '{"city":"Oslo"}',
      "close",
      "open",
      "{",
      "}",
      "close",
      "finish",
      "end",
    ]);
  });

  test("tool calls that all have the same index are different calls", () => {
    const found = callsIn([
      call(0, "a", "weather", '{"city":"Oslo"}'),
      call(0, "b", "weather", '{"city":"Rome"}'),
    ]);
    assert.deepEqual(found, [
      ["a", "weather", '{"city":"Oslo"}'],
      ["b", "weather", '{"city":"Rome"}'],
    ]);
  });

  test("that repeat id and name in every chunk are one call", () => {
    const found = callsIn([call(0, "a", "now", "{"), call(0, "a", "now", "}")]);
    assert.deepEqual(found, [["a", "now", "{}"]]);
  });

  test("tool calls without ids get the same ids whole and streamed, and other ids in another response", () => {
    const whole = (id: string) =>
      completions
        .readResponse({
          id,
          choices: [{ message: { tool_calls: [{ function: { name: "now", arguments: "{}" } }] } }],
        })
        .parts.map((part) => (part.kind === "toolCall" ? part.id : ""));
    const streamed = callsIn([call(0, undefined, "now", "{}")]).map(([id]) => id);
    assert.deepEqual(whole("chatcmpl-1"), streamed);
    assert.notDeepEqual(whole("chatcmpl-2"), streamed);
    assert.notDeepEqual(whole(""), whole(""));
  });
});

test("calls of Gemini have other ids in each response", () => {
  const idsIn = (responseId: string) => {
    const parts = [{ functionCall: { name: "now" } }, { functionCall: { name: "now" } }];
    const body = { responseId, candidates: [{ content: { parts }, finishReason: "STOP" }] };
    const whole = gemini.readResponse(body).parts;
    const streamed = folded(eventsOf(gemini, [body])).parts;
    assert.deepEqual(
      whole.map((part) => ({ ...part, at: "" })),
      streamed,
    );
    return whole.map((part) => (part.kind === "toolCall" ? part.id : ""));
  };
  const ids = [...idsIn("one"), ...idsIn("two")];
  assert.equal(new Set(ids).size, ids.length);
});

test("messages that report tokens in events of their own end once", () => {
  const events = eventsOf(messages, [
    { type: "message_start", message: { id: "m1", usage: { input_tokens: 12 } } },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    { type: "message_delta", delta: {}, usage: { output_tokens: 1 } },
    { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hi" } },
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: "max_tokens" }, usage: { output_tokens: 2 } },
    { type: "message_delta", delta: {}, usage: { output_tokens: 3 } },
    { type: "message_stop" },
  ]);
  assert.deepEqual(
    events.filter(({ kind }) => kind === "finish" || kind === "end").map(({ kind }) => kind),
    ["finish", "end"],
  );
  const { parts, finish, usage } = folded(events);
  assert.deepEqual([finish, usage?.output], ["length", 3]);
  assert.deepEqual(
    parts.map((part) => ("text" in part ? part.text : "")),
    ["Hi"],
  );
});

test("messages may have the arguments of a call in its first event", () => {
  const input = { city: "Oslo" };
  const events = eventsOf(messages, [
    { type: "message_start", message: { id: "m1" } },
    {
      type: "content_block_start",
      index: 0,
      content_block: { type: "tool_use", id: "t1", name: "weather", input },
    },
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: "tool_use" } },
    { type: "message_stop" },
  ]);
  const [part] = folded(events).parts;
  assert.equal(part?.kind === "toolCall" ? part.arguments : "", '{"city":"Oslo"}');
});

test("a response that failed tells agents that the context is too long, also as a whole", () => {
  const body = {
    status: "failed",
    error: { code: "context_length_exceeded", message: "too many tokens" },
    output: [],
  };
  const { status, body: written } = convertBody(
    Buffer.from(JSON.stringify(body)),
    200,
    { from: responses, to: messages, toolNames: new Map() },
    newRecord({ format: "messages", providerFormat: "responses", stream: false }),
  );
  assert.equal(status, 400);
  assert.deepEqual(written["error"], {
    type: "invalid_request_error",
    message: "prompt is too long: too many tokens",
  });
});

test("reasoning that a server counts only in the total is output", () => {
  const usage = { prompt_tokens: 5, completion_tokens: 9, total_tokens: 300 };
  assert.equal(completions.readUsage(usage)?.output, 295);
  assert.equal(completions.readUsage({ ...usage, total_tokens: 14 })?.output, 9);
  assert.equal(completions.readUsage({ prompt_tokens: 5, completion_tokens: 9 })?.output, 9);
});

test("content in a list, with the reasoning of Mistral, is read whole and streamed", () => {
  const thinking = (text: string) => ({ type: "thinking", thinking: [{ type: "text", text }] });
  const text = (said: string) => ({ type: "text", text: said });
  const whole = completions.readResponse({
    choices: [{ message: { content: [thinking("Hmm, so"), text("Hi"), { type: "reference" }] } }],
  });
  const chunk = (content: unknown) => ({ choices: [{ index: 0, delta: { content } }] });
  const streamed = folded(
    eventsOf(completions, [
      chunk([thinking("Hmm")]),
      chunk([thinking(", so")]),
      chunk([text("H")]),
      chunk("i"),
      END,
    ]),
  );
  const expected = [
    { at: "", kind: "reasoning", text: "Hmm, so" },
    { at: "", kind: "text", text: "Hi" },
  ];
  assert.deepEqual(whole.parts, expected);
  assert.deepEqual(streamed.parts, expected);
});
