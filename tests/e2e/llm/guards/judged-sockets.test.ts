import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { isObject } from "@edge-gateway/llm";
import type { ModelAnswer, SeenCall } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { type Event, says, SocketWorld, textOf } from "../socket-world.ts";

/** Responses of WebSockets that the server of a guard checks: each one as a whole, before the client gets any of it. */

let world: SocketWorld;

before(async () => {
  world = await SocketWorld.start();
});

beforeEach(() => {
  world.judge.answer = judged;
});

after(() => world?.close());

/** The texts that the server of the guard was asked about. */
function textsIn({ body }: SeenCall): readonly string[] {
  const { choices = [] } = Object(body["body"]);
  return Array.isArray(choices) ? choices.map((choice) => String(choice.message.content)) : [];
}

/** Rejects `forbidden`, and masks `secret-1`. */
function judged(call: SeenCall): ModelAnswer {
  const texts = textsIn(call);
  if (texts.some((text) => text.includes("forbidden")))
    return { json: { action: { body: "not this", status_code: 403 } } };
  const choices = texts.map((text) => ({
    message: { role: "assistant", content: text.replaceAll("secret-1", "<S>") },
  }));
  return { json: { action: texts.join("").includes("secret-1") ? { body: { choices } } : {} } };
}

/** The events of a response in a lane, whose text comes in pieces and is repeated. */
function response(lane: string, ...pieces: readonly string[]): readonly Event[] {
  const at = { stream_id: lane, item_id: "i", output_index: 0, content_index: 0 };
  const text = pieces.join("");
  const content = [{ type: "output_text", text, annotations: [] }];
  const item = { type: "message", id: "i", role: "assistant", content };
  return [
    { type: "response.created", stream_id: lane, response: { id: lane, output: [] } },
    ...pieces.map((delta) => ({ type: "response.output_text.delta", ...at, delta })),
    { type: "response.output_text.done", ...at, text },
    { type: "response.output_item.done", ...at, item },
    {
      type: "response.completed",
      stream_id: lane,
      response: { id: lane, status: "completed", output: [item], usage: { total_tokens: 1 } },
    },
  ];
}

const saidIn = (events: readonly Event[], lane: string): string =>
  events
    .filter(({ type, stream_id: own }) => type === "response.output_text.delta" && own === lane)
    .map(({ delta }) => delta)
    .join("");

test("what is split over events is judged as one text, and nothing of it passes before", async () => {
  world.answer = ({ stream_id: lane }, send) => {
    for (const event of response(String(lane), "it is for", "bidden", " here")) send(event);
  };
  const own = await world.talk("judged");
  own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "Hi" });
  await own.got("error");
  assert.equal(saidIn(own.events, "a"), "");
  assert.doesNotMatch(JSON.stringify(own.events), /it is for|bidden/);
  world.answer = says("Hello");
  own.send({ type: "response.create", stream_id: "b", model: "gpt-5", input: "Hi" });
  await own.got("response.completed");
  assert.equal(saidIn(own.events, "b"), "Hello");
  await own.close();
});

test("a masked text is masked wherever it is repeated, by servers and patterns alike", async () => {
  world.answer = ({ stream_id: lane }, send) => {
    for (const event of response(String(lane), "a sec", "ret-1 and hid", "den-2")) send(event);
  };
  const own = await world.talk("judged");
  own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "Hi" });
  const [completed] = await own.got("response.completed");
  assert.equal(saidIn(own.events, "a"), "a <S> and <X>");
  assert.match(JSON.stringify(completed), /a <S> and <X>/);
  assert.doesNotMatch(JSON.stringify(own.events), /secret|hidden|ret-1|den-2/);
  assert.ok(world.judge.seen.some((call) => textsIn(call).includes("a secret-1 and hidden-2")));
  await own.close();
});

