import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { type ModelAnswer, ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";
import { openaiAnswer, openaiStream } from "../vendors.ts";
import { routesTo } from "../named-routes.ts";

/** Guards of prompts and responses, with the official clients (doc 2 §Prompt guard). */

let vendor: ModelServer;
let judge: ModelServer;
let gateway: Gateway;

const ROUTES = ["regex", "audit", "stream", "mask", "webhook", "open", "whole"];

before(async () => {
  [vendor, judge] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const provider = `{ openai: { model: gpt-5 }, host: 127.0.0.1, port: ${vendor.port} }`;
  const backend = (name: string, guard: string): string => `
  ${name}:
    ai: { provider: ${provider} }
    policies: { auth: { key: vendor-key }, ai: { promptGuard: ${guard} } }`;
  const webhook = (more = ""): string => `{ backendRef: { name: judge }${more} }`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(ROUTES)}
backends:
  judge: { static: { host: 127.0.0.1, port: ${judge.port} } }${[
    backend(
      "regex",
      `{ request: [
          { regex: { builtins: [Email], action: Mask } },
          { regex: { matches: [{ pattern: "(?i)bomb", name: WEAPON }], action: Reject }, scope: [Messages],
            response: { statusCode: 422, message: not this } }],
         response: [{ regex: { builtins: [Ssn, PhoneNumber] } }, { regex: { matches: [{ pattern: forbidden }], action: Reject } }] }`,
    ),
    backend("audit", `{ request: [{ regex: { builtins: [Email], action: Audit } }] }`),
    backend(
      "stream",
      `{ streaming: Enabled, response: [{ regex: { matches: [{ pattern: forbidden }], action: Reject } }] }`,
    ),
    backend(
      "mask",
      `{ streaming: Mask, response: [{ regex: { builtins: [Email], action: Audit } }, { regex: { builtins: [Email, Ssn] } },
          { regex: { matches: [{ pattern: forbidden }], action: Reject }, response: { message: not this } }] }`,
    ),
    backend(
      "webhook",
      `{ request: [{ webhook: ${webhook(`, headers: { x-path: request.path }, forwardHeaderMatches: [{ type: RegularExpression, name: X-Team, value: "a.*" }]`)} }],
         response: [{ webhook: ${webhook()} }] }`,
    ),
    backend("open", `{ request: [{ webhook: ${webhook(", failureMode: FailOpen")} }] }`),
    backend("whole", `{ streaming: Enabled, response: [{ webhook: ${webhook()} }] }`),
  ].join("")}
`,
  });
});

after(async () => {
  await Promise.all([gateway?.[Symbol.asyncDispose](), vendor?.close(), judge?.close()]);
});

function openai(route: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}/${route}/v1`, apiKey: "x", maxRetries: 0 });
}

function ask(route: string, content: string, headers: Record<string, string> = {}) {
  return openai(route).chat.completions.create(
    {
      model: "any",
      messages: [
        { role: "system", content: "No bomb for root@example.com." },
        { role: "user", content },
      ],
    },
    { headers },
  );
}

function saying(content: string): void {
  const [choice] = Object(openaiAnswer.json).choices;
  const message = { ...choice.message, content };
  vendor.answer = () => ({
    json: { ...Object(openaiAnswer.json), choices: [{ ...choice, message }] },
  });
}

function sentTexts(): readonly string[] {
  const { messages } = vendor.last.body;
  return Array.isArray(messages) ? messages.map(({ content }) => content) : [];
}

test("what patterns find in a prompt is masked before the vendor gets it, or ends the request", async () => {
  saying("Hello");
  await ask("regex", "I am ada@example.com");
  assert.deepEqual(sentTexts(), ["No bomb for <EMAIL_ADDRESS>.", "I am <EMAIL_ADDRESS>"]);
  const asked = vendor.seen.length;
  await assert.rejects(ask("regex", "how to build a BOMB"), (error) => {
    assert.ok(error instanceof OpenAI.APIError);
    assert.equal(error.status, 422);
    assert.match(error.message, /not this/);
    return true;
  });
  assert.equal(vendor.seen.length, asked);
  const anthropic = new Anthropic({ baseURL: `${gateway.url}/regex`, apiKey: "x", maxRetries: 0 });
  const messages = [{ role: "user" as const, content: "a bomb" }];
  await assert.rejects(
    anthropic.messages.create({ model: "m", max_tokens: 9, messages }),
    (error) => error instanceof Anthropic.APIError && error.status === 422,
  );
});

test("a response that the vendor has stored is masked, too", async () => {
  const said = "His number is 123-45-6789";
  const item = {
    type: "message",
    role: "assistant",
    content: [{ type: "output_text", text: said }],
  };
  const [choice] = Object(openaiAnswer.json).choices;
  vendor.answer = ({ url }) => {
    if (url.endsWith("/items")) return { json: { object: "list", data: [item] } };
    if (url.includes("/responses/"))
      return { json: { id: "r1", object: "response", output: [item] } };
    const message = { ...choice.message, content: said };
    return { json: { ...Object(openaiAnswer.json), choices: [{ ...choice, message }] } };
  };
  const client = openai("regex");
  const response = await client.responses.retrieve("r1");
  assert.match(JSON.stringify(response.output), /His number is <SSN>/);
  const { data } = await client.conversations.items.list("c1");
  assert.match(JSON.stringify(data), /His number is <SSN>/);
  const { choices } = await client.chat.completions.retrieve("c1");
  assert.equal(choices[0]?.message.content, "His number is <SSN>");
});

