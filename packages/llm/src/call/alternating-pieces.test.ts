import assert from "node:assert/strict";
import { test } from "node:test";
import { folded } from "../chat/testing/fold.ts";
import { completions } from "../formats/completions/index.ts";
import { converse } from "../formats/converse/index.ts";
import type { ChatFormat } from "../formats/format.ts";
import { messages } from "../formats/messages/index.ts";
import { responses } from "../formats/responses/index.ts";
import { awsEvent } from "../stream/aws-events.ts";
import { call, END, eventsOf } from "./testing/chunks.ts";

/** Tests of tool calls and text whose pieces alternate in a stream. */

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
  test(`messages: pieces of calls alternate, with text before piece ${place}`, () => {
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
  test(`responses: pieces of calls alternate, with text before piece ${place}`, () => {
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
  test(`converse: pieces of calls alternate, with text before piece ${place}`, () => {
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
  test(`chat completions: pieces of calls alternate, with text before piece ${place}`, () => {
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
