import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { folded } from "../../chat/testing/fold.ts";
import type { ChatEvent, FinishReason } from "../../chat/form.ts";
import { isObject, listIn, objectOf, parsed } from "../../json.ts";
import { responses } from "./index.ts";

/** Clients must not execute a call whose arguments are truncated. */

function eventsOf(reason: FinishReason): readonly ChatEvent[] {
  return [
    { kind: "start", id: "r", model: "m", created: 1 },
    { kind: "open", block: { kind: "text" } },
    { kind: "delta", text: "Hi" },
    { kind: "close" },
    { kind: "open", block: { kind: "toolCall", id: "c", name: "f" } },
    { kind: "delta", text: '{"a":' },
    { kind: "close" },
    { kind: "usage", usage: { input: 1, output: 1 } },
    { kind: "finish", reason },
    { kind: "end" },
  ];
}

function statusesIn(items: readonly unknown[]): readonly unknown[] {
  return items.map((item) => objectOf(item)["status"]);
}

function writtenEvents(events: readonly ChatEvent[]) {
  const writer = responses.streamWriter({ usage: true, model: "m" });
  const text = events.map((event) => Buffer.from(writer.write(event)).toString()).join("");
  return text
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => parsed(line.slice("data: ".length)))
    .filter(isObject);
}

describe("the items of a response", () => {
  for (const [reason, last] of [
    ["length", "incomplete"],
    ["filter", "incomplete"],
    ["toolCalls", "completed"],
  ] as const)
    test(`${reason}: the last one is ${last}, whole and streamed`, () => {
      const events = eventsOf(reason);
      const whole = responses.writeResponse(folded(events));
      assert.deepEqual(statusesIn(listIn(whole, "output")), ["completed", last]);
      const written = writtenEvents(events);
      const done = written.filter(({ type }) => type === "response.output_item.done");
      assert.deepEqual(statusesIn(done.map(({ item }) => item)), ["completed", last]);
      const { response } = written.at(-1) ?? {};
      assert.deepEqual(statusesIn(listIn(objectOf(response), "output")), ["completed", last]);
    });

  test("an error ends the item before it", () => {
    const events = eventsOf("stop").slice(0, 4);
    const error = { kind: "api", status: 502, message: "gone" } as const;
    const types = writtenEvents([...events, { kind: "error", error }]).map(({ type }) => type);
    assert.deepEqual(types.slice(-2), ["response.output_item.done", "response.failed"]);
  });
});
