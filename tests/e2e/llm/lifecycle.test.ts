import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { anthropicStream, openaiAnswer, openaiStream } from "./vendors.ts";
import { routesTo } from "./named-routes.ts";

/**
 * Beginning and end of calls: stalled streams, clients that disconnect, compressed responses (doc 2
 * §EdgeBackend, `ai`).
 */

let slow: ModelServer;
let quick: ModelServer;
let gateway: Gateway;

before(async () => {
  [slow, quick] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const at = (server: ModelServer): string => `host: 127.0.0.1, port: ${server.port}`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(["stalled", "alone", "drained", "cancelled", "converted"])}
backends:
  stalled:
    ai:
      firstEventTimeout: 2s
      groups:
        - providers: [{ name: slow, openai: {}, ${at(slow)} }]
        - providers: [{ name: quick, openai: {}, ${at(quick)} }]
  alone:
    ai: { firstEventTimeout: 2s, provider: { openai: {}, ${at(slow)} } }
  drained:
    ai: { clientDisconnect: Drain, provider: { openai: {}, ${at(slow)} } }
  cancelled:
    ai: { provider: { openai: {}, ${at(slow)} } }
  converted:
    ai: { provider: { anthropic: {}, ${at(slow)} } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), slow.close(), quick.close()]));

function client(path: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/${path}/v1`, apiKey: "x", maxRetries: 0 });
}

async function logLine(part: string): Promise<string> {
  await waitFor("line of the access log", () => gateway.output.includes(part));
  return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
}

const ASKED = { messages: [{ role: "user" as const, content: "Hi" }], stream: true as const };
const HEARTBEAT = ": still thinking\n\n";

async function textOf(stream: AsyncIterable<OpenAI.ChatCompletionChunk>): Promise<string> {
  let text = "";
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? "";
  return text;
}

describe("a stream that begins and then says nothing", () => {
  test("the response comes from the next provider", async () => {
    slow.answer = () => ({ pieces: [HEARTBEAT], open: true });
    quick.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
    const stream = await client("stalled").chat.completions.create({
      ...ASKED,
      model: "gpt-stall",
    });
    assert.equal(await textOf(stream), "Hello there");
    assert.equal(quick.last.body["model"], "gpt-stall");
  });

  test("is a 504 where there is no other provider", async () => {
    slow.answer = () => ({ pieces: [HEARTBEAT], open: true });
    const call = client("alone").chat.completions.create({ ...ASKED, model: "gpt-alone" });
    await assert.rejects(call, (error) => error instanceof OpenAI.APIError && error.status === 504);
  });

  test("the rest of a response is awaited once its first event has arrived", async () => {
    slow.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
    const stream = await client("alone").chat.completions.create({ ...ASKED, model: "gpt-begun" });
    assert.equal(await textOf(stream), "Hello there");
  });

  test("the response comes from the next provider if the first one breaks off before any event", async () => {
    slow.answer = () => ({ pieces: [HEARTBEAT], cut: true });
    quick.answer = () => openaiStream({ content: "Hi" });
    const stream = await client("stalled").chat.completions.create({ ...ASKED, model: "gpt-cut" });
    assert.equal(await textOf(stream), "Hi");
  });
});

describe("a stream that stalls in its middle", () => {
  let bounded: Gateway;

  before(async () => {
    const provider = (vendor: string): string =>
      `{ ${vendor}: {}, host: 127.0.0.1, port: ${slow.port} }`;
    bounded = await Gateway.start({
      config: `
config: { backend: { bodyIdleTimeout: 2s } }
gateways:
  web:
    port: \${PORT}
    routes:
      - matches: [{ path: { type: Exact, value: /v1/chat/completions } }]
        policies: { timeouts: { request: 10m } }
        backends: [{ ai: { provider: ${provider("openai")} } }]
      - matches: [{ path: { type: Exact, value: /v1/messages } }]
        policies: { timeouts: { request: 10m } }
        backends: [{ ai: { provider: ${provider("openai")} } }]
`,
    });
  });

  after(() => bounded?.[Symbol.asyncDispose]());

  test("ends after `config.backend.bodyIdleTimeout` in an error of the client's format", async () => {
    const [first = ""] = openaiStream({ content: "Hello" }).pieces ?? [];
    slow.answer = () => ({ pieces: [first], open: true });
    const openai = new OpenAI({ baseURL: `${bounded.url}/v1`, apiKey: "x", maxRetries: 0 });
    const stream = await openai.chat.completions.create({ ...ASKED, model: "gpt-stuck" });
    await assert.rejects(textOf(stream), OpenAI.APIError);
    const anthropic = new Anthropic({ baseURL: bounded.url, apiKey: "x", maxRetries: 0 });
    const { messages } = ASKED;
    const converted = anthropic.messages.stream({ model: "gpt-stuck", max_tokens: 9, messages });
    await assert.rejects(converted.finalMessage(), Anthropic.APIError);
  });
});

/** A client that disconnects as soon as it has read this text. */
async function leaveAfter(path: string, model: string, text: string): Promise<void> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  await once(socket, "connect");
  const body = JSON.stringify({ ...ASKED, model });
  socket.write(
    `POST /${path}/v1/chat/completions HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  let received = "";
  socket.on("data", (bytes: Buffer) => (received += bytes.toString()));
  await waitFor("beginning of the stream", () => received.includes(text));
  socket.resetAndDestroy();
}

