import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { ApiError, GoogleGenAI } from "@google/genai";
import OpenAI from "openai";
import { openaiAnswer } from "../vendors.ts";

/**
 * The official clients, unmodified, with a key of the gateway: each sends it in a header of its
 * own. One policy reads all of them (docs/guides/api-keys.md).
 */

const KEY = "key-of-a-team";
const PLACES = [
  'request.headers["x-api-key"]',
  'request.headers["x-goog-api-key"]',
  'request.headers["authorization"].stripPrefix("Bearer ")',
];

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  const [first, second, third] = PLACES;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    policies:
      apiKeyAuthentication:
        secretRef: { name: clients }
        location:
          expression: 'default(${first}, default(${second}, ${third}))'
    routes: [{ backends: [{ backend: models }] }]
backends:
  models:
    ai: { provider: { openai: { model: gpt-5 }, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { auth: { key: vendor-key } }
secrets:
  clients: { data: { team: ${KEY} } }
`,
  });
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close()]);
});

beforeEach(() => {
  vendor.answer = () => openaiAnswer;
});

const messages = [{ role: "user" as const, content: "Hi" }];

const CLIENTS: Readonly<Record<string, (apiKey: string) => Promise<unknown>>> = {
  openai: (apiKey) =>
    new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey, maxRetries: 0 }).chat.completions.create({
      model: "any",
      messages,
    }),
  "anthropic with an API key": (apiKey) =>
    new Anthropic({ baseURL: gateway.url, apiKey, authToken: null, maxRetries: 0 }).messages.create(
      { model: "any", max_tokens: 9, messages },
    ),
  "anthropic with a token, as Claude Code sends it": (authToken) =>
    new Anthropic({ baseURL: gateway.url, apiKey: null, authToken, maxRetries: 0 }).messages.create(
      { model: "any", max_tokens: 9, messages },
    ),
  gemini: (apiKey) =>
    new GoogleGenAI({ apiKey, httpOptions: { baseUrl: gateway.url } }).models.generateContent({
      model: "any",
      contents: "Hi",
    }),
};

for (const [name, ask] of Object.entries(CLIENTS))
  test(`the client of ${name} is known by its key, which the provider never sees`, async () => {
    await ask(KEY);
    const { headers, url } = vendor.last;
    assert.equal(headers.authorization, "Bearer vendor-key");
    assert.doesNotMatch(JSON.stringify([headers, url]), new RegExp(KEY));
    const asked = vendor.seen.length;
    await assert.rejects(ask("guessed"), (error) => {
      const known = [OpenAI.APIError, Anthropic.APIError, ApiError];
      assert.ok(known.some((kind) => error instanceof kind));
      assert.equal(Object(error).status, 401);
      return true;
    });
    assert.equal(vendor.seen.length, asked);
  });
