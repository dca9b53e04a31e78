import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, describe, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { ResponsesWS } from "openai/resources/beta/responses/ws";
import { WebSocket } from "ws";
import { type Event, says, SocketWorld } from "./socket-world.ts";

/** The responses API over WebSocket: the official client and a server of `ws` (reference, LLM gateway, A3). */

let world: SocketWorld;

before(async () => {
  world = await SocketWorld.start();
});

after(() => world?.close());

const FORBIDDEN = JSON.stringify({
  type: "response.create",
  model: "m",
  input: "this text is forbidden in all frames",
});
/** Arguments whose reader reads a forbidden word. */
const ESCAPED = String.raw`{"q":"\u0066orbidden"}`;

describe("responses by WebSocket", () => {
  test("pass unchanged, in lanes, and the tokens of all of them are counted", async () => {
    world.answer = says("Hello", "gpt-lanes");
    const own = await world.talk("plain");
    for (const lane of ["a", "b"])
      own.send({ type: "response.create", stream_id: lane, model: "gpt-5", input: "Hi" });
    const completed = await own.got("response.completed", 2);
    const lanes = new Set(completed.map((event) => event["stream_id"]));
    assert.deepEqual(lanes, new Set(["a", "b"]));
    await own.close();
    const line = await world.logLine("gen_ai.response.model=gpt-lanes");
    assert.match(line, /gen_ai.usage.input_tokens=20 gen_ai.usage.output_tokens=8/);
    assert.doesNotMatch(line, /estimated/);
    assert.equal(world.requests.at(-1)?.headers.authorization, "Bearer provider-key");
    assert.equal(world.requests.at(-1)?.url, "/v1/responses");
    assert.equal(world.requests.at(-1)?.headers["sec-websocket-extensions"], undefined);
  });

  test("ask for the model of the provider", async () => {
    world.answer = says("Hello");
    const own = await world.talk("fixed");
    own.send({ type: "response.create", model: "gpt-5", input: "Hi" });
    await own.got("response.completed");
    assert.equal(world.seen.at(-1)?.["model"], "gpt-fixed");
    await own.close();
  });

  test("reach one of several providers", async () => {
    world.answer = says("Hello");
    const own = await world.talk("grouped");
    own.send({ type: "response.create", model: "gpt-5", input: "Hi" });
    await own.got("response.completed");
    assert.equal(world.seen.at(-1)?.["model"], "gpt-one");
    await own.close();
  });

  test("ask for the model of the provider also where the client offers other protocols", async () => {
    world.answer = says("Hello");
    const url = `${world.gateway.url.replace("http", "ws")}/fixed/v1/responses`;
    const own = new WebSocket(url, {
      finishRequest: (request) => request.setHeader("upgrade", "echo/1, websocket").end(),
    });
    await once(own, "open");
    const before = world.seen.length;
    own.send(JSON.stringify({ type: "response.create", model: "gpt-5", input: "Hi" }));
    await waitFor("event", () => world.seen.length > before);
    assert.equal(world.seen.at(-1)?.["model"], "gpt-fixed");
    assert.equal(world.requests.at(-1)?.headers.upgrade, "websocket");
    own.close();
  });

  test("have interrupted responses estimated", async () => {
    world.answer = (_event, send, socket) => {
      send({ type: "response.created", sequence_number: 0, response: { model: "gpt-torn" } });
      for (const delta of ["a", "b", "c"])
        send({ type: "response.output_text.delta", delta, item_id: "i", sequence_number: 1 });
      socket.close();
    };
    const own = await world.talk("plain");
    own.send({ type: "response.create", model: "gpt-5", input: "Hi" });
    await own.got("response.output_text.delta", 3);
    const line = await world.logLine("gen_ai.response.model=gpt-torn");
    assert.match(line, /gen_ai.usage.output_tokens=3 .*llm.usage.estimated=true/);
  });

  test("stop when a limit is spent, and the next connection is refused", async () => {
    world.answer = says("Hello");
    const own = await world.talk("limited");
    const ask = (lane: string): void =>
      own.send({ type: "response.create", stream_id: lane, model: "gpt-5", input: "Hi" });
    ask("first");
    await own.got("response.completed", 1);
    ask("second");
    await own.got("response.completed", 2);
    const before = world.seen.length;
    ask("third");
    await waitFor("refusal", () => own.events.some((event) => event["type"] === "error"));
    const refusal = own.events.find((event) => event["type"] === "error");
    assert.equal(refusal?.["stream_id"], "third");
    assert.equal(refusal?.["status"], 429);
    assert.equal(world.seen.length, before);
    await own.close();
    const again = new ResponsesWS(world.client("limited"));
    again.on("error", () => {});
    const [error] = await once(again.socket.platformSocket, "error");
    assert.match(String(error), /429/);
  });

  test("are guarded event by event", async () => {
    world.answer = says("It is hidden-1");
    const own = await world.talk("guarded");
    own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "my secret-42" });
    const [completed] = await own.got("response.completed");
    assert.equal(world.seen.at(-1)?.["input"], "my <X>");
    assert.match(JSON.stringify(completed), /It is <X>/);
    const [delta] = await own.got("response.output_text.delta");
    assert.equal(delta?.["delta"], "It is <X>");
    const before = world.seen.length;
    own.send({ type: "response.create", stream_id: "b", model: "gpt-5", input: "forbidden" });
    await waitFor("refusal", () => own.events.some((event) => event["type"] === "error"));
    const refusal = own.events.find((event) => event["type"] === "error");
    assert.equal(refusal?.["status"], 403);
    assert.equal(refusal?.["stream_id"], "b");
    assert.equal(world.seen.length, before);
    await own.close();
  });

  test("cannot hide a text from guards in events that they do not know, in bytes or twice", async () => {
    world.answer = says("Hello");
    const own = await world.talk("guarded");
    const errors = (): readonly Event[] => own.events.filter(({ type }) => type === "error");
    const before = world.seen.length;
    const hidden: readonly (string | Buffer)[] = [
      JSON.stringify({ type: "response.new", what: { text: "forbidden" } }),
      JSON.stringify({
        type: "session.update",
        session: { tools: [{ description: "forbidden" }] },
      }),
      JSON.stringify({ type: "input_audio_buffer.append", audio: "Zm9yYmlkZGVu" }),
      JSON.stringify({
        type: "response.create",
        model: "m",
        previous_response_id: "r",
        input: "Hi",
      }),
      '{"type":"response.create","model":"m","input":"forbidden","input":"Hi"}',
      "forbidden",
      Buffer.from("forbidden"),
      `\u{feff}${FORBIDDEN}`,
      JSON.stringify([JSON.parse(FORBIDDEN)]),
      JSON.stringify({
        type: "response.create",
        input: [{ type: "function_call", arguments: ESCAPED }],
      }),
    ];
    for (const [index, message] of hidden.entries()) {
      own.raw(message);
      await waitFor("refusal", () => errors().length > index);
    }
    // A text in several frames, in bytes, and with bytes that a server may leave out.
    const invalid = Buffer.from(FORBIDDEN.replace("bidden", "b\u00ffidden"), "latin1");
    for (const [index, [pieces, binary]] of [
      [[FORBIDDEN.slice(0, 60), FORBIDDEN.slice(60)], false] as const,
      [[FORBIDDEN.slice(0, 60), FORBIDDEN.slice(60)], true] as const,
      [[...FORBIDDEN], false] as const,
      [[invalid], false] as const,
    ].entries()) {
      own.frames(pieces, binary);
      await waitFor("refusal", () => errors().length > hidden.length + index);
    }
    assert.equal(world.seen.length, before);
    own.send({ type: "response.create", stream_id: "a", model: "m", input: "Hi" });
    const [completed] = await own.got("response.completed");
    const { id } = Object(completed?.["response"]);
    own.send({ type: "response.create", stream_id: "b", previous_response_id: id, input: "Hi" });
    await own.got("response.completed", 2);
    assert.equal(world.seen.at(-1)?.["previous_response_id"], id);
    await own.close();
  });

  test("are masked as texts, not event by event, each lane for itself", async () => {
    const delta = (lane: unknown, text: string): Event => ({
      type: "response.output_text.delta",
      stream_id: lane,
      output_index: 0,
      content_index: 0,
      delta: text,
      logprobs: [{ token: text, logprob: -1 }],
    });
    world.answer = ({ stream_id: lane }, send) => {
      if (lane === "a") {
        send(delta("a", "It is hid"));
        return;
      }
      send(delta("b", "hello"));
      send(delta("a", "den-1"));
      send(delta("b", " you"));
      for (const id of ["a", "b"])
        send({ type: "response.completed", stream_id: id, response: { id, output: [] } });
    };
    const own = await world.talk("guarded");
    for (const lane of ["a", "b"])
      own.send({ type: "response.create", stream_id: lane, model: "gpt-5", input: "Hi" });
    await own.got("response.completed", 2);
    const said = (lane: string): string =>
      own.events
        .filter((event) => event["stream_id"] === lane)
        .map((event) => event["delta"])
        .join("");
    assert.equal(said("a"), "It is <X>");
    assert.equal(said("b"), "hello you");
    assert.doesNotMatch(JSON.stringify(own.events), /den-/);
    await own.close();
  });

  test("end at a text that a guard rejects, and other lanes continue", async () => {
    world.answer = ({ stream_id: lane }, send) => {
      for (const delta of lane === "a" ? ["ban", "ned", " word"] : ["fine"])
        send({ type: "response.output_text.delta", stream_id: lane, delta, output_index: 0 });
      send({ type: "response.completed", stream_id: lane, response: { id: lane, output: [] } });
    };
    const own = await world.talk("guarded");
    for (const lane of ["a", "b"])
      own.send({ type: "response.create", stream_id: lane, model: "gpt-5", input: "Hi" });
    const [completed] = await own.got("response.completed");
    assert.equal(completed?.["stream_id"], "b");
    const ofA = own.events.filter((event) => event["stream_id"] === "a");
    assert.deepEqual(
      ofA.map(({ type, status }) => [type, status]),
      [["error", 403]],
    );
    await own.close();
  });

  test("clients get the text that a guard holds back before the provider closes", async () => {
    world.answer = ({ stream_id: lane }, send, socket) => {
      send({ type: "response.output_text.delta", stream_id: lane, delta: "the hidden-" });
      socket.close();
    };
    const own = await world.talk("guarded");
    own.send({ type: "response.create", stream_id: "a", model: "gpt-5", input: "Hi" });
    const [delta] = await own.got("response.output_text.delta");
    assert.equal(delta?.["delta"], "the hidden-");
  });

  test("are refused by name where the vendor has none", async () => {
    const own = new ResponsesWS(world.client("claude"));
    own.on("error", () => {});
    const [error] = await once(own.socket.platformSocket, "error");
    assert.match(String(error), /400/);
  });
});