describe("a client that leaves in the middle of a stream", () => {
  const pieces = openaiStream({ content: "one" }, { content: "two" }, { content: "three" }).pieces;
  /** A whole stream, whose remaining events may be sent when the promise resolves. */
  const held = (): { readonly release: () => void } => {
    const gate = Promise.withResolvers<void>();
    slow.answer = () => ({
      pieces: pieces?.slice(0, 2) ?? [],
      later: { after: gate.promise, pieces: pieces?.slice(2) ?? [] },
    });
    return { release: gate.resolve };
  };

  test("has all tokens counted where the response is drained", async () => {
    const { release } = held();
    await leaveAfter("drained", "gpt-drained", "one");
    release();
    const line = await logLine("gen_ai.request.model=gpt-drained");
    assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=3 /);
    assert.doesNotMatch(line, /estimated/);
  });

  test("has the received part estimated if the call is cancelled", async () => {
    const { release } = held();
    await leaveAfter("cancelled", "gpt-cancelled", "one");
    const line = await logLine("gen_ai.request.model=gpt-cancelled");
    release();
    assert.match(line, /gen_ai.usage.output_tokens=2 /);
    assert.match(line, /llm.usage.estimated=true/);
  });
});

describe("compressed streams of providers", () => {
  const codings = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync };
  for (const [coding, compress] of Object.entries(codings)) {
    test(`of ${coding} are converted`, async () => {
      const bytes = compress(Buffer.from(anthropicStream.pieces?.join("") ?? ""));
      const half = Math.floor(bytes.length / 2);
      slow.answer = () => ({
        pieces: [bytes.subarray(0, half), bytes.subarray(half)],
        headers: { "content-encoding": coding },
      });
      const model = `gpt-${coding}`;
      const stream = client("converted").chat.completions.stream({ ...ASKED, model });
      const { choices } = await stream.finalChatCompletion();
      assert.equal(choices[0]?.message.content, "Let me look ünder.");
      const line = await logLine(`gen_ai.request.model=${model}`);
      assert.match(line, /gen_ai.usage.output_tokens=30 /);
    });

    test(`of ${coding} that pass are counted`, async () => {
      const plain = openaiStream({ content: "Hello" }).pieces?.join("") ?? "";
      slow.answer = () => ({
        pieces: [compress(Buffer.from(plain))],
        headers: { "content-encoding": coding },
      });
      const model = `own-${coding}`;
      const stream = await client("cancelled").chat.completions.create({ ...ASKED, model });
      assert.equal(await textOf(stream), "Hello");
      const line = await logLine(`gen_ai.request.model=${model}`);
      assert.match(line, /gen_ai.usage.input_tokens=12 gen_ai.usage.output_tokens=3 /);
    });
  }

  test("that break off end in an error of the client's format", async () => {
    const bytes = gzipSync(Buffer.from(anthropicStream.pieces?.join("") ?? ""));
    slow.answer = () => ({
      pieces: [bytes.subarray(0, bytes.length - 30)],
      headers: { "content-encoding": "gzip" },
      cut: true,
    });
    const stream = await client("converted").chat.completions.create({ ...ASKED, model: "gpt-x" });
    await assert.rejects(textOf(stream), OpenAI.APIError);
  });

  test("that are whole pass, and are counted", async () => {
    slow.answer = () => ({
      pieces: [gzipSync(JSON.stringify(openaiAnswer.json))],
      type: "application/json",
      headers: { "content-encoding": "gzip" },
    });
    const { messages } = ASKED;
    const answer = await client("cancelled").chat.completions.create({
      model: "gpt-whole",
      messages,
    });
    assert.equal(answer.choices[0]?.message.content, "Hello there");
    assert.match(await logLine("gen_ai.request.model=gpt-whole"), /gen_ai.usage.output_tokens=3/);
  });
});
