import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ChatCompletionStream } from "openai/lib/ChatCompletionStream";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import {
  chatFormat,
  compileProvider,
  convertBody,
  NO_PRICES,
  planCall,
  ResponseNotes,
  StreamConversion,
  type CallRecord,
  type ChatFormat,
  type FormatPair,
  type JsonObject,
} from "@edge-gateway/llm";

type ChatEvent = Parameters<ReturnType<ChatFormat["streamWriter"]>["write"]>[0];

/** Clients of chat completions that use `functions`, the predecessor of `tools`. */

const FUNCTIONS = [{ name: "weather", parameters: { type: "object", properties: {} } }];
const TOOLS = [{ type: "function", function: { name: "weather", parameters: {} } }];

function planned(body: JsonObject) {
  const provider = compileProvider({ anthropic: { model: "claude-sonnet-5" } });
  const messages = [{ role: "user", content: "Hi" }];
  const request = { format: "completions", target: "/v1/chat/completions" } as const;
  const maxTokens = DEFAULTS.aiBackend.defaultMaxTokens;
  return planCall({ ...request, body: { model: "m", messages, ...body } }, provider, { maxTokens });
}

function formatOf(name: "messages" | "completions"): ChatFormat {
  const format = chatFormat(name);
  assert.ok(format);
  return format;
}

function recordOf(): CallRecord {
  return {
    provider: "p",
    format: "completions",
    providerFormat: "messages",
    stream: true,
    created: 1,
    requestModel: "m",
    model: "m",
    prices: NO_PRICES,
    asked: undefined,
    notes: [],
    lost: new ResponseNotes(),
    chunks: 0,
  };
}

function pairOf(body: JsonObject): FormatPair {
  const { toolNames, hasOldCalls } = planned(body);
  return { from: formatOf("messages"), to: formatOf("completions"), toolNames, hasOldCalls };
}

function callEvents(id: string): readonly ChatEvent[] {
  return [
    { kind: "open", block: { kind: "toolCall", id, name: "weather" } },
    { kind: "delta", text: '{"city":' },
    { kind: "delta", text: '"Oslo"}' },
    { kind: "close" },
  ];
}

const EVENTS: readonly ChatEvent[] = [
  { kind: "start", id: "1", model: "m", created: 1 },
  { kind: "open", block: { kind: "text" } },
  { kind: "delta", text: "Let me look." },
  { kind: "close" },
  ...callEvents("t1"),
  ...callEvents("t2"),
  { kind: "finish", reason: "toolCalls" },
  { kind: "end" },
];

function whole(body: JsonObject, record = recordOf()): JsonObject {
  const calls = ["t1", "t2"].map((id) => {
    return { type: "tool_use", id, name: "weather", input: { city: "Oslo" } };
  });
  const content = [{ type: "text", text: "Let me look." }, ...calls];
  const response = { id: "1", model: "m", content, stop_reason: "tool_use" };
  const converted = convertBody(Buffer.from(JSON.stringify(response)), 200, pairOf(body), record);
  return converted.body;
}

function streamed(body: JsonObject, record = recordOf()): string {
  const writer = formatOf("messages").streamWriter({ usage: true, model: "m" });
  const bytes = Buffer.concat(EVENTS.map((event) => Buffer.from(writer.write(event))));
  const wish = { usage: false, model: "m" };
  const conversion = new StreamConversion(pairOf(body), record, wish);
  return Buffer.concat([conversion.add(bytes), conversion.end()]).toString();
}

/** Returns what the official client accumulates from a stream. */
async function accumulated(body: JsonObject): Promise<unknown> {
  const chunks = [...streamed(body).matchAll(/^data: (\{.*)$/gm)].map(([, data = ""]) => data);
  const lines = chunks.map((data) => `${data}\n`);
  const stream = ChatCompletionStream.fromReadableStream(new Blob(lines).stream());
  return stream.finalChatCompletion();
}

const CALLED = { name: "weather", arguments: '{"city":"Oslo"}' };

function choiceOf(response: unknown) {
  return Object(JSON.parse(JSON.stringify(response))).choices[0];
}

describe("clients of `functions`", () => {
  test("get `function_call` in a whole response, and in a stream", async () => {
    for (const response of [
      whole({ functions: FUNCTIONS }),
      await accumulated({ functions: FUNCTIONS }),
    ]) {
      const { message, finish_reason } = choiceOf(response);
      assert.deepEqual(message.function_call, CALLED);
      assert.equal(message.tool_calls, undefined);
      assert.equal(message.content, "Let me look.");
      assert.equal(finish_reason, "function_call");
    }
  });

  test("get the first of several calls, and the others are noted", () => {
    const records = [recordOf(), recordOf()] as const;
    whole({ functions: FUNCTIONS }, records[0]);
    streamed({ functions: FUNCTIONS }, records[1]);
    for (const { lost } of records)
      assert.deepEqual(
        lost?.list.map(({ why }) => why),
        ["`function_call` contains only one call"],
      );
  });
});

test("clients of `tools` get `tool_calls`, also if they name `functions`", async () => {
  for (const body of [{ tools: TOOLS }, { tools: TOOLS, functions: FUNCTIONS }])
    for (const response of [whole(body), await accumulated(body)]) {
      const { message, finish_reason } = choiceOf(response);
      assert.equal(message.tool_calls.length, 2);
      assert.equal(finish_reason, "tool_calls");
    }
});
