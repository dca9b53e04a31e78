import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import OpenAI from "openai";
import {
  anthropicAnswer,
  anthropicStream,
  converseStream,
  geminiStream,
  openaiStream,
} from "../vendors.ts";
import { routesTo } from "../named-routes.ts";

/**
 * Tests of every chat format, with its official client or as raw HTTP, and of vendors with other
 * formats.
 */

let vendor: ModelServer;
let gateway: Gateway;

const VENDORS = {
  openai: "openai: {}",
  anthropic: "anthropic: { model: claude-sonnet-5 }",
  gemini: "gemini: { model: gemini-3-pro }",
  bedrock: "bedrock: { region: eu-west-1, model: 'anthropic.claude-x:0' }",
};

before(async () => {
  vendor = await ModelServer.start();
  const backends = Object.entries(VENDORS).map(
    ([name, block]) => `
  ${name}:
    ai: { provider: { ${block}, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { auth: ${name === "bedrock" ? "{ aws: { secretRef: { name: aws } } }" : "{ key: AIzaKey }"} }`,
  );
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(Object.keys(VENDORS))}
backends:${backends.join("")}
secrets:
  aws: { data: { accessKey: AKID, secretKey: secret } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

function openai(name: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/${name}/v1`, apiKey: "x", maxRetries: 0 });
}

const ASKED = {
  model: "gpt-5",
  input: [{ role: "user", content: "What is the weather in Oslo?" }],
} satisfies OpenAI.Responses.ResponseCreateParamsNonStreaming;

describe("responses", () => {
  test("clients of Responses get their response from Anthropic", async () => {
    vendor.answer = () => anthropicAnswer;
    const answer = await openai("anthropic").responses.create(ASKED);
    assert.equal(answer.output_text, "Hello there");
    assert.equal(answer.status, "completed");
    assert.equal(answer.usage?.input_tokens, 12);
    assert.equal(vendor.last.url, "/v1/messages");
  });

  test("get a stream from Anthropic, which the client assembles", async () => {
    vendor.answer = () => anthropicStream;
    const types: string[] = [];
    const stream = openai("anthropic").responses.stream(ASKED);
    for await (const event of stream) types.push(event.type);
    const answer = await stream.finalResponse();
    assert.equal(answer.output_text, "Let me look ünder.");
    assert.deepEqual(
      answer.output.map((item) =>
        item.type === "function_call" ? [item.name, item.arguments] : item.type,
      ),
      ["reasoning", "message", ["weather", '{"city":"Oslo"}'], ["now", "{}"]],
    );
    assert.deepEqual(types.slice(0, 2), ["response.created", "response.in_progress"]);
    assert.equal(types.at(-1), "response.completed");
  });

  test("get a stream from Gemini in its own format, which has signatures", async () => {
    vendor.answer = () => geminiStream;
    const answer = await openai("gemini").responses.stream(ASKED).finalResponse();
    const path = "/v1beta/models/gemini-3-pro:streamGenerateContent?alt=sse";
    assert.equal(vendor.last.url, path);
    assert.equal(answer.status, "completed");
  });

  test("get a stream from Bedrock, whose requests are signed", async () => {
    vendor.answer = () => converseStream;
    const answer = await openai("bedrock").responses.stream(ASKED).finalResponse();
    assert.equal(answer.output_text, "Let me look.");
    assert.equal(vendor.last.url, "/model/anthropic.claude-x%3A0/converse-stream");
    assert.match(
      String(vendor.last.headers.authorization),
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/bedrock\/aws4_request/,
    );
    assert.deepEqual(answer.usage?.input_tokens, 9);
  });
});

describe("chat completions", () => {
  test("clients of chat completions get their response from Gemini in its own format", async () => {
    vendor.answer = () => geminiStream;
    const answer = await openai("gemini")
      .chat.completions.stream({
        model: "gpt-5",
        messages: [{ role: "user", content: "Hi" }],
        stream_options: { include_usage: true },
      })
      .finalChatCompletion();
    const [choice] = answer.choices;
    assert.equal(choice?.message.content, "Let me look.");
    assert.equal(choice?.message.tool_calls?.[0]?.id, "call_g1_1__thought__c2ln");
    assert.equal(choice?.finish_reason, "tool_calls");
    assert.equal(answer.usage?.completion_tokens, 20);
    assert.equal(vendor.last.url, "/v1beta/models/gemini-3-pro:streamGenerateContent?alt=sse");
    assert.equal(vendor.last.headers["x-goog-api-key"], "AIzaKey");
  });
});

describe("messages", () => {
  test("get a stream from Bedrock, which the client assembles", async () => {
    vendor.answer = () => converseStream;
    const client = new Anthropic({ baseURL: `${gateway.url}/bedrock`, apiKey: "x", maxRetries: 0 });
    const message = await client.messages
      .stream({ model: "c", max_tokens: 5, messages: [{ role: "user", content: "Hi" }] })
      .finalMessage();
    assert.deepEqual(
      message.content.map((block) => ({ ...block })),
      [
        { type: "text", text: "Let me look." },
        { type: "tool_use", id: "tooluse_1", name: "weather", input: { city: "Oslo" } },
      ],
    );
    assert.equal(message.usage.input_tokens, 9);
  });
});

describe("Gemini", () => {
  const contents = [{ role: "user", parts: [{ text: "Hi" }] }];
  const ask = (name: string, verb: string) =>
    fetch(`${gateway.url}/${name}/v1beta/models/gemini-3-pro:${verb}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-goog-api-key": "client" },
      body: JSON.stringify({ contents }),
    });

  test("gets a stream from OpenAI", async () => {
    vendor.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
    const response = await ask("openai", "streamGenerateContent?alt=sse");
    assert.equal(response.headers.get("content-type"), "text/event-stream");
    const events = (await response.text())
      .split("\n\n")
      .filter((text) => text !== "")
      .map((text) => JSON.parse(text.replace("data: ", "")));
    const said = events.flatMap(({ candidates }) => candidates[0].content.parts);
    assert.deepEqual(said, [{ text: "Hello" }, { text: " there" }]);
    assert.equal(events.at(-1).candidates[0].finishReason, "STOP");
    assert.equal(events.at(-1).usageMetadata.promptTokenCount, 12);
    assert.equal(vendor.last.body["model"], "gemini-3-pro");
    assert.equal(vendor.last.headers["x-goog-api-key"], undefined);
  });

  test("a client of Gemini that requests another kind of stream is refused in its own format", async () => {
    const response = await ask("openai", "streamGenerateContent");
    assert.equal(response.status, 400);
    const { error } = Object(await response.json());
    assert.equal(error.status, "INVALID_ARGUMENT");
  });

  test("passes to Gemini unchanged", async () => {
    vendor.answer = () => geminiStream;
    const response = await ask("gemini", "streamGenerateContent?alt=sse&key=client");
    assert.equal(await response.text(), geminiStream.pieces?.join(""));
    assert.equal(vendor.last.url, "/v1beta/models/gemini-3-pro:streamGenerateContent?alt=sse");
    assert.deepEqual(vendor.last.body, { contents });
  });
});

describe("Converse", () => {
  test("a client of Converse gets its response from Anthropic, in binary messages", async () => {
    vendor.answer = () => anthropicStream;
    const response = await fetch(`${gateway.url}/anthropic/model/any/converse-stream`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ messages: [{ role: "user", content: [{ text: "Hi" }] }] }),
    });
    assert.equal(response.headers.get("content-type"), "application/vnd.amazon.eventstream");
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.ok(bytes.includes("messageStart") && bytes.includes("Let me "));
    assert.ok(bytes.includes('"stopReason":"tool_use"'));
    assert.equal(vendor.last.body["model"], "claude-sonnet-5");
  });
});
