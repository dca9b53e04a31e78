import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream } from "../vendors.ts";
import { BYPASS, configOf, HIT, MISS, Subject, waitForLine } from "./arrange.ts";

/** Responses that are sent again (`ai.responseCache`, `config.responseCache`). */

/** What a guard puts in place of each choice that its server is asked about. */
function hidden({ body }: Readonly<Record<string, unknown>>): readonly object[] {
  const { choices = [] }: { readonly choices?: readonly object[] } = Object(body);
  return choices.map(() => ({ message: { role: "assistant", content: "hidden" } }));
}

describe("responses in memory", () => {
  let vendor: ModelServer;
  let judge: ModelServer;
  let subject: Subject;
  let count = 0;

  before(async () => {
    [vendor, judge] = await Promise.all([ModelServer.start(), ModelServer.start()]);
    subject = new Subject(await Gateway.start({ config: configOf(vendor, undefined, judge) }));
  });

  after(() => Promise.all([subject.gateway[Symbol.asyncDispose](), vendor.close(), judge.close()]));

  /** Makes a different prompt for each test. */
  function prompt(more: object = {}): object {
    count += 1;
    return { messages: [{ role: "user", content: `question ${count}` }], ...more };
  }

  test("cached responses are sent again, whatever the order of members, without tokens, cost and a call", async () => {
    vendor.answer = () => openaiAnswer;
    vendor.seen.length = 0;
    const body = prompt({ temperature: 0 });
    const first = await subject.ask("own", { body });
    assert.deepEqual([first.status, first.cache, first.age], [200, MISS, null]);
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    const second = await subject.ask("own", { body: turned });
    assert.deepEqual([second.status, second.cache], [200, HIT]);
    assert.match(second.age ?? "", /^\d+$/);
    assert.deepEqual([second.text, second.type], [first.text, first.type]);
    assert.equal(vendor.seen.length, 1);
    const line = await waitForLine(subject.gateway, "llm.cache.status=hit");
    assert.match(line, /llm.cache.saved_input_tokens=12 llm.cache.saved_output_tokens=3/);
    assert.match(line, /gen_ai.response.model=gpt-5-2026/);
    assert.doesNotMatch(line, /gen_ai.usage/);
    const metrics = await subject.metrics();
    assert.match(metrics, /response_cache_lookups_total\{status="hit",.*\} 1\n/);
    assert.match(metrics, /response_cache_saved_tokens_total\{gen_ai_token_type="input".*\} 12\n/);
  });

  test("are another for another prompt, parameter, model, and for another principal", async () => {
    vendor.answer = () => openaiAnswer;
    const body = prompt();
    assert.equal((await subject.ask("own", { body })).cache, MISS);
    assert.equal((await subject.ask("own", { body: { ...body, temperature: 1 } })).cache, MISS);
    assert.equal((await subject.ask("own", { body: { ...body, model: "gpt-6" } })).cache, MISS);
    assert.equal((await subject.ask("own", { body, key: "other-key" })).cache, MISS);
    assert.equal((await subject.ask("own", { body, headers: { cookie: "a=b" } })).cache, MISS);
    assert.equal((await subject.ask("own", { body })).cache, HIT);
    assert.equal((await subject.ask("own", { body, key: "other-key" })).cache, HIT);
  });

  test("cached responses are shared by callers for which the expressions have equal results", async () => {
    vendor.answer = () => openaiAnswer;
    const body = prompt({ user: "ann" });
    assert.equal((await subject.ask("shared", { body, key: "ann-key" })).cache, MISS);
    const other = { ...body, user: "bob" };
    assert.equal((await subject.ask("shared", { body: other, key: "bob-key" })).cache, HIT);
    assert.equal((await subject.ask("shared", { body: other, key: "eve-key" })).cache, MISS);
    const warmer = { ...body, temperature: 1 };
    assert.equal((await subject.ask("shared", { body: warmer, key: "bob-key" })).cache, MISS);
  });

  test("are new where the client wants it (Cache-Control)", async () => {
    vendor.answer = () => openaiAnswer;
    const body = prompt();
    const asking = (value: string) =>
      subject.ask("own", { body, headers: { "cache-control": value } });
    assert.equal((await asking("no-store")).cache, MISS);
    assert.equal((await asking("no-store")).cache, MISS, "it was not kept");
    assert.equal((await asking("no-cache")).cache, BYPASS);
    assert.equal((await asking("max-age=60")).cache, HIT);
    assert.equal((await asking("max-age=0")).cache, BYPASS);
    assert.equal((await asking("no-cache, no-store")).cache, BYPASS);
  });

  test("are never errors, cut or failed streams", async () => {
    const body = prompt();
    vendor.answer = () => ({ status: 429, json: { error: { message: "slow down" } } });
    assert.equal((await subject.ask("own", { body })).status, 429);
    vendor.answer = () => ({ json: { error: { message: "an error of status 200" } } });
    assert.equal((await subject.ask("own", { body })).cache, MISS);
    vendor.answer = () => ({ pieces: ['data: {"error":{"message":"no"}}\n\n'] });
    const streamed = { ...body, stream: true };
    assert.equal((await subject.ask("own", { body: streamed })).cache, MISS);
    const { pieces = [] } = openaiStream({ content: "Hello" });
    vendor.answer = () => ({ pieces: pieces.slice(0, 2), cut: true });
    assert.match((await subject.ask("own", { body: streamed })).text, /"error"/);
    vendor.answer = () => openaiAnswer;
    assert.equal((await subject.ask("own", { body })).cache, MISS);
    vendor.answer = () => openaiStream({ content: "Hello" });
    assert.equal((await subject.ask("own", { body: streamed })).cache, MISS);
    assert.equal((await subject.ask("own", { body: streamed })).cache, HIT);
  });

  test("cached responses are streamed to a client that requests a stream, byte for byte, native and converted", async () => {
    const native = prompt({ stream: true });
    vendor.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
    const first = await subject.ask("own", { body: native });
    const again = await subject.ask("own", { body: native });
    assert.deepEqual([again.cache, again.text, again.type], [HIT, first.text, first.type]);
    assert.equal((await subject.ask("own", { body: { ...native, stream: false } })).cache, MISS);
    // A client that does not want usage does not get the cached response of one that does.
    const wanting = { ...native, stream_options: { include_usage: true } };
    assert.equal((await subject.ask("own", { body: wanting })).cache, MISS);

    const converted = prompt({ stream: true, model: "claude-sonnet-5" });
    vendor.answer = () => anthropicStream;
    const made = await subject.ask("claude", { body: converted });
    assert.match(made.text, /chat.completion.chunk/);
    const kept = await subject.ask("claude", { body: converted });
    assert.deepEqual([kept.cache, kept.text], [HIT, made.text]);
  });

  test("are kept in the client's format, as guards leave them, and of embeddings, too", async () => {
    const converted = prompt({ model: "claude-sonnet-5" });
    vendor.answer = () => anthropicAnswer;
    const made = await subject.ask("claude", { body: converted });
    assert.equal((await subject.ask("claude", { body: converted })).text, made.text);
    vendor.answer = () => openaiAnswer;
    const masked = prompt();
    const first = await subject.ask("guarded", { body: masked });
    assert.match(first.text, /Hello <PLACE>/);
    const again = await subject.ask("guarded", { body: masked });
    assert.deepEqual([again.cache, again.text], [HIT, first.text]);
    const data = [{ object: "embedding", index: 0, embedding: [0.5] }];
    const usage = { prompt_tokens: 2, total_tokens: 2 };
    vendor.answer = () => ({ json: { object: "list", model: "e", data, usage } });
    const embedded = { path: "/v1/embeddings", body: { model: "e", input: "Hi" } };
    assert.equal((await subject.ask("own", embedded)).cache, MISS);
    assert.equal((await subject.ask("own", embedded)).cache, HIT);
  });

  test("are another where only digits that a double cannot hold differ", async () => {
    vendor.answer = () => openaiAnswer;
    const message = `{"role":"user","content":"long ${(count += 1)}"}`;
    const ask = (seed: string, first = "") =>
      subject.ask("own", {
        text: `{"model":"gpt-5",${first}"metadata":{"seeds":[${seed}]},"messages":[${message}]}`,
      });
    assert.equal((await ask("9007199254740992")).cache, MISS);
    assert.equal((await ask("9007199254740993")).cache, MISS);
    assert.equal((await ask("1e400")).cache, MISS);
    assert.equal((await ask("1e500")).cache, MISS);
    assert.equal((await ask("null")).cache, MISS);
    assert.equal((await ask("9007199254740993")).cache, HIT);
    assert.equal((await ask("9007199254740993", '"seed":9007199254740993,')).cache, MISS);
    assert.equal((await ask("9007199254740993", '"seed":9007199254740992,')).cache, MISS);
  });

  test("are another where the server of a guard is told something else", async () => {
    vendor.answer = () => openaiAnswer;
    judge.answer = ({ headers, body }) =>
      headers["x-role"] === "admin" || headers["x-tier"] === "gold"
        ? { json: { action: {} } }
        : { json: { action: { body: { choices: hidden(body) } } } };
    const body = prompt();
    const ask = (headers: Readonly<Record<string, string>>) =>
      subject.ask("judged", { body, headers });
    const admin = await ask({ "x-role": "admin" });
    assert.match(admin.text, /Hello there/);
    const guest = await ask({ "x-role": "guest" });
    assert.deepEqual([guest.cache, /Hello there/.test(guest.text)], [MISS, false]);
    assert.equal((await ask({ "x-role": "guest", "x-tier": "gold" })).cache, MISS);
    assert.equal((await ask({ "x-role": "guest" })).text, guest.text);
    assert.deepEqual([(await ask({ "x-role": "admin" })).text], [admin.text]);
  });

  test("are not kept where a guard has failed and let them pass", async () => {
    vendor.answer = () => openaiAnswer;
    for (const stream of [false, true]) {
      const body = prompt({ stream });
      vendor.answer = () => (stream ? openaiStream({ content: "Hello there" }) : openaiAnswer);
      judge.answer = () => ({ status: 500 });
      assert.match((await subject.ask("judged", { body })).text, /Hello there/);
      judge.answer = ({ body: asked }) => ({
        json: { action: { body: { choices: hidden(asked) } } },
      });
      const again = await subject.ask("judged", { body });
      assert.equal(again.cache, MISS);
    }
  });

  test("take no tokens from limits", async () => {
    vendor.answer = () => openaiAnswer;
    const body = prompt();
    const ask = () => subject.ask("limited", { body });
    assert.equal((await ask()).cache, MISS);
    // 15 of 20 tokens are used: another call of that size would leave none.
    for (let calls = 0; calls < 4; calls += 1) assert.equal((await ask()).cache, HIT);
    assert.equal((await subject.ask("limited", { body: prompt() })).status, 200);
    await waitFor("limit", async () => (await ask()).status === 429);
  });

  test("cached responses expire", async () => {
    vendor.answer = () => openaiAnswer;
    const body = prompt();
    assert.equal((await subject.ask("short", { body })).cache, MISS);
    await waitFor("miss", async () => (await subject.ask("short", { body })).cache === MISS);
  });
});
