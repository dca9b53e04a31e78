import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type Event, SocketWorld, textOf } from "../socket-world.ts";

/** Items of a conversation over WebSocket that are searched together with those before them. */

let world: SocketWorld;

before(async () => {
  world = await SocketWorld.start();
});

beforeEach(() => {
  world.answer = () => {};
});

after(() => world?.close());

const TEXT = "input_text";

/** A conversation: each item is waited for, and the last one that the provider got is returned as JSON. */
async function conversation() {
  const own = await world.realtime("guarded");
  const events: Event[] = [];
  own.on("message", (data) => events.push(JSON.parse(textOf(data))));
  own.on("close", () => events.push({ type: "closed" }));
  const refusals = (): number => events.filter(({ type }) => type === "error").length;
  const send = async (event: Event): Promise<string> => {
    const seen = world.seen.length;
    const refused = refusals();
    own.send(JSON.stringify(event));
    await waitFor("event", () => world.seen.length > seen || refusals() > refused);
    return world.seen.length > seen ? JSON.stringify(world.seen.at(-1)) : "refused";
  };
  const say = (text: string, more: Event = {}, id?: string): Promise<string> => {
    const item = { id, type: "message", role: "user", content: [{ type: TEXT, text }] };
    return send({ type: "conversation.item.create", ...more, item });
  };
  const post = (event: Event): void => own.send(JSON.stringify(event));
  const close = (): void => own.close();
  return { events, send, post, say, close };
}

test("a match in an item is recorded once, and not again with every later item", async () => {
  const { say, close } = await conversation();
  const audited = (): number => world.gateway.output.split("a request: ODD").length - 1;
  await say("odd-1");
  await waitFor("record", () => audited() === 1);
  for (const text of ["one", "two", "three", "od"]) await say(text);
  await say("d-2");
  await say("d-2", { previous_item_id: "root" });
  await say("odd-3");
  await waitFor("records", () => audited() >= 3);
  await say("four");
  await say("it is forbidden");
  assert.equal(audited(), 3);
  close();
});

test("the end of a long item is no text of its own", async () => {
  const { say, close } = await conversation();
  assert.notEqual(await say(`xcut${" ".repeat(4000)}${"y ".repeat(46)}y`), "refused");
  assert.notEqual(await say("more"), "refused");
  close();
});

test("an item before a long one is searched with the beginning of that", async () => {
  const { say, close } = await conversation();
  await say(`bidden ${"y ".repeat(4096)}`);
  assert.equal(await say("for", { previous_item_id: "root" }), "refused");
  close();
});

test("a text that is split over three items in another order is found", async () => {
  const first = await conversation();
  await first.say("for", {}, "one");
  await first.say("den");
  assert.equal(await first.say("bid", { previous_item_id: "one" }), "refused");
  first.close();
  const second = await conversation();
  await second.say("x");
  await second.say("bid", { previous_item_id: "root" }, "two");
  await second.say("den", { previous_item_id: "two" });
  assert.equal(await second.say("for", { previous_item_id: "root" }), "refused");
  second.close();
});

test("an item that is put between others does not hide the last one", async () => {
  const { say, close } = await conversation();
  await say("first");
  await say("last for");
  await say("between", { previous_item_id: "an id of the provider" });
  assert.equal(await say("bidden"), "refused");
  close();
});

test("items without a text do not end the search", async () => {
  const { say, send, close } = await conversation();
  await say("for");
  for (let call = 0; call < 20; call++) {
    const item = { type: "function_call_output", call_id: "c", output: "done" };
    await send({ type: "conversation.item.create", item });
  }
  assert.equal(await say("bidden"), "refused");
  close();
});

test("what the model says outside of the conversation does not end a text", async () => {
  const { events, say, send, close } = await conversation();
  await say("for");
  world.answer = (_event, answer) => {
    const output = [{ type: "message", role: "assistant", content: [] }];
    answer({ type: "response.done", response: { id: "r", conversation_id: null, output } });
  };
  await send({ type: "response.create", response: { conversation: "none" } });
  await waitFor("response", () => events.some(({ type }) => type === "response.done"));
  world.answer = () => {};
  assert.equal(await say("bidden"), "refused");
  close();
});