test("what patterns find in a response is masked, or the response is rejected; errors keep their status", async () => {
  saying("His number is 123-45-6789, call +1 (415) 555-2671");
  const { choices, usage } = await ask("regex", "who?");
  assert.equal(choices[0]?.message.content, "His number is <SSN>, call <PHONE_NUMBER>");
  assert.equal(usage?.total_tokens, 15);
  saying("this is forbidden");
  await assert.rejects(ask("regex", "who?"), (error) => {
    assert.ok(error instanceof OpenAI.APIError);
    assert.equal(error.status, 403);
    assert.match(error.message, /The request was rejected due to inappropriate content/);
    return true;
  });
  vendor.answer = () => ({ status: 429, json: { error: { message: "rate of 123-45-6789" } } });
  await assert.rejects(ask("regex", "x"), (error) => {
    assert.ok(error instanceof OpenAI.RateLimitError);
    assert.match(error.message, /rate of <SSN>/);
    return true;
  });
  vendor.answer = () => ({ status: 429, json: { error: { message: "forbidden rate" } } });
  await assert.rejects(ask("regex", "x"), (error) => {
    assert.ok(error instanceof OpenAI.RateLimitError);
    assert.match(error.message, /inappropriate content/);
    return true;
  });
  const html = { "content-type": "text/html" };
  vendor.answer = () => ({ status: 503, headers: html, pieces: ["<h1>forbidden</h1>"] });
  await assert.rejects(ask("regex", "x"), (error) => {
    assert.ok(error instanceof OpenAI.InternalServerError);
    assert.doesNotMatch(error.message, /forbidden/);
    return error.status === 503;
  });
});

test("an image, which guards cannot read, and errors of embeddings are refused", async () => {
  const [choice] = Object(openaiAnswer.json).choices;
  const images = [{ type: "image_url", image_url: { url: "data:image/png;base64,eA==" } }];
  const message = { ...choice.message, images };
  vendor.answer = () => ({
    json: { ...Object(openaiAnswer.json), choices: [{ ...choice, message }] },
  });
  await assert.rejects(
    ask("regex", "draw"),
    (error) =>
      error instanceof OpenAI.APIError && error.status === 502 && /`images`/.test(error.message),
  );
  assert.equal((await ask("audit", "draw")).choices.length, 1);
  vendor.answer = () => ({ status: 400, json: { error: { message: "no 123-45-6789" } } });
  const embedded = openai("regex").embeddings.create({ model: "m", input: "x" });
  await assert.rejects(embedded, /400 no <SSN>/);
});

test("a guard that audits changes nothing, and is counted and logged without the text", async () => {
  saying("Hello");
  await ask("audit", "I am ada@example.com");
  assert.equal(sentTexts()[1], "I am ada@example.com");
  const line = /guard regex would reject a request: EMAIL_ADDRESS/;
  await waitFor("log line", () => line.test(gateway.output));
  assert.doesNotMatch(gateway.output, /ada@example/);
  await waitFor("metric", async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    return /guardrail_checks(?:_total)?\{phase="request",action="Audit"\} [1-9]/.test(metrics);
  });
});

test("a streamed response is looked at while it passes, when that is enabled", async () => {
  const stream = async (text: string) => {
    vendor.answer = () => openaiStream({ content: "well " }, { content: text });
    let out = "";
    const chunks = await openai("stream").chat.completions.create({
      model: "any",
      stream: true,
      messages: [{ role: "user", content: "x" }],
    });
    for await (const chunk of chunks) out += chunk.choices[0]?.delta.content ?? "";
    return out;
  };
  assert.equal(await stream("done"), "well done");
  await assert.rejects(stream("forbidden thing"), /inappropriate content/);
});

test("personal data is masked in streams of every client, and audited matches are recorded", async () => {
  vendor.answer = () =>
    openaiStream({ content: "Ask ada@exa" }, { content: "mple.com, 123-45" }, { content: "-6789" });
  const question = [{ role: "user" as const, content: "who?" }];
  const chat = await openai("mask")
    .chat.completions.stream({ model: "any", messages: question })
    .finalChatCompletion();
  assert.equal(chat.choices[0]?.message.content, "Ask <EMAIL_ADDRESS>, <SSN>");
  const anthropic = new Anthropic({ baseURL: `${gateway.url}/mask`, apiKey: "x", maxRetries: 0 });
  const said = await anthropic.messages
    .stream({ model: "any", max_tokens: 9, messages: question })
    .finalText();
  assert.equal(said, "Ask <EMAIL_ADDRESS>, <SSN>");
  await waitFor("metric", async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    return ["Audit", "Mask"].every((action) =>
      new RegExp(`guardrail_checks(?:_total)?\\{phase="response",action="${action}"\\} [1-9]`).test(
        metrics,
      ),
    );
  });
  vendor.answer = () => openaiStream({ content: "well, forb" }, { content: "idden" });
  const rejected = openai("mask").chat.completions.stream({ model: "any", messages: question });
  await assert.rejects(rejected.finalChatCompletion(), /not this/);
});

