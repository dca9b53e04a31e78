import assert from "node:assert/strict";
import { test } from "node:test";
import { MessageStream } from "@anthropic-ai/sdk/lib/MessageStream";
import { chatFormat, type ChatFormat } from "@edge-gateway/llm";

/** Tool calls that were cut off, as clients of Messages get them from other formats. */

type ChatResponse = Parameters<ChatFormat["writeResponse"]>[0];
type ChatEvent = Parameters<ReturnType<ChatFormat["streamWriter"]>["write"]>[0];

function messagesFormat(): ChatFormat {
  const format = chatFormat("messages");
  assert.ok(format);
  return format;
}

const messages = messagesFormat();

const START = { id: "msg_1", model: "m", created: undefined } as const;
const CALL = { kind: "toolCall", id: "t1", name: "f" } as const;

/** The input of a call that the official client makes of a stream with these arguments. */
async function streamedInput(text: string): Promise<unknown> {
  const events: readonly ChatEvent[] = [
    { kind: "start", ...START },
    { kind: "open", block: CALL },
    { kind: "delta", text },
    { kind: "close" },
    { kind: "finish", reason: "length" },
    { kind: "end" },
  ];
  const writer = messages.streamWriter({ usage: true, model: "m" });
  const written = events.map((event) => Buffer.from(writer.write(event)).toString()).join("");
  const lines = [...written.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => `${data}\n`);
  const stream = MessageStream.fromReadableStream(new Blob(lines).stream());
  const [block] = (await stream.finalMessage()).content;
  return block?.type === "tool_use" ? block.input : undefined;
}

function wholeInput(text: string): unknown {
  const response: ChatResponse = {
    ...START,
    parts: [{ at: "", ...CALL, arguments: text }],
    finish: "length",
    stopSequence: undefined,
    usage: undefined,
  };
  const written: unknown = JSON.parse(JSON.stringify(messages.writeResponse(response)));
  return Object(written).content[0].input;
}

const ARGUMENTS =
  '{ "city": "Os\\"lo\\\\", "days": [1, -2.5e3, {"a": null}, "x", []], "b": true, "c": {"d": "é"}}';

test("arguments that were cut off are the same in a whole response and a stream", async () => {
  for (let length = 1; length <= ARGUMENTS.length; length += 1) {
    const text = ARGUMENTS.slice(0, length);
    assert.deepEqual(wholeInput(text), await streamedInput(text), text);
  }
});

test("arguments that are no JSON are kept as text", () => {
  for (const text of ["nonsense", '{"a": oops', '"text"', "12 "])
    assert.deepEqual(wholeInput(text), { arguments: text });
});
