import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type ModelAnswer, ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { routesTo } from "../named-routes.ts";

/**
 * Text completions (`/v1/completions`), the predecessor of chat completions, and other APIs of chats
 * behind prompt guards.
 */

let vendor: ModelServer;
let gateway: Gateway;

const rejecting = (pattern: string): string =>
  `{ regex: { matches: [{ pattern: ${pattern} }], action: Reject } }`;

const POLICIES: Readonly<Record<string, string>> = {
  plain: "modelAliases: { unused: other }",
  guarded: `promptGuard: { streaming: Mask, request: [{ regex: { builtins: [Email] } }, ${rejecting("bomb")}],
        response: [{ regex: { builtins: [Ssn] } }, ${rejecting("forbidden")}] }`,
  open: `promptGuard: { request: [{ unreadable: Allow, ${rejecting("bomb").slice(1)}] }`,
  typed: `routes: { "*": Completions }, promptGuard: { response: [{ regex: { builtins: [Ssn] } }] }`,
};

before(async () => {
  vendor = await ModelServer.start();
  const names = Object.keys(POLICIES);
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
    ai: { provider: { openai: { model: instruct }, host: 127.0.0.1, port: ${vendor.port} } }
    policies:
      auth: { key: vendor-key }
      ai: { ${POLICIES[name]} }`,
      )
      .join("")}
`,
  });
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close()]);
});

beforeEach(() => {
  vendor.answer = () => ({ json: { ...HEAD, choices: [choice("fine")], usage: USAGE } });
});

const HEAD = { id: "cmpl-1", object: "text_completion", created: 1, model: "instruct" };
const USAGE = { prompt_tokens: 4, completion_tokens: 2, total_tokens: 6 };
const choice = (text: string, index = 0, finish_reason: string | null = "stop"): object => ({
  text,
  index,
  finish_reason,
  logprobs: { tokens: [text], token_logprobs: [-1], top_logprobs: null, text_offset: [0] },
});

function streamOf(...texts: readonly string[]): ModelAnswer {
  const chunks = texts.map((text) => ({ ...HEAD, choices: [choice(text, 0, null)] }));
  const events = [...chunks, { ...HEAD, choices: [choice("", 0, "stop")] }];
  return {
    pieces: [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), "data: [DONE]\n\n"],
  };
}

