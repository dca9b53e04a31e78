import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { isObject } from "@edge-gateway/llm";
import type { ModelAnswer, SeenCall } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { WebSocket } from "ws";
import { type Event, SocketWorld, textOf } from "../socket-world.ts";

/** Events of clients that the server of a guard judges, with what the model reads beside them. */

let world: SocketWorld;

before(async () => {
  world = await SocketWorld.start();
});

beforeEach(() => {
  world.seen.length = 0;
  world.judge.seen.length = 0;
  world.judge.answer = judged;
  world.answer = () => {};
});

after(() => world?.close());

/** The texts that the server of the guard was asked about. */
function textsIn({ body }: SeenCall): readonly string[] {
  const { messages = [] } = Object(body["body"]);
  return Array.isArray(messages) ? messages.map(({ content }) => String(content)) : [];
}

/** Rejects what together is `forbidden`, masks `secret-1`, and returns all other texts as they are. */
function judged(call: SeenCall): ModelAnswer {
  const texts = textsIn(call);
  if (texts.join("").includes("forbidden"))
    return { json: { action: { body: "not this", status_code: 403 } } };
  const messages = texts.map((text) => ({
    role: "user",
    content: text.replaceAll("secret-1", "<S>"),
  }));
  return { json: { action: { body: { messages } } } };
}

function item(text: string, more: object = {}): Event {
  const content = [{ type: "input_text", text }];
  const own = { type: "message", role: "user", content, ...more };
  return { type: "conversation.item.create", item: own };
}

/** Opens a realtime connection; its list has the events of the provider and the gateway. */
async function realtime(): Promise<{ readonly socket: WebSocket; readonly events: Event[] }> {
  const socket = await world.realtime("asked");
  const events: Event[] = [];
  socket.on("message", (data) => {
    const event: unknown = JSON.parse(textOf(data));
    if (isObject(event)) events.push(event);
  });
  return { socket, events };
}

const isError = ({ type }: Event): boolean => type === "error";

test("items are judged together with those that the model reads before them", async () => {
  const { socket, events } = await realtime();
  for (const text of ["it is for", "bidden", "fine"]) socket.send(JSON.stringify(item(text)));
  await waitFor("both items", () => world.seen.length === 2);
  await waitFor("error", () => events.some(isError));
  assert.match(JSON.stringify(events.find(isError)), /not this/);
  assert.deepEqual(
    world.seen.map((event) => JSON.stringify(event)).filter((text) => text.includes("bidden")),
    [],
  );
  assert.ok(world.judge.seen.some((call) => textsIn(call).join("|") === "it is for|fine"));
  socket.close();
});

test("the input of a response is judged together with the responses that it continues", async () => {
  // The model says nothing in between.
  world.answer = (_event, send) => {
    const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
    send({
      type: "response.completed",
      response: { id: "r", status: "completed", output: [], usage },
    });
  };
  const own = await world.talk("asked");
  const ask = (input: string, more: object = {}): void =>
    own.send({ type: "response.create", model: "gpt-5", input, ...more });
  ask("it is for");
  await own.got("response.completed");
  ask("bidden", { previous_response_id: "r" });
  await own.got("error");
  ask("you", { previous_response_id: "r" });
  await own.got("response.completed", 2);
  assert.deepEqual(
    world.seen.map(({ input }) => input),
    ["it is for", "you"],
  );
  await own.close();
});

test("masks of single events stay, and a server that changes nothing lets others pass", async () => {
  const { socket, events } = await realtime();
  for (const text of ["a secret-1", "and", "secret-1"]) socket.send(JSON.stringify(item(text)));
  await waitFor("all items", () => world.seen.length === 3);
  assert.match(JSON.stringify(world.seen), /a <S>.*"and".*"<S>"/);
  assert.deepEqual(events.filter(isError), []);
  socket.close();
});

test("an item is judged again if the provider has added one before it meanwhile", async () => {
  const { socket, events } = await realtime();
  socket.send(JSON.stringify(item("it is", { id: "one" })));
  await waitFor("first item", () => world.seen.length === 1);
  const added = { id: "two", type: "message", role: "user" };
  let isAdded = false;
  world.judge.answer = async (call) => {
    if (textsIn(call).join("") === "it isbidden" && !isAdded) {
      isAdded = true;
      const content = [{ type: "input_text", text: "for" }];
      world.tell({
        type: "conversation.item.added",
        previous_item_id: "one",
        item: { ...added, content },
      });
      await waitFor("event of the provider", () =>
        events.some(({ item: own }) => Object(own).id === "two"),
      );
    }
    return judged(call);
  };
  socket.send(JSON.stringify(item("bidden")));
  await waitFor("error", () => events.some(isError));
  assert.equal(world.seen.length, 1);
  socket.close();
});
