import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type Event, SocketWorld, textOf } from "./socket-world.ts";

/** The realtime API over WebSocket: the official client and a server of `ws` (reference, LLM gateway, A3). */

let world: SocketWorld;

before(async () => {
  world = await SocketWorld.start();
});

after(() => world?.close());

test("a realtime call requests the model of the provider, and counts audio and text", async () => {
  world.answer = (event, send) => {
    if (event["type"] !== "response.create") return;
    send({
      type: "response.done",
      event_id: "e1",
      response: {
        id: "r1",
        output: [],
        usage: {
          total_tokens: 30,
          input_tokens: 20,
          output_tokens: 10,
          input_token_details: { text_tokens: 5, audio_tokens: 15 },
          output_token_details: { text_tokens: 2, audio_tokens: 8 },
        },
      },
    });
  };
  const own = await world.realtime("fixed");
  const done = Promise.withResolvers<void>();
  own.on("message", (data) => {
    if (textOf(data).includes("response.done")) done.resolve();
  });
  own.send(JSON.stringify({ type: "response.create" }));
  await done.promise;
  const closed = once(own, "close");
  own.close();
  await closed;
  assert.match(world.requests.at(-1)?.url ?? "", /^\/v1\/realtime\?model=gpt-fixed$/);
  const line = await world.logLine("gen_ai.usage.audio.input_tokens=15");
  assert.match(line, /gen_ai.response.model=gpt-realtime-2026/);
  assert.match(line, /gen_ai.request.model=gpt-realtime /);
  assert.match(line, /gen_ai.usage.input_tokens=20 gen_ai.usage.output_tokens=10/);
  assert.match(line, /gen_ai.usage.audio.input_tokens=15 .*gen_ai.usage.audio.output_tokens=8/);
});

test("a realtime call names the model for which an alias stands", async () => {
  const own = await world.realtime("judged");
  assert.match(world.requests.at(-1)?.url ?? "", /\?model=gpt-real$/);
  own.close();
});

test("the transcripts of a realtime call are masked, wherever they are repeated", async () => {
  const own = await world.realtime("guarded");
  const events: string[] = [];
  own.on("message", (data) => events.push(textOf(data)));
  world.answer = (_event, send) => {
    const at = { response_id: "r1", item_id: "i", output_index: 0, content_index: 0 };
    const part = { type: "audio", transcript: "a hidden-1" };
    const item = { id: "i", type: "message", role: "assistant", content: [part] };
    const say = (type: string, more: Event): void =>
      send({ type: `response.${type}`, ...at, ...more });
    say("output_audio_transcript.delta", { delta: "a hid" });
    say("output_audio.delta", { delta: "AAAA" });
    say("output_audio_transcript.delta", { delta: "den-1" });
    say("output_audio_transcript.done", { transcript: "a hidden-1" });
    say("content_part.done", { part });
    say("output_item.done", { item });
    send({ type: "response.done", response: { id: "r1", output: [item] } });
  };
  own.send(JSON.stringify({ type: "response.create" }));
  await waitFor("end", () => events.some((event) => event.includes("response.done")));
  assert.doesNotMatch(events.join("\n"), /hidden|den-1/);
  assert.equal(events.filter((event) => event.includes("a <X>")).length, 5);
  assert.ok(events.some((event) => event.includes("AAAA")));
  own.close();
});

test("the prompts of a realtime call are guarded", async () => {
  world.answer = () => {};
  const own = await world.realtime("guarded");
  const events: string[] = [];
  own.on("message", (data) => events.push(textOf(data)));
  const say = (text: string): void =>
    own.send(
      JSON.stringify({
        type: "conversation.item.create",
        event_id: "own-1",
        item: { type: "message", role: "user", content: [{ type: "input_text", text }] },
      }),
    );
  say("forbidden");
  await waitFor("refusal", () => events.some((event) => event.includes('"type":"error"')));
  assert.ok(events.some((event) => event.includes('"event_id":"own-1"')));
  say("my secret-7");
  await waitFor("event", () => JSON.stringify(world.seen.at(-1)).includes("my <X>"));
  own.close();
});

test("a text that is split over items of a conversation is found, until the model has spoken", async () => {
  const own = await world.realtime("guarded");
  const received: Event[] = [];
  own.on("message", (data) => received.push(JSON.parse(textOf(data))));
  const say = (text: string, more: Event = {}): void => {
    const item = { type: "message", role: "user", content: [{ type: "input_text", text }] };
    own.send(JSON.stringify({ type: "conversation.item.create", ...more, item }));
  };
  const said = (): string => JSON.stringify(world.seen.at(-1));
  const before = world.seen.length;
  say("my secret-");
  say("42, and");
  await waitFor("two items", () => world.seen.length === before + 2);
  assert.match(said(), /"<X>, and"/);
  say("it is for");
  say("bidden");
  await waitFor("refusal", () => received.some(({ type }) => type === "error"));
  assert.equal(world.seen.length, before + 3);
  // The item may be put before the one that was sent first.
  say("a secret");
  say("42 is mine", { previous_item_id: "root" });
  await waitFor("five items", () => world.seen.length === before + 5);
  say("number secret-", { previous_item_id: "root" });
  await waitFor("six items", () => world.seen.length === before + 6);
  assert.match(said(), /"number <X>"/);
  world.answer = ({ item }, send) => {
    const { id: previous } = Object(item);
    const content = [{ type: "output_audio", transcript: "It is" }];
    const said = { id: "said", type: "message", role: "assistant" };
    const added = { previous_item_id: previous, item: { ...said, content: [] } };
    send({ type: "conversation.item.added", ...added });
    send({ type: "response.done", response: { id: "r", output: [{ ...said, content }] } });
  };
  say("my secret-");
  await waitFor("response", () => received.some(({ type }) => type === "response.done"));
  world.answer = () => {};
  say("7 days");
  await waitFor("eight items", () => world.seen.length === before + 8);
  assert.match(said(), /"7 days"/);
  own.close();
});