test("lanes wait for themselves, and other events do not wait", async () => {
  const [first = {}, ...others] = response("a", "one ", "two");
  const end = others.pop() ?? {};
  world.answer = ({ stream_id: lane }, send) => {
    if (lane === "b") for (const event of response("b", "quick")) send(event);
    if (lane === "b") send({ type: "rate_limits.updated", rate_limits: [] });
    if (lane === "a") for (const event of [first, ...others]) send(event);
    if (lane === "end") send(end);
  };
  const own = await world.talk("judged");
  const ask = (lane: string): void =>
    own.send({ type: "response.create", stream_id: lane, model: "gpt-5", input: "Hi" });
  ask("a");
  ask("b");
  await own.got("rate_limits.updated");
  assert.deepEqual([saidIn(own.events, "a"), saidIn(own.events, "b")], ["", "quick"]);
  assert.equal((await own.got("response.created")).length, 2);
  ask("end");
  await own.got("response.completed", 2);
  assert.equal(saidIn(own.events, "a"), "one two");
  await own.close();
});

test("a response that is longer than `maxBodySize` is refused, and the next one is not", async () => {
  world.answer = ({ stream_id: lane }, send) => {
    const long = Array.from({ length: 100 }, () => "word ".repeat(10));
    for (const event of response(String(lane), ...long)) send(event);
  };
  const own = await world.talk("judged");
  own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "Hi" });
  const [error] = await own.got("error");
  assert.match(JSON.stringify(error), /more than 4096 bytes/);
  world.answer = says("short");
  own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "Hi" });
  await own.got("response.completed");
  assert.equal(saidIn(own.events, "a"), "short");
  await own.close();
});

test("what has come is judged and sent when the provider closes", async () => {
  world.answer = ({ stream_id: lane }, send, socket) => {
    for (const event of response(String(lane), "a sec", "ret-1").slice(0, 3)) send(event);
    socket.close();
  };
  const own = await world.talk("judged");
  own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "Hi" });
  await own.got("response.output_text.delta", 2);
  assert.equal(saidIn(own.events, "a"), "a <S>");
});

test("a realtime response waits for its end, with its sound, and transcriptions for theirs", async () => {
  const own = await world.realtime("judged");
  const events: Event[] = [];
  own.on("message", (data) => {
    const event: unknown = JSON.parse(textOf(data));
    if (isObject(event)) events.push(event);
  });
  const types = (): readonly unknown[] => events.map(({ type }) => type);
  const heard = "conversation.item.input_audio_transcription";
  world.answer = (_event, send) => {
    const speech = { item_id: "u", content_index: 0 };
    send({ type: `${heard}.delta`, ...speech, delta: "a sec" });
    send({ type: "response.created", response: { id: "r1", output: [] } });
    const at = { response_id: "r1", item_id: "i", output_index: 0, content_index: 0 };
    send({ type: "response.output_audio_transcript.delta", ...at, delta: "it is for" });
    send({ type: "response.output_audio.delta", ...at, delta: "AAAA" });
    send({ type: `${heard}.delta`, ...speech, delta: "ret-1" });
    send({ type: `${heard}.completed`, ...speech, transcript: "a secret-1" });
    send({ type: "response.output_audio_transcript.delta", ...at, delta: "bidden" });
    send({ type: "response.done", response: { id: "r1", status: "completed", output: [] } });
    send({ type: "rate_limits.updated", rate_limits: [] });
  };
  own.send(JSON.stringify({ type: "response.create" }));
  await waitFor("end", () => types().includes("rate_limits.updated"));
  // The client may not have listened yet when the session was created.
  const heardTypes = types().filter((type) => type !== "session.created");
  assert.deepEqual(heardTypes, [
    "response.created",
    ...["delta", "delta", "completed"].map((kind) => `${heard}.${kind}`),
    "error",
    "rate_limits.updated",
  ]);
  assert.doesNotMatch(JSON.stringify(events), /it is for|AAAA|secret|ret-1/);
  own.close();
});
