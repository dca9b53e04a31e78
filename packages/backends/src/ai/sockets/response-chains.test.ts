import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "@edge-gateway/llm";
import { MAX_CONVERSATION_CHARACTERS, MAX_SAID_CHARACTERS } from "../../bounds.ts";
import { ResponseChains } from "./response-chains.ts";

/** What is known about the responses of a WebSocket that later requests may continue. */

class Connection {
  readonly #chains = new ResponseChains();

  ask(input: unknown, more: JsonObject = {}): void {
    const body = { type: "response.create", input, ...more };
    this.#chains.checked(body, { body, converted: (_format, made) => made }).commit();
  }

  begins(id: string, more: JsonObject = {}): void {
    this.#chains.said({ type: "response.created", response: { id, output: [] }, ...more });
  }

  ends(id: string): void {
    this.#chains.said({ type: "response.completed", response: { id, output: [] } });
  }

  fails(): void {
    this.#chains.said({ type: "error", error: { code: "invalid", message: "no" } });
  }

  /** Whether guards know what a request that continues a response follows. */
  knows(id: string): boolean {
    const event = { type: "response.create", previous_response_id: id };
    return this.#chains.known(event) !== event;
  }
}

test("a refusal takes the only request that waits", () => {
  const own = new Connection();
  own.ask("one");
  own.begins("r1");
  own.ends("r1");
  own.ask("two");
  own.fails();
  own.ask("three");
  own.begins("r3");
  assert.ok(own.knows("r1") && own.knows("r3"));
});

test("of several requests that wait, nobody knows which one is refused", () => {
  const own = new Connection();
  own.ask("it is for");
  own.ask("hello");
  own.ask("elsewhere", { stream_id: "b" });
  own.fails();
  own.begins("r1");
  own.begins("r2", { stream_id: "b" });
  assert.deepEqual([own.knows("r1"), own.knows("r2")], [false, true]);
});

test("an error may end the response that runs, while a request waits", () => {
  const own = new Connection();
  own.ask("one");
  own.begins("r1");
  own.ask("it is for", { previous_response_id: "r1" });
  own.fails();
  own.begins("r2", { response: { id: "r2", previous_response_id: "r1", output: [] } });
  assert.equal(own.knows("r2"), false);
});

/** The longest text that is kept of one item. */
const LONG = "x".repeat(2 * MAX_SAID_CHARACTERS);
/** Items of less than the longest conversation. */
const ITEMS = Array.from({ length: MAX_CONVERSATION_CHARACTERS / LONG.length - 1 }, () => ({
  role: "user",
  content: LONG,
}));

test("the texts of all responses have a bound, and those that were used last stay", () => {
  const own = new Connection();
  const ids = Array.from({ length: 20 }, (_, index) => `r${index}`);
  for (const id of ids) {
    own.ask(ITEMS);
    own.begins(id);
    assert.ok(own.knows("r0"));
  }
  const known = ids.filter((id) => own.knows(id));
  assert.ok(known.length < 10, `${known.length} are known`);
  assert.equal(known.at(-1), "r19");
});

test("requests that wait have a bound, too", () => {
  const own = new Connection();
  for (let count = 0; count < 20; count += 1) own.ask(ITEMS, { stream_id: String(count) });
  for (let count = 0; count < 20; count += 1) own.begins(`r${count}`, { stream_id: String(count) });
  const known = Array.from({ length: 20 }, (_, index) => own.knows(`r${index}`));
  assert.ok(known.filter(Boolean).length < 10);
});
