import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type Event, SocketWorld } from "../socket-world.ts";

/** Responses over WebSocket that continue others: models read the inputs of both together. */

let world: SocketWorld;

before(async () => {
  world = await SocketWorld.start();
});

after(() => world?.close());

/** A connection to a provider whose responses have one message, if the request is to generate one. */
async function conversation() {
  const own = await world.talk("guarded");
  let count = 0;
  world.answer = ({ stream_id: lane, generate, type }, send) => {
    if (type !== "response.create") return;
    const id = `r${(count += 1)}`;
    send({ type: "response.created", stream_id: lane, response: { id, output: [] } });
    const content = [{ type: "output_text", text: "ok" }];
    const output = generate === false ? [] : [{ type: "message", role: "assistant", content }];
    send({ type: "response.completed", stream_id: lane, response: { id, output } });
  };
  const errors = (): number => own.events.filter(({ type }) => type === "error").length;
  /** @returns the event that the provider got; undefined: it was refused */
  const send = async (event: Event): Promise<Event | undefined> => {
    const ended = (): number =>
      own.events.filter(({ type }) => type === "response.completed").length;
    const [seen, refused, done] = [world.seen.length, errors(), ended()];
    own.send({ model: "m", ...event });
    await waitFor("answer", () => errors() > refused || world.seen.length > seen);
    if (errors() > refused) return undefined;
    if (event["type"] === "response.create") await waitFor("response", () => ended() > done);
    return world.seen.at(-1);
  };
  const create = (input: unknown, more: Event = {}): Promise<Event | undefined> =>
    send({ type: "response.create", input, ...more });
  return { create, send, close: own.close };
}

test("the input of a response that says nothing is searched with what continues it", async () => {
  const { create, close } = await conversation();
  await create("it is for", { generate: false });
  assert.equal(await create("bidden", { previous_response_id: "r1" }), undefined);
  const user = { role: "user", content: [{ type: "input_text", text: "42, and" }] };
  await create("my secret-", { generate: false });
  const sent = await create([user, { role: "user", content: "more" }], {
    previous_response_id: "r2",
  });
  assert.match(JSON.stringify(sent?.["input"]), /"<X>, and".*"more"/);
  await close();
});

test("what is continued may be further back, and beside other lanes", async () => {
  const { create, close } = await conversation();
  await create("for", { generate: false, stream_id: "a", response_id: "no lane" });
  await create("bid", { generate: false, stream_id: "a", previous_response_id: "r1" });
  await create("hello", { stream_id: "b" });
  assert.equal(await create("den", { stream_id: "b", previous_response_id: "r2" }), undefined);
  await close();
});

test("what the model has said, and what is not continued, is read alone", async () => {
  const { create, close } = await conversation();
  await create("for");
  assert.equal((await create("bidden", { previous_response_id: "r1" }))?.["input"], "bidden");
  await create("for", { generate: false });
  assert.equal((await create("bidden"))?.["input"], "bidden");
  await close();
});

test("what steers a response is searched with what has steered it before", async () => {
  const { create, send, close } = await conversation();
  await create("hello");
  const steer = (input: string): Promise<Event | undefined> =>
    send({ type: "response.steer", previous_response_id: "r1", input });
  assert.notEqual(await steer("for"), undefined);
  assert.equal(await steer("bidden"), undefined);
  await close();
});

test("what has steered a response does not separate its input from what continues it", async () => {
  const { create, send, close } = await conversation();
  await create("it is for", { generate: false });
  await send({ type: "response.steer", previous_response_id: "r1", input: "." });
  assert.equal(await create("bidden", { previous_response_id: "r1" }), undefined);
  await close();
});

test("a response is not known if too many requests wait, and is not continued then", async () => {
  const own = await world.talk("guarded");
  const before = world.seen.length;
  world.answer = () => {};
  for (let count = 0; count < 1030; count++)
    own.send({ type: "response.create", model: "m", input: "for" });
  await waitFor("requests", () => world.seen.length === before + 1030);
  world.tell({ type: "response.created", response: { id: "first", output: [] } });
  await own.got("response.created");
  own.send({ type: "response.create", model: "m", input: "hi", previous_response_id: "first" });
  await own.got("error");
  assert.equal(world.seen.length, before + 1030);
  await own.close();
});