const said = (id: string, role: string, text: string): Event => ({
  type: "conversation.item.create",
  item: { id, type: "message", role, content: [{ type: TEXT, text }] },
});

test("an item between two halves cannot be deleted, and a truncated one does not separate them", async () => {
  const { send, close } = await conversation();
  await send(said("one", "user", "for"));
  await send(said("two", "assistant", "ok"));
  await send(said("three", "user", "bidden"));
  const at = { item_id: "two", content_index: 0, audio_end_ms: 0 };
  assert.equal(await send({ type: "conversation.item.delete", item_id: "two" }), "refused");
  assert.equal(await send({ type: "conversation.item.truncate", ...at }), "refused");
  assert.match(await send({ type: "conversation.item.delete", item_id: "one" }), /delete/);
  assert.match(await send({ type: "conversation.item.delete", item_id: "two" }), /delete/);
  close();
});

test("instructions are searched with what the system says in the conversation", async () => {
  const { send, close } = await conversation();
  await send({ type: "session.update", session: { instructions: "for" } });
  assert.equal(await send(said("one", "system", "bidden")), "refused");
  await send(said("two", "system", "den"));
  const response = { instructions: "forbid" };
  assert.equal(await send({ type: "response.create", response }), "refused");
  const input = [{ role: "system", content: [{ type: TEXT, text: "bidden" }] }];
  assert.equal(await send({ type: "response.create", response: { input } }), "refused");
  close();
});

test("a response of its own context can refer to known items, which are searched with it", async () => {
  const { send, close } = await conversation();
  await send(said("one", "user", "for"));
  const ask = (text: string, ...references: readonly string[]): Promise<string> => {
    const known = references.map((id) => ({ type: "item_reference", id }));
    const own = { type: "message", role: "user", content: [{ type: TEXT, text }] };
    return send({ type: "response.create", response: { input: [...known, own] } });
  };
  assert.match(await ask("more", "one"), /"item_reference","id":"one"/);
  assert.equal(await ask("bidden", "one"), "refused");
  assert.equal(await ask("more", "an item of the provider"), "refused");
  close();
});

test("the connection ends if the provider refuses what is between two halves", async () => {
  const { events, send, close } = await conversation();
  await send(said("one", "user", "for"));
  await send({ ...said("two", "assistant", "ok"), event_id: "e" });
  world.answer = (_event, answer) =>
    answer({ type: "error", error: { code: "x", message: "x", event_id: "e" } });
  await send(said("three", "user", "bidden"));
  await waitFor("end", () => events.some(({ type }) => type === "closed"));
  close();
});

test("what is said while the model speaks is behind it", async () => {
  const { send, close } = await conversation();
  const item = { id: "said", type: "message", role: "assistant" };
  world.answer = (_event, answer) =>
    answer({ type: "conversation.item.added", previous_item_id: null, item });
  await send({ type: "response.create" });
  world.answer = (_event, answer) => {
    const output = [{ ...item, content: [{ type: "output_text", text: "ok" }] }];
    answer({ type: "response.done", response: { id: "r", output } });
  };
  await send(said("one", "user", "for"));
  world.answer = () => {};
  assert.equal(await send(said("two", "user", "bidden")), "refused");
  close();
});

test("what only the model has said ends no connection", async () => {
  const { events, send, close } = await conversation();
  const item = (id: string) => ({ id, type: "message", role: "assistant" });
  world.answer = (_event, answer) => {
    for (const [id, transcript, previous] of [
      ["a", "for", null],
      ["b", "bidden", "a"],
    ] as const) {
      answer({ type: "conversation.item.added", previous_item_id: previous, item: item(id) });
      const output = [{ ...item(id), content: [{ type: "output_audio", transcript }] }];
      answer({ type: "response.done", response: { id, output } });
    }
  };
  await send({ type: "response.create" });
  await waitFor(
    "responses",
    () => events.filter(({ type }) => type === "response.done").length > 1,
  );
  world.answer = () => {};
  assert.match(await send(said("one", "user", "more")), /more/);
  close();
});

