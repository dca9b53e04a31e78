import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { anthropicStream, openaiAnswer } from "./vendors.ts";

/**
 * Variables that expressions can read about calls of language models (reference, LLM gateway, A10).
 */

let openai: ModelServer;
let anthropic: ModelServer;
let gateway: Gateway;

before(async () => {
  [openai, anthropic] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    frontend:
      accessLog:
        attributes:
          add:
            - { name: asked, expression: "llm.prompt[0].content" }
            - { name: said, expression: "llm.completion" }
            - { name: called, expression: "llm.toolCalls.map(call, call.name).join('+')" }
            - { name: tier, expression: "llm.serviceTier" }
            - { name: counted, expression: "string(llm.countTokens)" }
            - { name: pictures, expression: "string(llm.outputImageTokens)" }
            - { name: own, expression: "string(llm.providerInputTokens)" }
    routes:
      - name: anthropic
        matches: [{ path: { type: PathPrefix, value: /anthropic } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: anthropic }]
      - name: guarded
        matches: [{ path: { type: PathPrefix, value: /guarded } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: guarded }]
      - name: openai
        backends: [{ backend: openai }]
backends:
  guarded:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} } }
    policies:
      ai:
        promptGuard:
          streaming: Mask
          request: [{ regex: { builtins: [Email] } }]
          response: [{ regex: { builtins: [Email] } }]
  openai:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} } }
  anthropic:
    ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${anthropic.port} } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), openai.close(), anthropic.close()]));

async function logLine(part: string): Promise<string> {
  await waitFor("line of the access log", () => gateway.output.includes(part));
  return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
}

const MESSAGES = [{ role: "user" as const, content: "question-1" }];

test("prompt, completion and tier of a whole response that passes", async () => {
  openai.answer = () => ({
    json: { ...Object(openaiAnswer.json), service_tier: "flex" },
  });
  const own = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0 });
  await own.chat.completions.create({ model: "read-whole", messages: MESSAGES });
  const line = await logLine("gen_ai.request.model=read-whole");
  assert.match(line, /asked=question-1/);
  assert.match(line, /said="Hello there"/);
  assert.match(line, /tier=flex/);
  assert.match(line, /openai.response.service_tier=flex/);
});

test("completion and calls of a stream that is converted, and the input as the provider says it", async () => {
  anthropic.answer = () => anthropicStream;
  const baseURL = `${gateway.url}/anthropic/v1`;
  const own = new OpenAI({ baseURL, apiKey: "x", maxRetries: 0 });
  const asked = { model: "read-stream", messages: MESSAGES };
  await own.chat.completions.stream(asked).finalChatCompletion();
  const line = await logLine("gen_ai.request.model=read-stream");
  assert.match(line, /said="Let me look ünder."/);
  assert.match(line, /called=weather\+now/);
  assert.match(line, /gen_ai.usage.input_tokens=12 /);
  assert.match(line, /own=8/);
});

test("tokens that were counted are not tokens that were used", async () => {
  anthropic.answer = () => ({ json: { input_tokens: 77 } });
  const response = await fetch(`${gateway.url}/anthropic/v1/messages/count_tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "read-count", messages: MESSAGES }),
  });
  assert.equal(response.status, 200);
  const line = await logLine("gen_ai.request.model=read-count");
  assert.match(line, /counted=77/);
  assert.doesNotMatch(line, /input_tokens/);
});

test("images have tokens of their own", async () => {
  openai.answer = () => ({
    json: {
      data: [{ b64_json: "AA==" }],
      usage: {
        input_tokens: 10,
        output_tokens: 50,
        total_tokens: 60,
        input_tokens_details: { text_tokens: 10, image_tokens: 0 },
        output_tokens_details: { text_tokens: 0, image_tokens: 50 },
      },
    },
  });
  const own = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: "x", maxRetries: 0 });
  await own.images.generate({ model: "read-image", prompt: "a cat" });
  const line = await logLine("gen_ai.request.model=read-image");
  assert.match(line, /gen_ai.usage.input_tokens=10 gen_ai.usage.output_tokens=50/);
  assert.match(line, /pictures=50/);
});

const SECRET = "ada@example.com";

for (const [what, stream] of [
  ["whole", false],
  ["streamed", true],
] as const)
  test(`the texts of a ${what} call are those that guards let pass`, async () => {
    const said = (text: string): Record<string, unknown> => ({ role: "assistant", content: text });
    const events = [`to ada@exam`, `ple.com`].map(
      (text) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: said(text) }] })}\n\n`,
    );
    openai.answer = () =>
      stream
        ? { pieces: [...events, "data: [DONE]\n\n"], type: "text/event-stream" }
        : { json: { choices: [{ index: 0, message: said(`to ${SECRET}`) }] } };
    const model = `read-guarded-${what}`;
    const response = await fetch(`${gateway.url}/guarded/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model, stream, messages: [{ role: "user", content: SECRET }] }),
    });
    assert.doesNotMatch(await response.text(), /ada@/);
    const line = await logLine(`gen_ai.request.model=${model}`);
    assert.match(line, /asked="<EMAIL_ADDRESS>"/);
    assert.match(line, /said="to <EMAIL_ADDRESS>"/);
    assert.doesNotMatch(line, /ada@/);
  });