/** Two choices, whose tokens are reported with them. */
function twoChoices(...texts: readonly (readonly [number, string])[]): ModelAnswer {
  const chunk = (choices: object[]): string =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`;
  const token = (text: string) => ({ token: text, logprob: -1, bytes: null, top_logprobs: [] });
  return {
    pieces: [
      ...texts.map(([index, content]) =>
        chunk([
          {
            index,
            delta: { role: "assistant", content },
            logprobs: { content: [token(content)], refusal: null },
            finish_reason: null,
          },
        ]),
      ),
      ...[0, 1].map((index) => chunk([{ index, delta: {}, finish_reason: "stop" }])),
      "data: [DONE]\n\n",
    ],
  };
}

test("a webhook passes, masks and rejects, and gets the configured headers", async () => {
  saying("Hello");
  judge.answer = ({ url }) =>
    url === "/request"
      ? { json: { action: { body: { messages: [{ content: "s" }, { content: "masked" }] } } } }
      : { json: { action: {} } };
  await ask("webhook", "secret", { "x-team": "alpha", "x-other": "b" });
  assert.deepEqual(sentTexts(), ["s", "masked"]);
  const [told] = judge.seen;
  assert.equal(told?.headers["x-team"], "alpha");
  assert.equal(told?.headers["x-other"], undefined);
  assert.equal(told?.headers["x-path"], "/v1/chat/completions");
  assert.deepEqual(judge.last.body, {
    body: { choices: [{ message: { role: "assistant", content: "Hello" } }] },
  });
  judge.answer = () => ({ json: { action: { body: "go away", status_code: 451 } } });
  await assert.rejects(
    ask("webhook", "x"),
    (error) =>
      error instanceof OpenAI.APIError && error.status === 451 && /go away/.test(error.message),
  );
});

test("a server that fails rejects the request, unless its failure mode lets it pass", async () => {
  saying("Hello");
  judge.answer = () => ({ status: 500, json: {} });
  await assert.rejects(
    ask("webhook", "x"),
    (error) => error instanceof OpenAI.APIError && error.status === 503,
  );
  assert.equal((await ask("open", "x")).choices[0]?.message.content, "Hello");
});

test("a stream that a server checks is sent after the whole of it was checked", async () => {
  vendor.answer = () => openaiStream({ content: "all " }, { content: "of it" });
  const run = () =>
    openai("whole").chat.completions.create({
      model: "any",
      stream: true,
      messages: [{ role: "user", content: "x" }],
    });
  judge.answer = () => ({ json: { action: {} } });
  let out = "";
  for await (const chunk of await run()) out += chunk.choices[0]?.delta.content ?? "";
  assert.equal(out, "all of it");
  assert.match(judge.last.text, /all of it/);
  judge.answer = () => ({
    json: { action: { body: { choices: [{ message: { content: "masked" } }] } } },
  });
  out = "";
  for await (const chunk of await run()) out += chunk.choices[0]?.delta.content ?? "";
  assert.equal(out, "masked");
  judge.answer = () => ({ json: { action: { body: "no" } } });
  await assert.rejects(run(), (error) => error instanceof OpenAI.APIError && error.status === 403);
});

test("guards of streams check every choice, and keep the tokens of texts that they do not change", async () => {
  const question = { n: 2, model: "any", messages: [{ role: "user" as const, content: "who?" }] };
  vendor.answer = () =>
    twoChoices([0, "well "], [1, "ada@exa"], [0, "done"], [1, "mple.com"], [1, " is"]);
  const { choices } = await openai("mask")
    .chat.completions.stream({ ...question, logprobs: true })
    .finalChatCompletion();
  assert.deepEqual(
    choices.map(({ message }) => message.content),
    ["well done", "<EMAIL_ADDRESS> is"],
  );
  assert.deepEqual(
    choices.map(({ logprobs }) => logprobs?.content?.map(({ token }) => token)),
    [["well ", "done"], [" is"]],
  );
  for (const route of ["stream", "mask"]) {
    vendor.answer = () => twoChoices([0, "well"], [1, "forb"], [1, "idden"]);
    const run = openai(route).chat.completions.stream(question);
    await assert.rejects(run.finalChatCompletion(), /not this|inappropriate content/);
  }
  vendor.answer = () => twoChoices([0, "one"], [1, "two"]);
  judge.answer = () => ({
    json: {
      action: {
        body: { choices: [{ message: { content: "one" } }, { message: { content: "2" } }] },
      },
    },
  });
  const whole = await openai("whole").chat.completions.stream(question).finalChatCompletion();
  assert.deepEqual(
    whole.choices.map(({ message }) => message.content),
    ["one", "2"],
  );
});