function openai(route: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/${route}/v1`, apiKey: "x", maxRetries: 0 });
}

async function streamed(route: string): Promise<string> {
  const chunks = await openai(route).completions.create({ model: "m", prompt: "Hi", stream: true });
  let said = "";
  for await (const chunk of chunks) said += chunk.choices[0]?.text ?? "";
  return said;
}

describe("the prompt", () => {
  test("is masked, as a text or a list of texts, and so is the suffix", async () => {
    await openai("guarded").completions.create({
      model: "m",
      prompt: "I am ada@example.com",
      suffix: "bob@example.com",
    });
    assert.equal(vendor.last.url, "/v1/completions");
    assert.partialDeepStrictEqual(vendor.last.body, {
      model: "instruct",
      prompt: "I am <EMAIL_ADDRESS>",
      suffix: "<EMAIL_ADDRESS>",
    });
    await openai("guarded").completions.create({ model: "m", prompt: ["one", "ada@example.com"] });
    assert.deepEqual(vendor.last.body["prompt"], ["one", "<EMAIL_ADDRESS>"]);
  });

  test("is refused with what guards reject, and where they cannot check it", async () => {
    const asked = vendor.seen.length;
    const refused = (prompt: string | number[] | number[][] | string[], status: number) =>
      assert.rejects(
        openai("guarded").completions.create({ model: "m", prompt }),
        (error) => error instanceof OpenAI.APIError && error.status === status,
      );
    await refused("a bomb", 403);
    await refused(["one", "a bomb"], 403);
    await refused([1, 2, 3], 400);
    await refused([[1, 2], [3]], 400);
    const form = await fetch(`${gateway.url}/guarded/v1/completions`, {
      method: "POST",
      body: "prompt=bomb",
    });
    assert.equal(form.status, 400);
    assert.equal(vendor.seen.length, asked);
  });

  test("a prompt passes unchanged without guards, also as tokens", async () => {
    await openai("plain").completions.create({ model: "instruct", prompt: [1, 2, 3] });
    assert.deepEqual(vendor.last.body, { model: "instruct", prompt: [1, 2, 3] });
  });
});

describe("the response", () => {
  test("is masked, in each of its choices, without the tokens that repeat it", async () => {
    vendor.answer = () => ({
      json: { ...HEAD, choices: [choice("fine"), choice("123-45-6789", 1)], usage: USAGE },
    });
    const { choices, usage } = await openai("guarded").completions.create({
      model: "m",
      prompt: "Hi",
    });
    assert.deepEqual(
      choices.map(({ text }) => text),
      ["fine", "<SSN>"],
    );
    assert.deepEqual(
      choices.map(({ logprobs }) => logprobs === null),
      [false, true],
    );
    assert.equal(usage?.total_tokens, 6);
  });

  test("is rejected, whole and streamed", async () => {
    vendor.answer = () => ({ json: { ...HEAD, choices: [choice("forbidden")], usage: USAGE } });
    const whole = openai("guarded").completions.create({ model: "m", prompt: "Hi" });
    await assert.rejects(
      whole,
      (error) => error instanceof OpenAI.APIError && error.status === 403,
    );
    vendor.answer = () => streamOf("well ", "forbid", "den thing");
    await assert.rejects(streamed("guarded"), /inappropriate content/);
  });

  test("is masked in streams, however the vendor splits them", async () => {
    vendor.answer = () => streamOf("It is 123-", "45-67", "89.");
    assert.equal(await streamed("guarded"), "It is <SSN>.");
  });

  test("is not sent where guards cannot read it", async () => {
    vendor.answer = () => ({ pieces: ["123-45-6789"], type: "text/plain" });
    const response = await fetch(`${gateway.url}/guarded/v1/completions`, {
      method: "POST",
      body: JSON.stringify({ model: "m", prompt: "Hi" }),
    });
    assert.equal(response.status, 502);
    assert.doesNotMatch(await response.text(), /6789/);
  });

  test("is guarded as well where `routes` calls every path `Completions`", async () => {
    vendor.answer = () => ({ json: { ...HEAD, choices: [choice("123-45-6789")], usage: USAGE } });
    const { choices } = await openai("typed").completions.create({ model: "m", prompt: "Hi" });
    assert.equal(vendor.last.url, "/v1/completions");
    assert.equal(choices[0]?.text, "<SSN>");
  });

  test("is counted as the vendor says, and estimated where it says nothing", async () => {
    await openai("plain").completions.create({ model: "m", prompt: "Hi" });
    await waitFor("line", () => /text_completion.*output_tokens=2/.test(gateway.output));
    vendor.answer = () => streamOf("one ", "two ", "three");
    assert.equal(await streamed("plain"), "one two three");
    await waitFor("line", () => /output_tokens=4.*llm.usage.estimated=true/.test(gateway.output));
  });
});

test("a chat in an API that guards cannot read is refused, and passes without guards", async () => {
  const ask = (path: string): Promise<Response> =>
    fetch(`${gateway.url}/${path}`, {
      method: "POST",
      body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "a bomb" }] }),
    });
  const asked = vendor.seen.length;
  for (const path of [
    "api/chat",
    "model/anthropic.claude-x/invoke",
    "v1/messages/batches",
    "v1/responses/compact",
    "v1beta/interactions",
    "v1/realtime/calls",
  ]) {
    const refused = await ask(`guarded/${path}`);
    assert.equal(refused.status, 400, path);
    assert.match(await refused.text(), /prompt guards cannot check this API/);
  }
  const bombs = await ask("guarded/v1/chat/completions;a=b");
  assert.equal(bombs.status, 403);
  assert.equal(vendor.seen.length, asked);
  assert.equal((await ask("open/v1/messages/batches")).status, 200);
  await waitFor("log line", () => /guard regex does not read a request: /.test(gateway.output));
  assert.equal((await ask("plain/api/chat")).status, 200);
  assert.equal(vendor.last.url, "/api/chat");
});

test("a prompt is read in every form that vendors accept, and what is no text is refused by name", async () => {
  const ask = (path: string, body: object): Promise<Response> =>
    fetch(`${gateway.url}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const asked = vendor.seen.length;
  const gemini = "v1beta/models/gemini-x:generateContent";
  const rejected = await ask(`guarded/${gemini}`, { contents: { parts: { text: "a bomb" } } });
  assert.equal(rejected.status, 403);
  const embedded = await ask("guarded/v1/embeddings", { model: "m", input: ["a bomb"] });
  assert.equal(embedded.status, 403);
  const withFile = (type: string) => {
    const file = { type: "file", file: { file_data: `data:${type};base64,YSBib21i` } };
    return { model: "m", messages: [{ role: "user", content: [file] }] };
  };
  const text = await ask("guarded/v1/chat/completions", withFile("text/plain"));
  assert.equal(text.status, 403);
  const chat = withFile("application/pdf");
  const refused = await ask("guarded/v1/chat/completions", chat);
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /cannot read `file_data`/);
  assert.equal(vendor.seen.length, asked);
  assert.equal((await ask("open/v1/chat/completions", chat)).status, 200);
});

test("JSON that two parsers read in two ways is refused where guards have read it", async () => {
  const ask = (path: string, body: string | Uint8Array<ArrayBuffer>): Promise<Response> =>
    fetch(`${gateway.url}/${path}/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  const asked = vendor.seen.length;
  const said = (text: string): string => `[{"role":"user","content":"${text}"}]`;
  for (const body of [
    `{"model":"instruct","messages":${said("a bomb")},"messages":${said("a rose")}}`,
    `{"model":"instruct","messages":[{"role":"user","content":"a bomb","content":"a rose"}]}`,
    String.raw`{"model":"instruct","messages":[{"role":"user","c\u006fntent":"a bomb","content":"a rose"}]}`,
  ]) {
    const refused = await ask("guarded", body);
    assert.equal(refused.status, 400, body);
    assert.match(await refused.text(), /two members with the same name/);
  }
  const bytes = Buffer.from(`{"model":"instruct","messages":${said("a b\xffomb")}}`, "latin1");
  assert.equal((await ask("guarded", new Uint8Array(bytes))).status, 400);
  assert.equal(vendor.seen.length, asked);
});
