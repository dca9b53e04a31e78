import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { KNOWN_MODELS } from "../facts/model-facts.ts";
import type { ChatEvent, ChatResponse } from "../chat/form.ts";
import { Notes } from "../chat/notes.ts";
import { converse } from "../formats/converse/index.ts";
import type { ChatFormat } from "../formats/format.ts";
import { gemini } from "../formats/gemini/index.ts";
import { messages } from "../formats/messages/index.ts";
import { responses } from "../formats/responses/index.ts";
import { type JsonObject, listIn, objectOf } from "../json.ts";

/**
 * Tests of signed reasoning: after a tool call, Anthropic's models continue to reason only if the request
 * contains their earlier, signed reasoning.
 */

const MODEL = "anthropic.claude-sonnet-4-5";
const TARGET = { maxTokens: 9000, facts: KNOWN_MODELS.factsOf("aws.bedrock", MODEL) };

function written(from: ChatFormat, to: ChatFormat, body: JsonObject) {
  const notes = new Notes();
  const request = { ...from.readRequest(body), model: MODEL };
  const sent = to.writeRequest(request, notes, TARGET);
  const clean = objectOf(JSON.parse(JSON.stringify(sent)));
  return { body: clean, notes: notes.list.map(({ at, what }) => `${what} ${at}`) };
}

/** A turn of a model: reasoning that its vendor has signed, and a tool call. */
const EVENTS: readonly ChatEvent[] = [
  { kind: "start", id: "id-1", model: "m", created: 1 },
  { kind: "open", block: { kind: "reasoning" } },
  { kind: "delta", text: "Oslo " },
  { kind: "delta", text: "is cold" },
  { kind: "signature", text: "c2ln" },
  { kind: "close" },
  { kind: "open", block: { kind: "toolCall", id: "call_1", name: "weather" } },
  { kind: "delta", text: "{}" },
  { kind: "close" },
  { kind: "finish", reason: "toolCalls" },
  { kind: "end" },
];

const RESPONSE: ChatResponse = {
  id: "id-1",
  model: "m",
  created: 1,
  parts: [
    { at: "", kind: "reasoning", text: "Oslo is cold", signature: "c2ln" },
    { at: "", kind: "toolCall", id: "call_1", name: "weather", arguments: "{}" },
  ],
  finish: "toolCalls",
  stopSequence: undefined,
  usage: undefined,
};

function eventsOf(format: ChatFormat, events: readonly ChatEvent[]): JsonObject[] {
  const writer = format.streamWriter({ usage: true, model: "m" });
  const text = events.map((event) => String(writer.write(event))).join("");
  return Array.from(text.matchAll(/^data: (\{.*\})$/gm), ([, json = ""]) =>
    objectOf(JSON.parse(json)),
  );
}

/** The items that a client of Responses sends back. */
const ITEMS = {
  whole: listIn(objectOf(JSON.parse(JSON.stringify(responses.writeResponse(RESPONSE)))), "output"),
  streamed: eventsOf(responses, EVENTS)
    .filter(({ type }) => type === "response.output_item.done")
    .map(({ item }) => item),
};

const contentsIn = (body: JsonObject): unknown[] =>
  listIn(body, "candidates").flatMap((candidate) => objectOf(candidate)["content"]);

/** The contents that a client of Gemini sends back; each event becomes one entry. */
const CONTENTS = {
  whole: contentsIn(objectOf(JSON.parse(JSON.stringify(gemini.writeResponse(RESPONSE))))),
  streamed: eventsOf(gemini, EVENTS).flatMap(contentsIn),
};

const THINKING = { type: "thinking", thinking: "Oslo is cold", signature: "c2ln" };
const CALL = { type: "tool_use", id: "call_1", name: "weather", input: {} };

const ASKED_RESPONSES = {
  reasoning: { effort: "medium" },
  tools: [{ type: "function", name: "weather" }],
};
const ASKED_GEMINI = { generationConfig: { thinkingConfig: { thinkingBudget: 2048 } } };

