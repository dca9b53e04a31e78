import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ChatCompletionStream } from "openai/lib/ChatCompletionStream";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { ChatEvent } from "../chat/form.ts";
import { folded } from "../chat/fold.ts";
import { ResponseNotes } from "../chat/notes.ts";
import { NO_PRICES } from "../cost/model-prices.ts";
import { chatFormat } from "../formats/table.ts";
import type { ChatFormat } from "../formats/format.ts";
import { listIn, objectIn, objectOf, type JsonObject } from "../json.ts";
import { convertBody, type FormatPair } from "./convert-body.ts";
import { StreamConversion } from "./convert-stream.ts";
import { planCall } from "./plan.ts";
import { compileProvider } from "./provider.ts";
import type { CallRecord } from "./record.ts";

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
  const response = formatOf("messages").writeResponse(folded(EVENTS));
  const converted = convertBody(Buffer.from(JSON.stringify(response)), 200, pairOf(body), record);
  return objectOf(JSON.parse(JSON.stringify(converted.body)));
}

function streamed(body: JsonObject, record = recordOf()): string {
  const writer = formatOf("messages").streamWriter({ usage: true, model: "m" });
  const bytes = Buffer.concat(EVENTS.map((event) => Buffer.from(writer.write(event))));
  const wish = { usage: false, model: "m" };
  const conversion = new StreamConversion(pairOf(body), record, wish);
  return Buffer.concat([conversion.add(bytes), conversion.end()]).toString();
}

/** What the official client accumulates of a stream. */
async function accumulated(body: JsonObject): Promise<JsonObject> {
  const chunks = [...streamed(body).matchAll(/^data: (\{.*)$/gm)].map(([, data = ""]) => data);
  const lines = chunks.map((data) => `${data}\n`);
  const stream = ChatCompletionStream.fromReadableStream(new Blob(lines).stream());
  return objectOf(JSON.parse(JSON.stringify(await stream.finalChatCompletion())));
}

const CALLED = { name: "weather", arguments: '{"city":"Oslo"}' };

function choiceOf(response: JsonObject): JsonObject {
  return objectOf(listIn(response, "choices")[0]);
}

describe("clients of `functions`", () => {
  test("get `function_call` in a whole response, and in a stream", async () => {
    for (const response of [
      whole({ functions: FUNCTIONS }),
      await accumulated({ functions: FUNCTIONS }),
    ]) {
      const choice = choiceOf(response);
      const message = objectIn(choice, "message") ?? {};
      assert.deepEqual(message["function_call"], CALLED);
      assert.equal(message["tool_calls"], undefined);
      assert.equal(message["content"], "Let me look.");
      assert.equal(choice["finish_reason"], "function_call");
    }
  });

  test("get the first of several calls, and the others are noted", () => {
    const records = [recordOf(), recordOf()] as const;
    whole({ functions: FUNCTIONS }, records[0]);
    streamed({ functions: FUNCTIONS }, records[1]);
    for (const { lost } of records)
      assert.deepEqual(
        lost?.list.map(({ why }) => why),
        ["`function_call` holds one call"],
      );
  });
});

test("clients of `tools` get `tool_calls`, also if they name `functions`", async () => {
  for (const body of [{ tools: TOOLS }, { tools: TOOLS, functions: FUNCTIONS }])
    for (const response of [whole(body), await accumulated(body)]) {
      const choice = choiceOf(response);
      assert.equal(listIn(objectIn(choice, "message") ?? {}, "tool_calls").length, 2);
      assert.equal(choice["finish_reason"], "tool_calls");
    }
});
