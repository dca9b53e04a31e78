import assert from "node:assert/strict";
import { test } from "node:test";
import { CHAT_FORMATS, chatFormat } from "../../formats/table.ts";
import type { ChatEvent, ChatFormatName } from "../../chat/form.ts";
import { StreamBeginning } from "./stream-beginning.ts";

function stateOf(name: ChatFormatName, pieces: readonly (string | Uint8Array)[]): string {
  const format = chatFormat(name);
  assert.ok(format);
  const beginning = new StreamBeginning(format);
  for (const piece of pieces) beginning.add(typeof piece === "string" ? Buffer.from(piece) : piece);
  if (beginning.isFailed) return "failed";
  return beginning.hasContent ? "content" : "waiting";
}

const START: ChatEvent = { kind: "start", id: "1", model: "m", created: 1 };
const USAGE: ChatEvent = { kind: "usage", usage: { input: 1, output: 0 } };
const OPEN: ChatEvent = { kind: "open", block: { kind: "text" } };

for (const format of CHAT_FORMATS) {
  const written = (events: readonly ChatEvent[]): readonly Uint8Array[] => {
    const writer = format.streamWriter({ usage: true, model: "m" });
    return events.map((event) => Buffer.from(writer.write(event)));
  };

  test(`a stream of ${format.name} that has only begun has no content yet`, () => {
    assert.equal(stateOf(format.name, written([START, USAGE, OPEN])), "waiting");
    const said = written([START, OPEN, { kind: "delta", text: "a" }]);
    assert.equal(stateOf(format.name, said), "content");
    const call = { kind: "toolCall", id: "c1", name: "f" } as const;
    const called = written([START, { kind: "open", block: call }, { kind: "close" }]);
    assert.equal(stateOf(format.name, called), "content");
  });

  test(`a stream of ${format.name} that has only begun can still fail`, () => {
    const error = { kind: "overloaded", status: 529, message: "busy" } as const;
    assert.equal(stateOf(format.name, written([START, OPEN, { kind: "error", error }])), "failed");
  });
}

const event = (type: string, more: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;

test("a response that is created and in progress waits for content, and reasoning is content", () => {
  const created = event("response.created", { response: { id: "r", model: "m" } });
  const begun = [created, event("response.in_progress", { response: { id: "r" } })];
  const added = (item: object): string => event("response.output_item.added", { item });
  assert.equal(stateOf("responses", begun), "waiting");
  assert.equal(stateOf("responses", [...begun, added({ type: "message" })]), "waiting");
  assert.equal(stateOf("responses", [...begun, added({ type: "reasoning" })]), "content");
  assert.equal(stateOf("responses", [...begun, added({ type: "web_search_call" })]), "content");
  const failed = event("response.failed", {
    response: { status: "failed", error: { code: "server_error", message: "busy" } },
  });
  assert.equal(stateOf("responses", [...begun, failed]), "failed");
  assert.equal(stateOf("responses", [...begun, event("error", { message: "busy" })]), "failed");
});

test("a tool that the vendor of Messages runs itself is content", () => {
  const start = event("message_start", { message: { id: "1", model: "m" } });
  const block = { type: "server_tool_use", id: "s1", name: "web_search", input: {} };
  const ping = event("ping");
  assert.equal(stateOf("messages", [start, ping]), "waiting");
  const opened = event("content_block_start", { index: 0, content_block: block });
  assert.equal(stateOf("messages", [start, ping, opened]), "content");
});

test("what cannot be read is left to the client", () => {
  assert.equal(stateOf("completions", ["data: {nonsense\n\n"]), "content");
  assert.equal(stateOf("completions", [": waiting\n\n"]), "waiting");
});
