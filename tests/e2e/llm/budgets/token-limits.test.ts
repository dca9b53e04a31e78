import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { anthropicStream, openaiAnswer, openaiStream } from "../vendors.ts";

/**
 * Token limits with a reservation before a call (`rateLimit.local[].reservation`), and interrupted
 * calls.
 */

let vendor: ModelServer;
let gateway: Gateway;

before(async () => {
  vendor = await ModelServer.start();
  const limited = (name: string, limit: string, provider = "openai"): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        policies: { rateLimit: { local: [${limit}] } }
        backends: [{ backend: ${provider} }]`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${[
      limited("reserved", "{ tokens: 100, unit: Hours, reservation: { outputTokens: 60 } }"),
      limited("large", "{ tokens: 100, unit: Hours, reservation: {} }"),
      limited("untold", `{ tokens: 20, unit: Hours, key: "request.headers['x-user']" }`),
      limited("spent", "{ tokens: 100, unit: Hours, reservation: {} }"),
      limited("cut", "{ tokens: 30, unit: Hours }"),
      limited("converted", "{ tokens: 5, unit: Hours }", "anthropic"),
      limited("failing", "{ tokens: 100, unit: Hours, reservation: { outputTokens: 60 } }"),
    ].join("")}
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
  anthropic: { ai: { provider: { anthropic: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), vendor.close()]));

function ask(name: string, more: object = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(`${gateway.url}/${name}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "Hi" }], ...more }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Reads a stream until it has contained a text, and leaves it open. */
async function readUntil(response: Response, wanted: string): Promise<void> {
  const reader = response.body?.getReader();
  let text = "";
  while (!text.includes(wanted)) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) throw new Error(`the stream has ended without ${wanted}: ${text}`);
    text += Buffer.from(value ?? []).toString();
  }
}

async function statusOf(name: string, more?: object): Promise<number> {
  const response = await ask(name, more);
  await response.text();
  return response.status;
}

test("tokens are estimated if the usage that the provider reports has no number", async () => {
  for (const usage of [{}, { prompt_tokens: "12", completion_tokens: null }])
    for (const path of ["/chat/completions", "/messages"]) {
      vendor.answer = () => ({ json: { ...Object(openaiAnswer.json), usage } });
      const key = `${path} ${Object.keys(usage).length}`;
      const call = async (): Promise<number> => {
        const response = await fetch(`${gateway.url}/untold/v1${path}`, {
          method: "POST",
          headers: { "x-user": key },
          body: JSON.stringify({
            model: "m",
            max_tokens: 9,
            messages: [{ role: "user", content: "Hi" }],
          }),
        });
        await response.text();
        return response.status;
      };
      assert.equal(await call(), 200);
      await waitFor("the spent limit", async () => (await call()) === 429);
    }
});

test("lists of models and counts of tokens set nothing aside", async () => {
  vendor.answer = () => openaiAnswer;
  assert.equal(await statusOf("spent"), 200);
  assert.equal(await statusOf("spent"), 429);
  vendor.answer = () => ({ json: { object: "list", data: [], input_tokens: 3 } });
  const list = await fetch(`${gateway.url}/spent/v1/models`);
  assert.equal(list.status, 200, await list.text());
  const count = await fetch(`${gateway.url}/spent/v1/messages/count_tokens`, {
    method: "POST",
    body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "Hi" }] }),
  });
  assert.equal(count.status, 200, await count.text());
});

describe("tokens that are set aside", () => {
  test("keep concurrent calls within the limit, and unused tokens are given back", async () => {
    const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
    vendor.answer = async () => {
      await answers;
      return openaiAnswer;
    };
    vendor.seen.length = 0;
    // Each call reserves some tokens for its request and 60 for its response, so only one fits at a
    // time.
    let refused = 0;
    const calls = Array.from({ length: 5 }, async () => {
      const status = await statusOf("reserved");
      if (status === 429) refused += 1;
      return status;
    });
    await waitFor("refusals", () => refused === 4);
    answer();
    const statuses = await Promise.all(calls);
    assert.equal(statuses.filter((status) => status === 200).length, 1);
    assert.equal(vendor.seen.length, 1);
    // 15 of 100 tokens are used: several requests with a smaller maximum of their own fit.
    await waitFor(
      "the tokens that were given back",
      async () => (await statusOf("reserved")) === 200,
    );
    assert.equal(await statusOf("reserved", { max_tokens: 80 }), 429);
    assert.equal(await statusOf("reserved", { max_tokens: 5 }), 200);
  });

  test("let a call pass that is larger than the whole limit while nothing of it is used", async () => {
    vendor.answer = () => openaiAnswer;
    assert.equal(await statusOf("large"), 200);
    assert.equal(await statusOf("large"), 429);
    await waitFor(
      "the tokens that were given back",
      async () => (await statusOf("large", { max_tokens: 10 })) === 200,
    );
  });

  test("are given back when the provider fails", async () => {
    vendor.answer = () => ({ status: 500, json: { error: { message: "no" } } });
    assert.equal(await statusOf("failing"), 500);
    await waitFor(
      "the tokens that were given back",
      async () => (await statusOf("failing")) === 500,
    );
  });
});

describe("calls that are cut by their clients", () => {
  test("token limits count the prompts and responses of the provider", async () => {
    const deltas = Array.from({ length: 40 }, (_, index) => ({ content: `word${index}` }));
    const { pieces = [] } = openaiStream(...deltas);
    // The vendor never sends the last event, which contains the token usage.
    vendor.answer = () => ({ pieces: pieces.slice(0, -3), open: true });
    const client = new AbortController();
    const response = await ask("cut", { stream: true }, client.signal);
    await readUntil(response, "word39");
    client.abort();
    const line = /route=web\/cut .*llm.usage.estimated=true/;
    await waitFor("line", () => line.test(gateway.output));
    const [found] = line.exec(gateway.output) ?? [];
    assert.match(found ?? "", /gen_ai.usage.output_tokens=41 /);
    assert.equal(await statusOf("cut"), 429);
  });

  test("token limits keep the usage that the provider has reported for the request, also in another format", async () => {
    vendor.answer = () => ({ pieces: anthropicStream.pieces?.slice(0, 9) ?? [], open: true });
    const client = new AbortController();
    const response = await ask("converted", { stream: true }, client.signal);
    await readUntil(response, "nder.");
    client.abort();
    await waitFor("line", () => /input_tokens=12 .*estimated=true/.test(gateway.output));
    assert.equal(await statusOf("converted"), 429);
  });
});
