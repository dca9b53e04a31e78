import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ChatResponse } from "../../chat/form.ts";
import { CHAT_FORMATS } from "../../formats/table.ts";
import { convertBody, noteBody } from "../convert/convert-body.ts";
import { StreamConversion } from "../convert/convert-stream.ts";
import { StreamListener } from "./listen.ts";
import type { CallRecord } from "./record.ts";
import { StreamScan } from "./scan.ts";
import { promptOf, ResponseTexts } from "./texts.ts";
import { newRecord } from "../testing/streams.ts";

const RESPONSE: ChatResponse = {
  id: "id-1",
  model: "m",
  created: 1,
  parts: [
    { at: "", kind: "reasoning", text: "hm" },
    { at: "", kind: "text", text: "It is cold." },
    { at: "", kind: "toolCall", id: "call_1", name: "weather", arguments: '{"city":"Oslo"}' },
  ],
  finish: "toolCalls",
  stopSequence: undefined,
  usage: { input: 1, output: 2 },
};

function heardRecord(): CallRecord {
  return newRecord({ providerFormat: "completions", texts: new ResponseTexts() });
}

function assertSaid({ texts }: CallRecord, what: string): void {
  assert.equal(texts?.completion, "It is cold.", what);
  assert.deepEqual(texts?.toolCalls, [{ name: "weather", arguments: { city: "Oslo" } }], what);
}

describe("the model's output is kept if an expression reads it", () => {
  for (const from of CHAT_FORMATS) {
    const whole = Buffer.from(JSON.stringify(from.writeResponse(RESPONSE)));

    test(`whole, of ${from.name}`, () => {
      const passed = heardRecord();
      noteBody(whole, from, passed);
      assertSaid(passed, "passed");
      for (const to of CHAT_FORMATS.filter((format) => format !== from)) {
        const record = heardRecord();
        convertBody(whole, 200, { from, to, toolNames: new Map() }, record);
        assertSaid(record, to.name);
      }
    });

    test(`streamed, of ${from.name}`, () => {
      const writer = from.streamWriter({ usage: true, model: "m" });
      const bytes = Buffer.concat(
        [
          writer.write({ kind: "start", id: "id-1", model: "m", created: 1 }),
          writer.write({ kind: "open", block: { kind: "text" } }),
          writer.write({ kind: "delta", text: "It is " }),
          writer.write({ kind: "delta", text: "cold." }),
          writer.write({ kind: "close" }),
          writer.write({
            kind: "open",
            block: { kind: "toolCall", id: "call_1", name: "weather" },
          }),
          writer.write({ kind: "delta", text: '{"city":' }),
          writer.write({ kind: "delta", text: '"Oslo"}' }),
          writer.write({ kind: "close" }),
          writer.write({ kind: "finish", reason: "toolCalls" }),
          writer.write({ kind: "end" }),
        ].map((each) => Buffer.from(each)),
      );
      const passed = heardRecord();
      if (from.name === "converse") new StreamListener(from, passed).add(bytes);
      else {
        const scan = new StreamScan(from, passed, false);
        scan.add(bytes);
        scan.end();
      }
      assertSaid(passed, "passed");
      const [to] = CHAT_FORMATS.filter((format) => format !== from);
      assert.ok(to !== undefined);
      const record = heardRecord();
      const pair = { from, to, toolNames: new Map<string, string>() };
      const conversion = new StreamConversion(pair, record, { usage: true, model: "m" });
      conversion.add(bytes);
      conversion.end();
      assertSaid(record, to.name);
    });
  }

  test("up to a bound", () => {
    const texts = new ResponseTexts();
    texts.add({ kind: "open", block: { kind: "text" } });
    for (let piece = 0; piece < 3; piece++)
      texts.add({ kind: "delta", text: "a".repeat(1_000_000) });
    assert.equal(texts.completion.length, 1_048_576);
  });
});

test("a prompt consists of the system prompt and the messages", () => {
  const messages = [
    { role: "user", content: [{ type: "text", text: "Hi" }] },
    { role: "assistant", content: "Hello" },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "t", content: "cold" }] },
  ];
  assert.deepEqual(promptOf("messages", { system: "Be short", messages }), [
    { role: "system", content: "Be short" },
    { role: "user", content: "Hi" },
    { role: "assistant", content: "Hello" },
    { role: "user", content: "cold" },
  ]);
  assert.equal(promptOf("messages", { messages: [{ role: "nobody" }] }), undefined);
  assert.equal(promptOf("embeddings", { input: "Hi" }), undefined);
});
