import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { folded } from "../chat/fold.ts";
import { completions } from "../formats/completions/index.ts";
import { converse } from "../formats/converse/index.ts";
import type { ChatFormat } from "../formats/format.ts";
import { gemini } from "../formats/gemini/index.ts";
import { messages } from "../formats/messages/index.ts";
import { responses } from "../formats/responses/index.ts";
import { awsEvent } from "../stream/aws-events.ts";
import { convertBody } from "./convert/convert-body.ts";
import { newRecord } from "./testing/streams.ts";

/** Tests of responses that deviate from their format, but are sent by servers in use. */

function eventsOf(format: ChatFormat, values: readonly unknown[]) {
  const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");
  const reader = format.streamReader();
  return [...reader.read(Buffer.from(text)), ...reader.end()];
}

const call = (index: number | undefined, id: string | undefined, name?: string, text = "") => ({
  id: "chatcmpl-1",
  choices: [
    {
      index: 0,
      delta: { tool_calls: [{ index, id, function: { name, arguments: text } }] },
      finish_reason: null,
    },
  ],
});
const END = { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] };

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

describe("calls and text whose pieces alternate", () => {
  const calls = [
    ["a", "weather", '{"city":"Oslo"}'],
    ["b", "now", '{"zone":"UTC"}'],
    ["c", "stop", "{}"],
  ] as const;
  const pieces = [
    [0, '{"city":'],
    [1, '{"zone":'],
    [0, '"Oslo"}'],
    [1, '"UTC"}'],
  ] as const;

  /** The text begins before the first arguments, or between them. */
  const PLACES = [0, 1, 2];

  function found(format: ChatFormat, values: readonly unknown[]) {
    return partsIn(folded(eventsOf(format, values)));
  }

  function partsIn({ parts }: ReturnType<typeof folded>) {
    return parts.map((part) =>
      part.kind === "toolCall"
        ? [part.id, part.name, part.arguments]
        : [part.kind, "text" in part ? part.text : ""],
    );
  }

  const expected = [...calls, ["text", "Meanwhile"]];

  for (const place of PLACES)
    test(`messages, with text before piece ${place}`, () => {
      const block = (type: string, index: number, more: object) => ({ type, index, ...more });
      const alone = [
        block("content_block_start", 9, { content_block: { type: "text", text: "Mean" } }),
        block("content_block_delta", 9, { delta: { type: "text_delta", text: "while" } }),
        block("content_block_stop", 9, {}),
      ];
      const events = [
        { type: "message_start", message: { id: "m1" } },
        ...calls.map(([id, name], index) =>
          block("content_block_start", index, {
            content_block: { type: "tool_use", id, name, input: {} },
          }),
        ),
        ...pieces.flatMap(([index, partial_json], at) => [
          ...(at === place ? alone : []),
          block("content_block_delta", index, {
            delta: { type: "input_json_delta", partial_json },
          }),
        ]),
        ...[1, 0, 2].map((index) => block("content_block_stop", index, {})),
        { type: "message_delta", delta: { stop_reason: "tool_use" } },
        { type: "message_stop" },
      ];
      assert.deepEqual(found(messages, events), expected);
    });

  for (const place of PLACES)
    test(`responses, with text before piece ${place}`, () => {
      const item = (index: number) => ({ call_id: calls[index]?.[0], name: calls[index]?.[1] });
      const of = (type: string, output_index: number, more: object) => ({
        type: `response.${type}`,
        output_index,
        ...more,
      });
      const events = [
        of("created", 0, { response: { id: "r1" } }),
        ...calls.map((_, index) =>
          of("output_item.added", index, { item: { type: "function_call", ...item(index) } }),
        ),
        ...pieces.flatMap(([index, delta], at) => [
          ...(at === place ? [of("output_text.delta", 9, { delta: "Meanwhile" })] : []),
          of("function_call_arguments.delta", index, { delta }),
        ]),
        ...[1, 0, 2].map((index) =>
          of("output_item.done", index, { item: { type: "function_call", ...item(index) } }),
        ),
        of("completed", 0, { response: { status: "completed" } }),
      ];
      assert.deepEqual(found(responses, events), expected);
    });

  for (const place of PLACES)
    test(`converse, with text before piece ${place}`, () => {
      const said = (type: string, contentBlockIndex: number, more: object) =>
        awsEvent(
          { ":event-type": type, ":content-type": "application/json", ":message-type": "event" },
          JSON.stringify({ contentBlockIndex, ...more }),
        );
      const bytes = Buffer.concat([
        said("messageStart", 0, { role: "assistant" }),
        ...calls.map(([toolUseId, name], index) =>
          said("contentBlockStart", index, { start: { toolUse: { toolUseId, name } } }),
        ),
        ...pieces.flatMap(([index, input], at) => [
          ...(at === place ? [said("contentBlockDelta", 9, { delta: { text: "Meanwhile" } })] : []),
          said("contentBlockDelta", index, { delta: { toolUse: { input } } }),
        ]),
        ...[1, 0, 2].map((index) => said("contentBlockStop", index, {})),
        said("messageStop", 0, { stopReason: "tool_use" }),
      ]);
      const reader = converse.streamReader();
      assert.deepEqual(partsIn(folded([...reader.read(bytes), ...reader.end()])), expected);
    });

  for (const place of PLACES)
    test(`chat completions, with text before piece ${place}`, () => {
      const chunks = [
        ...calls.map(([id, name], index) => call(index, id, name)),
        ...pieces.flatMap(([index, text], at) => [
          ...(at === place ? [{ choices: [{ index: 0, delta: { content: "Meanwhile" } }] }] : []),
          call(index, undefined, undefined, text),
        ]),
        END,
      ];
      assert.deepEqual(found(completions, chunks), expected);
    });

  test("messages: reasoning that begins before the arguments keeps its signature", () => {
    const events = [
      { type: "message_start", message: { id: "m1" } },
      {
        type: "content_block_start",
        index: 0,
        content_block: { type: "tool_use", id: "t1", name: "weather", input: {} },
      },
      { type: "content_block_start", index: 1, content_block: { type: "thinking", thinking: "" } },
      { type: "content_block_delta", index: 1, delta: { type: "thinking_delta", thinking: "Hm" } },
      {
        type: "content_block_delta",
        index: 1,
        delta: { type: "signature_delta", signature: "c2ln" },
      },
      { type: "content_block_stop", index: 1 },
      {
        type: "content_block_delta",
        index: 0,
        delta: { type: "input_json_delta", partial_json: '{"city":"Oslo"}' },
      },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "tool_use" } },
      { type: "message_stop" },
    ];
    assert.deepEqual(folded(eventsOf(messages, events)).parts, [
      { at: "", kind: "toolCall", id: "t1", name: "weather", arguments: '{"city":"Oslo"}' },
      { at: "", kind: "reasoning", text: "Hm", signature: "c2ln" },
    ]);
  });

  test("messages: arguments after the end of their call are an error", () => {
    const block = (type: string, more: object) => ({ type, index: 0, ...more });
    const events = [
      { type: "message_start", message: { id: "m1" } },
      block("content_block_start", { content_block: { type: "tool_use", id: "a", name: "now" } }),
      block("content_block_stop", {}),
      block("content_block_delta", { delta: { type: "input_json_delta", partial_json: "{}" } }),
    ];
    assert.throws(() => eventsOf(messages, events), /follow its end/);
  });
});
