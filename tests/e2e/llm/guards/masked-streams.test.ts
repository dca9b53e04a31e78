import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI, type GenerateContentResponse } from "@google/genai";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type ModelAnswer, ModelServer } from "@edge-gateway/testkit/servers/model-server";
import OpenAI from "openai";
import { routesTo } from "../named-routes.ts";

/**
 * The official clients accumulate masked streams of their own vendor, with what only this vendor
 * sends (doc 2 §Prompt guard).
 */

type Event = Readonly<Record<string, unknown>>;

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  const names = ["anthropic", "openai", "gemini"];
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(names)}
backends:${names
      .map(
        (name) => `
  ${name}:
    ai: { provider: { ${name}: {}, host: 127.0.0.1, port: ${vendor.port} } }
    policies: { ai: { promptGuard: { streaming: Mask, response: [{ regex: { builtins: [Email] } }] } } }`,
      )
      .join("")}
`,
  });
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close()]);
});

function streamOf(events: readonly Event[]): ModelAnswer {
  return {
    pieces: events.map(
      (event) => `event: ${String(event["type"])}\ndata: ${JSON.stringify(event)}\n\n`,
    ),
  };
}

test("a message keeps thoughts, searches and citations", async () => {
  const start = (index: number, content_block: Event): Event => ({
    type: "content_block_start",
    index,
    content_block,
  });
  const delta = (index: number, more: Event): Event => ({
    type: "content_block_delta",
    index,
    delta: more,
  });
  const stop = (index: number): Event => ({ type: "content_block_stop", index });
  const search = { type: "server_tool_use", id: "s", name: "web_search", input: { query: "ada" } };
  const found = { type: "web_search_tool_result", tool_use_id: "s", content: [{ url: "u" }] };
  const citation = { type: "web_search_result_location", url: "u", cited_text: "ada@example.com" };
  vendor.answer = () =>
    streamOf([
      { type: "message_start", message: { id: "m", content: [], usage: { input_tokens: 1 } } },
      start(0, { type: "thinking", thinking: "", signature: "" }),
      delta(0, { type: "thinking_delta", thinking: "Who is she?" }),
      delta(0, { type: "signature_delta", signature: "c2ln" }),
      stop(0),
      start(1, search),
      stop(1),
      start(2, found),
      stop(2),
      start(3, { type: "text", text: "", citations: [] }),
      delta(3, { type: "citations_delta", citation }),
      delta(3, { type: "text_delta", text: "Ask ada@exam" }),
      delta(3, { type: "text_delta", text: "ple.com now" }),
      stop(3),
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 9 } },
      { type: "message_stop" },
    ]);
  const client = new Anthropic({ baseURL: `${gateway.url}/anthropic`, apiKey: "x", maxRetries: 0 });
  const { content } = await client.messages
    .stream({ model: "any", max_tokens: 9, messages: [{ role: "user", content: "who?" }] })
    .finalMessage();
  assert.deepEqual(content, [
    { type: "thinking", thinking: "Who is she?", signature: "c2ln" },
    search,
    found,
    {
      type: "text",
      text: "Ask <EMAIL_ADDRESS> now",
      citations: [{ ...citation, cited_text: "<EMAIL_ADDRESS>" }],
    },
  ]);
});

test("a response keeps searches and annotations, and its repetitions are masked", async () => {
  const at = { item_id: "i", output_index: 1, content_index: 0 };
  const token = (text: string): Event => ({
    token: text,
    logprob: -1,
    bytes: [],
    top_logprobs: [],
  });
  const annotation = { type: "url_citation", url: "u", title: "t", start_index: 0, end_index: 3 };
  const tokens = [token("Ask "), token("ada@example.com")];
  const part = (
    text: string,
    annotations: readonly Event[],
    logprobs: readonly Event[],
  ): Event => ({
    type: "output_text",
    text,
    annotations,
    logprobs,
  });
  const item = (content: readonly Event[]): Event => ({
    id: "i",
    type: "message",
    role: "assistant",
    status: "completed",
    content,
  });
  const search = { id: "s", type: "web_search_call", status: "completed" };
  const whole = item([part("Ask ada@example.com", [annotation], tokens)]);
  const events: readonly (readonly [string, Event])[] = [
    ["created", { response: { id: "r", status: "in_progress", output: [] } }],
    ["output_item.added", { output_index: 0, item: search }],
    ["output_item.done", { output_index: 0, item: search }],
    ["output_item.added", { output_index: 1, item: item([]) }],
    ["content_part.added", { ...at, part: part("", [], []) }],
    ["output_text.delta", { ...at, delta: "Ask ", logprobs: [token("Ask ")] }],
    ["output_text.delta", { ...at, delta: "ada@exam", logprobs: [token("ada@exam")] }],
    ["output_text.annotation.added", { ...at, annotation_index: 0, annotation }],
    ["output_text.delta", { ...at, delta: "ple.com", logprobs: [token("ple.com")] }],
    ["output_text.done", { ...at, text: "Ask ada@example.com", logprobs: tokens }],
    ["content_part.done", { ...at, part: part("Ask ada@example.com", [annotation], tokens) }],
    ["output_item.done", { output_index: 1, item: whole }],
    ["completed", { response: { id: "r", status: "completed", output: [search, whole] } }],
  ];
  vendor.answer = () =>
    streamOf(
      events.map(([type, more], index) => ({
        type: `response.${type}`,
        sequence_number: index,
        ...more,
      })),
    );
  const client = new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey: "x", maxRetries: 0 });
  const stream = client.responses.stream({ model: "any", input: "who?" });
  const seen: (readonly [string, number])[] = [];
  stream.on("event", (event) => seen.push([event.type, event.sequence_number]));
  const { output, output_text: said } = await stream.finalResponse();
  assert.equal(said, "Ask <EMAIL_ADDRESS>");
  assert.deepEqual(
    seen,
    events.map(([type], index) => [`response.${type}`, index]),
  );
  assert.deepEqual(output[0], search);
  const [text] = output[1]?.type === "message" ? output[1].content : [];
  assert.deepEqual(text?.type === "output_text" && text.annotations, [annotation]);
  assert.doesNotMatch(JSON.stringify(output), /ada@|ple\.com/);
});

test("the content of a chat completion that calls of tools interrupt is that of the whole response", async () => {
  const said = ["Ask ada@exam", "ple.com or", " bob@example.com"];
  const call = { index: 0, id: "c", type: "function", function: { name: "f", arguments: "{}" } };
  const deltas: readonly Event[] = [
    { role: "assistant", content: said[0] },
    { tool_calls: [call] },
    { content: said[1] },
    { content: said[2] },
  ];
  const chunk = (delta: Event, finish_reason: string | null): Event => ({
    id: "c",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta, finish_reason }],
  });
  const message = { role: "assistant", content: said.join(""), tool_calls: [call] };
  const whole = {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, message, finish_reason: "tool_calls" }],
  };
  const events = [...deltas.map((delta) => chunk(delta, null)), chunk({}, "tool_calls")];
  vendor.answer = ({ body }) =>
    body["stream"] === true
      ? { pieces: [...events.map((one) => `data: ${JSON.stringify(one)}\n\n`), "data: [DONE]\n\n"] }
      : { json: whole };
  const client = new OpenAI({ baseURL: `${gateway.url}/openai/v1`, apiKey: "x", maxRetries: 0 });
  const asked = { model: "any", messages: [{ role: "user" as const, content: "who?" }] };
  const streamed = await client.chat.completions.stream(asked).finalChatCompletion();
  const buffered = await client.chat.completions.create(asked);
  for (const { choices } of [streamed, buffered]) {
    const [choice] = choices;
    assert.equal(choice?.message.content, "Ask <EMAIL_ADDRESS> or <EMAIL_ADDRESS>");
    assert.equal(choice?.message.tool_calls?.length, 1);
    assert.equal(choice?.finish_reason, "tool_calls");
  }
});

test("candidates of Gemini that finish in each event have the texts of the whole response", async () => {
  const parts: readonly Event[] = [
    { text: "Who is ada@", thought: true },
    { text: "example.com?", thought: true },
    { text: "Ask ada@exam" },
    { text: "ple.com", thoughtSignature: "c2ln" },
    { functionCall: { name: "f", args: { to: "ada@example.com" } } },
    { text: " or bob@example.com" },
  ];
  const response = (some: readonly Event[]): Event => ({
    candidates: [{ index: 0, content: { role: "model", parts: some }, finishReason: "STOP" }],
    modelVersion: "m",
  });
  vendor.answer = ({ url }) =>
    url.includes("stream")
      ? { pieces: parts.map((part) => `data: ${JSON.stringify(response([part]))}\n\n`) }
      : { json: response(parts) };
  const { models } = new GoogleGenAI({
    apiKey: "x",
    httpOptions: { baseUrl: `${gateway.url}/gemini` },
  });
  const asked = { model: "gemini-3-pro", contents: "who?" };
  const events: GenerateContentResponse[] = [];
  for await (const event of await models.generateContentStream(asked)) events.push(event);
  for (const answer of [events, [await models.generateContent(asked)]]) {
    const seen = answer.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []);
    const textOf = (isThought: boolean): string =>
      seen
        .filter(({ thought = false }) => thought === isThought)
        .map(({ text }) => text ?? "|")
        .join("");
    assert.equal(textOf(true), "Who is <EMAIL_ADDRESS>?");
    assert.equal(textOf(false), "Ask <EMAIL_ADDRESS>| or <EMAIL_ADDRESS>");
    assert.doesNotMatch(JSON.stringify(seen), /c2ln/);
  }
});