describe("signed reasoning", () => {
  for (const kind of ["whole", "streamed"] as const)
    test(`signed reasoning returns from clients of Responses and Gemini (${kind})`, () => {
      const input = [
        { role: "user", content: "Hi" },
        ...ITEMS[kind],
        { type: "function_call_output", call_id: "call_1", output: "-3" },
      ];
      const contents = [
        { role: "user", parts: [{ text: "Hi" }] },
        ...CONTENTS[kind],
        { role: "user", parts: [{ functionResponse: { name: "weather", response: {} } }] },
      ];
      for (const { body } of [
        written(responses, messages, { ...ASKED_RESPONSES, input }),
        written(gemini, messages, { ...ASKED_GEMINI, contents }),
      ]) {
        assert.deepEqual(objectOf(listIn(body, "messages")[1])["content"], [THINKING, CALL]);
        assert.deepEqual(body["thinking"], { type: "enabled", budget_tokens: 2048 });
      }
    });

  test("reasoning that only its vendor can read returns from clients of Responses", () => {
    const [start, ...others] = EVENTS;
    const sealed: ChatEvent = { kind: "sealed", data: "c2VhbGVk" };
    const events = start === undefined ? [] : [start, sealed, ...others.slice(5)];
    const done = eventsOf(responses, events).filter(
      ({ type }) => type === "response.output_item.done",
    );
    const { body } = written(responses, messages, { input: done.map(({ item }) => item) });
    const [first] = listIn(objectOf(listIn(body, "messages")[0]), "content");
    assert.deepEqual(first, { type: "redacted_thinking", data: "c2VhbGVk" });
  });
});

describe("without the signed reasoning before the last calls", () => {
  const input = [
    { role: "user", content: "Hi" },
    {
      type: "reasoning",
      summary: [{ type: "summary_text", text: "Hm" }],
      encrypted_content: "gAAA",
    },
    { type: "function_call", call_id: "call_1", name: "weather", arguments: "{}" },
    { type: "function_call_output", call_id: "call_1", output: "-3" },
  ];

  test("no further reasoning is requested, and a note says so", () => {
    const asked = { ...ASKED_RESPONSES, input };
    const one = written(responses, messages, asked);
    assert.equal(one.body["thinking"], undefined);
    assert.ok(one.notes.includes("dropped /reasoning"));
    const other = written(responses, converse, asked);
    assert.equal(other.body["additionalModelRequestFields"], undefined);
    assert.ok(other.notes.includes("dropped /reasoning"));
  });

  test("reasoning is requested again from the next question on", () => {
    const more = [
      { type: "message", role: "assistant", content: [{ type: "output_text", text: "Cold" }] },
      { role: "user", content: "And in Rome?" },
    ];
    const { body } = written(responses, messages, {
      ...ASKED_RESPONSES,
      input: [...input, ...more],
    });
    assert.deepEqual(body["thinking"], { type: "enabled", budget_tokens: 2048 });
  });
});

test("settings that are refused besides reasoning are dropped with a note", () => {
  const generationConfig = {
    temperature: 0.5,
    topK: 40,
    topP: 0.9,
    thinkingConfig: { thinkingBudget: 2048 },
  };
  const asked = {
    contents: [{ role: "user", parts: [{ text: "Hi" }] }],
    tools: [{ functionDeclarations: [{ name: "weather" }] }],
    toolConfig: { functionCallingConfig: { mode: "ANY" } },
    generationConfig,
  };
  const expected = [
    "dropped /generationConfig/temperature",
    "dropped /generationConfig/topP",
    "dropped /generationConfig/topK",
    "changed /toolConfig",
  ];
  const one = written(gemini, messages, asked);
  assert.deepEqual(one.notes, expected);
  const { temperature, top_p, top_k } = one.body;
  assert.deepEqual([temperature, top_p, top_k], [undefined, undefined, undefined]);
  const other = written(gemini, converse, asked);
  assert.deepEqual(other.notes, expected);
  assert.deepEqual(other.body["inferenceConfig"], { maxTokens: 11_048 });
});

test("settings of Gemini that other formats lack have a note each", () => {
  const asked = {
    contents: [{ role: "user", parts: [{ text: "Hi" }] }],
    safetySettings: [{ category: "HARM_CATEGORY_HARASSMENT", threshold: "BLOCK_NONE" }],
    generationConfig: { candidateCount: 2, responseMimeType: "text/x.enum", maxOutputTokens: 9 },
    toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["a", "b"] } },
  };
  assert.deepEqual(written(gemini, messages, asked).notes, [
    "dropped /safetySettings",
    "dropped /generationConfig/candidateCount",
    "dropped /generationConfig/responseMimeType",
    "dropped /toolConfig/functionCallingConfig/allowedFunctionNames",
  ]);
});

test("messages without content, which Anthropic refuses, are left out", () => {
  const { body } = written(responses, messages, {
    input: [
      { role: "user", content: "Hi" },
      { type: "reasoning", summary: [{ type: "summary_text", text: "Hm" }] },
      { role: "user", content: "Are you there?" },
    ],
  });
  assert.deepEqual(body["messages"], [
    {
      role: "user",
      content: [
        { type: "text", text: "Hi" },
        { type: "text", text: "Are you there?" },
      ],
    },
  ]);
});
