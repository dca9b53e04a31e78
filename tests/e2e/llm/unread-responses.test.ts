import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type ModelAnswer, ModelServer } from "@edge-gateway/testkit/servers/model-server";

/**
 * What a guard of responses cannot read, or reads in another way than a client might, does not pass
 * (doc 2 §Prompt guard).
 */

const SECRET = "ada@example.com";

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes: [{ name: models, backends: [{ backend: house }] }]
backends:
  house:
    ai:
      provider:
        custom: { formats: [{ type: Completions }, { type: Messages }, { type: Responses }, { type: Embeddings }] }
        host: 127.0.0.1
        port: ${vendor.port}
    policies: { ai: { promptGuard: { streaming: Mask, response: [{ regex: { builtins: [Email] } }] } } }
`,
  });
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close()]);
});

const REQUESTS = {
  "/v1/chat/completions": { messages: [{ role: "user", content: "who?" }] },
  "/v1/messages": { max_tokens: 9, messages: [{ role: "user", content: "who?" }] },
  "/v1/responses": { input: "who?" },
  "/v1/embeddings": { input: "who?" },
} as const;

interface Shown {
  readonly status: number;
  readonly text: string;
}

async function shown(path: keyof typeof REQUESTS, answer: ModelAnswer): Promise<Shown> {
  vendor.answer = () => answer;
  const response = await fetch(`${gateway.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "any", ...REQUESTS[path] }),
  });
  return { status: response.status, text: await response.text() };
}

const CHAT = "/v1/chat/completions";
const TWICE = `{"role":"assistant","content":"${SECRET}","content":"hello"}`;
const ONCE = `{"role":"assistant","content":"hello"}`;
const STREAM = "text/event-stream";
const SAID = JSON.stringify({ choices: [{ index: 0, message: { content: SECRET } }] });

test("a duplicate member of a response is left out, as the guards have read it", async () => {
  const whole = (message: string): string => `{"choices":[{"index":0,"message":${message}}]}`;
  assert.deepEqual(await shown(CHAT, { pieces: [whole(TWICE)], type: "application/json" }), {
    status: 200,
    text: whole(ONCE),
  });
  const event = (delta: string): string => `data: {"choices":[{"index":0,"delta":${delta}}]}\n\n`;
  assert.deepEqual(await shown(CHAT, { pieces: [event(TWICE)], type: STREAM }), {
    status: 200,
    text: event(ONCE),
  });
});

for (const path of ["/v1/messages", "/v1/responses"] as const)
  test(`the form of chat completions is read at ${path}`, async () => {
    const { status, text } = await shown(path, { pieces: [SAID], type: "application/json" });
    assert.equal(status, 200);
    assert.match(text, /<EMAIL_ADDRESS>/);
    assert.doesNotMatch(text, /ada@/);
  });

const twice = (text: string): Buffer => gzipSync(gzipSync(text));
const UNREAD: readonly (readonly [string, ModelAnswer])[] = [
  ["an encoding of two layers", { pieces: [twice(SAID)], type: "application/json" }],
  ["a stream in an encoding of two layers", { pieces: [twice(`data: ${SAID}\n\n`)], type: STREAM }],
];

for (const [what, answer] of UNREAD)
  test(`${what} is refused with the reason`, async () => {
    const headers = { "content-encoding": "gzip, gzip" };
    const { status, text } = await shown(CHAT, { ...answer, headers });
    assert.equal(status, 502);
    assert.match(text, /the content encoding of the response is unknown/);
  });

test("an error without a body keeps its status, whatever encoding it names", async () => {
  const headers = { "content-encoding": "gzip" };
  const empty = { status: 404, pieces: [], type: "application/json", headers };
  assert.deepEqual(await shown(CHAT, empty), { status: 404, text: "" });
});

test("an error that repeats the request is masked in every member", async () => {
  const body = (secret: string): string =>
    `{"detail":[{"type":"string_type","loc":["body","input"],"input":{"user":"${secret}"}}]}`;
  const pieces = [body(SECRET)];
  const answer = { status: 422, pieces, type: "application/json" };
  assert.deepEqual(await shown(CHAT, answer), { status: 422, text: body("<EMAIL_ADDRESS>") });
});

test("a stream of lines that are no fields ends in an error", async () => {
  const { text } = await shown(CHAT, { pieces: [SAID], type: STREAM });
  assert.match(text, /guardrail_intervention/);
  assert.doesNotMatch(text, /ada@/);
});

const EVENT = `data: ${SAID}\n\n`;
const CODED = gzipSync(EVENT);
const TORN: readonly (readonly [string, Uint8Array])[] = [
  ["ends too early", CODED.subarray(0, -1)],
  ["has a wrong checksum", Buffer.concat([CODED.subarray(0, -8), Buffer.alloc(8, 1)])],
];

for (const [what, body] of TORN)
  test(`an encoded body that ${what} is no complete response`, async () => {
    const headers = { "content-encoding": "gzip" };
    const stream = await shown(CHAT, { pieces: [body], type: STREAM, headers });
    assert.match(stream.text, /the connection to the provider ended/);
    const whole = await shown(CHAT, { pieces: [body], type: "application/json", headers });
    assert.equal(whole.status, 502);
    // No guard reads vectors.
    await assert.rejects(shown("/v1/embeddings", { pieces: [body], headers }));
  });