test("a long session may set its instructions again and again, each time confirmed", async () => {
  const { events, post, send, close } = await conversation();
  world.answer = ({ type, session }, answer) => {
    if (type === "session.update") answer({ type: "session.updated", session });
  };
  const count = (name: string): number => events.filter(({ type }) => type === name).length;
  const update = (instructions: string): void =>
    post({ type: "session.update", session: { instructions } });
  update("it is for");
  for (const part of [1, 2]) {
    for (let turn = 0; turn < 600; turn++) update("be kind");
    await waitFor("answers", () => count("session.updated") + count("error") > 600 * part);
  }
  assert.equal(count("error"), 0);
  assert.notEqual(await send(said("one", "system", "bidden")), "refused");
  world.answer = (_event, answer) =>
    answer({ type: "error", error: { code: "x", message: "x", event_id: "of the client" } });
  post({ type: "response.create", event_id: "of the client" });
  await waitFor("error", () => count("error") > 0);
  world.answer = () => {};
  assert.notEqual(await send(said("two", "user", "more")), "refused");
  close();
});

test("instructions that the provider refuses leave the same ones that it has confirmed", async () => {
  const { events, post, send, close } = await conversation();
  const count = (name: string): number => events.filter(({ type }) => type === name).length;
  let updates = 0;
  world.answer = ({ type, session, event_id: id }, answer) => {
    if (type !== "session.update") return;
    updates += 1;
    const error = { code: "x", message: "x", event_id: id };
    answer(updates === 3 ? { type: "error", error } : { type: "session.updated", session });
  };
  for (const id of ["a", "b", "c"])
    post({ type: "session.update", event_id: id, session: { instructions: "for" } });
  await waitFor("answers", () => count("session.updated") === 2 && count("error") === 1);
  assert.equal(await send(said("one", "system", "bidden")), "refused");
  close();
});

/** Answers are sent when the test says so: the provider has not got the next events before. */
async function delayed() {
  const own = await conversation();
  const { events, post } = own;
  const refuse = (id: string): void =>
    world.tell({ type: "error", error: { code: "x", message: "x", event_id: id } });
  const add = (item: unknown, previous: string | null = null): void =>
    world.tell({ type: "conversation.item.added", previous_item_id: previous, item });
  const reaches = async (...sent: readonly Event[]): Promise<void> => {
    const seen = world.seen.length;
    for (const event of sent) post(event);
    await waitFor("events", () => world.seen.length === seen + sent.length);
  };
  const hears = (name: string): Promise<unknown> =>
    waitFor(name, () => events.some(({ type }) => type === name));
  return { ...own, refuse, add, reaches, hears };
}

test("a confirmation of an item is none of an event or an item with the same name", async () => {
  const { refuse, add, reaches, hears, send, close } = await delayed();
  const event = (instructions: string, id: string): Event => ({
    type: "session.update",
    event_id: id,
    session: { instructions },
  });
  const item = said("x", "user", "hello");
  await reaches(event("for", "a"), item, event("be kind", "x"));
  add(item["item"]);
  refuse("x");
  await hears("error");
  assert.equal(await send(said("one", "system", "bidden")), "refused");
  close();
  const other = await delayed();
  const twice = { ...said("y", "assistant", "ok"), event_id: "e" };
  await other.reaches(said("y", "user", "for"), twice);
  other.add(said("y", "user", "for")["item"]);
  other.refuse("e");
  await other.hears("error");
  assert.equal(await other.send(said("two", "user", "bidden")), "refused");
  other.close();
});

test("an error of another event with the same id takes nothing back that the provider has", async () => {
  const cancel = { type: "response.cancel", event_id: "x" };
  const first = await delayed();
  const half = said("one", "user", "for");
  await first.reaches(cancel, { ...half, event_id: "x" });
  first.refuse("x");
  await first.hears("error");
  await first.send(said("two", "user", "bidden"));
  first.add(half["item"]);
  await first.hears("closed");
  first.close();
  const second = await delayed();
  const session = { instructions: "for" };
  await second.reaches(cancel, { type: "session.update", event_id: "x", session });
  second.refuse("x");
  await second.hears("error");
  world.tell({ type: "session.updated", session });
  await second.hears("session.updated");
  assert.equal(await second.send(said("one", "system", "bidden")), "refused");
  second.close();
});
