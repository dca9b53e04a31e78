import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gwctl } from "../../trace/gwctl.ts";
import { openaiAnswer } from "../vendors.ts";

/**
 * Keys that are created at run time, and their budgets (`apiKeyAuthentication.runtimeKeys`,
 * `config.llmKeys`).
 */

let folder: string;
let vendor: ModelServer;
let file: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
  file = join(folder, "keys.json");
  vendor = await ModelServer.start();
});

after(async () => {
  await vendor.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  vendor.answer = () => openaiAnswer;
});

/**
 * Every response of the vendor reports 12 input tokens, 4 of them cached, and 3 output tokens: they
 * cost 52 millionths of a dollar.
 */
const RATES = '{ input: "2.50", output: "10", cacheRead: "0.5" }';

function start(): Promise<Gateway> {
  return Gateway.start({
    config: `
config:
  workerThreads: 2
  llmKeys: { file: ${file}, outputTokens: 20 }
  modelCatalog: [{ inline: { providers: { openai: { models: { gpt-5: { rates: ${RATES} } } } } } }]
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { runtimeKeys: {} } }
    frontend:
      accessLog: { attributes: { add: [{ name: team, expression: "apiKey.team" }] } }
      metrics: { attributes: { add: [{ name: team, expression: "apiKey.team" }] } }
    routes: [{ backends: [{ backend: openai }] }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
  });
}

interface Made {
  readonly id: string;
  readonly key: string;
}

async function admin(gateway: Gateway, path: string, order?: object): Promise<Response> {
  const url = `http://127.0.0.1:${gateway.adminPort}${path}`;
  if (order === undefined) return fetch(url);
  return fetch(url, { method: "POST", body: JSON.stringify(order) });
}

async function make(gateway: Gateway, order: object): Promise<Made> {
  const response = await admin(gateway, "/llm/keys", order);
  assert.equal(response.status, 201, await response.clone().text());
  const made: Made = JSON.parse(await response.text());
  return made;
}

async function ask(
  gateway: Gateway,
  key: string,
  more: object = {},
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content: "Hi" }], ...more }),
  });
  const { status, headers } = response;
  return { status, text: await response.text(), retryAfter: headers.get("retry-after") };
}

async function spent(gateway: Gateway, name: string): Promise<unknown> {
  const response = await admin(gateway, "/llm/budgets");
  const { budgets }: { budgets: { name: string; spent: unknown }[] } = JSON.parse(
    await response.text(),
  );
  return budgets.find((each) => each.name === name)?.spent;
}

describe("keys", () => {
  let gateway: Gateway;

  before(async () => {
    gateway = await start();
  });

  after(() => gateway[Symbol.asyncDispose]());

  test("are valid as soon as they are made, on every worker, until they are removed", async () => {
    assert.equal((await ask(gateway, "edge-unknown")).status, 401);
    const { id, key } = await make(gateway, { name: "ann", team: "red", user: "ann" });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => ask(gateway, key)));
    assert.deepEqual(
      statuses.map(({ status }) => status),
      Array.from({ length: 8 }, () => 200),
    );
    await waitFor("line", () => gateway.output.includes("team=red"));
    const listed = await (await admin(gateway, "/llm/keys")).text();
    assert.match(listed, /"name": "ann"/);
    const kept = await readFile(file, "utf8");
    for (const text of [listed, kept, gateway.output]) assert.doesNotMatch(text, new RegExp(key));
    assert.equal((await admin(gateway, `/llm/keys/remove?id=${id}`, {})).status, 200);
    assert.equal((await ask(gateway, key)).status, 401);
    assert.equal((await admin(gateway, `/llm/keys/remove?id=${id}`, {})).status, 404);
  });

  test("label the tokens and the cost of calls by what the configuration says", async () => {
    const { key } = await make(gateway, { name: "tom", team: "blue" });
    assert.equal((await ask(gateway, key)).status, 200);
    await waitFor("labels", async () => {
      const text = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
      return ["token_usage_sum", "cost_usd"].every((name) =>
        text
          .split("\n")
          .some((line) => line.includes(`gen_ai_client_${name}`) && line.includes('team="blue"')),
      );
    });
  });

  test("are read where SDKs send them, and a refusal has the format of the client", async () => {
    const { key } = await make(gateway, { name: "eve" });
    const call = async (path: string, header: string, value: string) => {
      const messages = [{ role: "user", content: "Hi" }];
      const body = JSON.stringify({ model: "gpt-5", max_tokens: 5, messages });
      const headers = { "content-type": "application/json", [header]: value };
      const response = await fetch(`${gateway.url}${path}`, { method: "POST", headers, body });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };
    for (const header of ["x-api-key", "api-key", "x-goog-api-key"]) {
      assert.equal((await call("/v1/messages", header, key)).status, 200, header);
      assert.notEqual(vendor.last.headers[header], key);
      assert.equal((await call("/other", header, key)).status, 401);
    }
    const refused = await call("/v1/messages", "x-api-key", "edge-unknown");
    assert.equal(refused.status, 401);
    assert.equal(refused.headers.get("www-authenticate"), "Bearer");
    assert.equal(JSON.parse(refused.text).error.type, "authentication_error");
    const { text } = await call("/v1/chat/completions", "authorization", "Bearer edge-unknown");
    assert.match(JSON.parse(text).error.message, /unknown API key/);
    const other = await call("/other", "authorization", "Bearer edge-unknown");
    assert.match(other.text, /^api key authentication failure/);
  });

  test("runtime keys expire", async () => {
    const { key } = await make(gateway, { name: "short", lifetime: "10ms" });
    await waitFor("end", async () => (await ask(gateway, key)).status === 401);
  });

  test("calls with a key spend what its budget allows, and the refusal names the budget", async () => {
    const { id, key } = await make(gateway, { name: "poor", tokens: 100, period: "24h" });
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(gateway, key)));
    const allowed = all.filter(({ status }) => status === 200).length;
    const refused = all.find(({ status }) => status === 429);
    assert.ok(allowed >= 1 && allowed * 15 <= 100, `${allowed} calls`);
    assert.match(
      JSON.parse(refused?.text ?? "{}").error.message,
      /^the budget "key poor \(.*\)" has too little left/,
    );
    await waitFor("count", async () => (await spent(gateway, `key poor (${id})`)) === allowed * 15);
  });

  test("the refusal says when the budget of a key begins again, if it does", async () => {
    const daily = await make(gateway, { name: "daily", tokens: 1, period: "24h" });
    const single = await make(gateway, { name: "single", tokens: 1 });
    for (const { key } of [daily, single]) assert.equal((await ask(gateway, key)).status, 200);
    const refused = async (key: string): ReturnType<typeof ask> => {
      await waitFor("end", async () => (await ask(gateway, key)).status === 429);
      return ask(gateway, key);
    };
    const seconds = Number((await refused(daily.key)).retryAfter);
    assert.ok(seconds > 0 && seconds <= 24 * 60 * 60, `${seconds}`);
    assert.equal((await refused(single.key)).retryAfter, null);
  });

  test("keys share the budgets of their team and user, in dollars", async () => {
    const order = { name: "blues", scope: "Team", subject: "blue", dollars: "0.001" };
    assert.equal((await admin(gateway, "/llm/budgets", order)).status, 201);
    const first = await make(gateway, { name: "one", team: "blue" });
    const second = await make(gateway, { name: "two", team: "blue" });
    assert.equal((await ask(gateway, first.key)).status, 200);
    assert.equal((await ask(gateway, second.key)).status, 200);
    await waitFor("count", async () => (await spent(gateway, "blues")) === 0.000104);
    // A response of 1,000 tokens may cost a cent.
    const large = await ask(gateway, first.key, { max_tokens: 1_000 });
    assert.equal(large.status, 429);
    assert.match(large.text, /the budget \\"blues\\" has too little left/);
    const unpriced = await ask(gateway, first.key, { model: "other" });
    assert.equal(unpriced.status, 429);
    assert.equal(unpriced.retryAfter, null);
    assert.match(unpriced.text, /the model has no price/);
  });

  test("orders for keys are refused if they are invalid", async () => {
    for (const [path, order, message] of [
      ["/llm/keys", { team: "red" }, /name/],
      ["/llm/keys", { name: "a", tokens: 1, dollars: "1" }, /at most one/],
      ["/llm/keys", { name: "a", secret: "x" }, /secret/],
      ["/llm/budgets", { name: "a", scope: "Team", subject: "red" }, /exactly one/],
      ["/llm/budgets/remove", {}, /missing parameter name/],
    ] as const) {
      const response = await admin(gateway, path, order);
      assert.equal(response.status, 400, path);
      assert.match(await response.text(), message);
    }
    const nobody = { name: "a", scope: "Key", subject: "nobody", tokens: 1 };
    assert.equal((await admin(gateway, "/llm/budgets", nobody)).status, 404);
  });

  test("are made and removed by gwctl", async () => {
    const create = ["llm", "keys", "create"];
    const made = await gwctl(gateway, create, ["--name", "cli", "--team", "green"]);
    assert.equal(made.status, 0, made.err);
    const [, id = "", key = ""] = /^id: +(\S+)\nkey: +(\S+)$/m.exec(made.out) ?? [];
    assert.equal((await ask(gateway, key)).status, 200);
    const budget = ["--name", "greens", "--team", "green", "--tokens", "50", "--period", "30d"];
    assert.equal((await gwctl(gateway, ["llm", "budgets", "set"], budget)).status, 0);
    const budgets = await gwctl(gateway, ["llm", "budgets"], []);
    assert.match(budgets.out, /greens +Team green +0 of 50 tokens.* 720h/);
    const keys = await gwctl(gateway, ["llm", "keys"], []);
    assert.match(keys.out, new RegExp(`${id} +cli +enabled +green`));
    assert.equal((await gwctl(gateway, ["llm", "keys", "remove"], ["--id", id])).status, 0);
    assert.equal((await ask(gateway, key)).status, 401);
    const remove = ["llm", "budgets", "remove"];
    assert.equal((await gwctl(gateway, remove, ["--name", "greens"])).status, 0);
    const again = await gwctl(gateway, ["llm", "keys", "remove"], ["--id", id]);
    assert.equal(again.status, 1);
    assert.match(again.err, /there is no key/);
  });
});

test("keys, budgets and spent amounts survive a restart of the gateway", async () => {
  let made: Made;
  const budget = { name: "lasting", scope: "User", subject: "eve", tokens: 40 };
  {
    await using gateway = await start();
    assert.equal((await admin(gateway, "/llm/budgets", budget)).status, 201);
    made = await make(gateway, { name: "eve", user: "eve" });
    assert.equal((await ask(gateway, made.key, { max_tokens: 3 })).status, 200);
    await waitFor("count", async () => (await spent(gateway, "lasting")) === 15);
  }
  await using gateway = await start();
  assert.equal(await spent(gateway, "lasting"), 15);
  assert.equal((await ask(gateway, made.key)).status, 429);
});

test("a call that ends while the gateway shuts down is charged before the file is written", async () => {
  const held = Promise.withResolvers<void>();
  const gateway = await start();
  await using _ended = gateway;
  const { id, key } = await make(gateway, { name: "late", tokens: 100 });
  const asked = vendor.seen.length;
  vendor.answer = async () => {
    await held.promise;
    return openaiAnswer;
  };
  const called = ask(gateway, key);
  await waitFor("call", () => vendor.seen.length > asked);
  process.kill(gateway.pid, "SIGTERM");
  await waitFor("shutdown", () => gateway.output.includes("waiting for running requests"));
  held.resolve();
  assert.equal((await called).status, 200);
  await waitFor("end", () => gateway.hasEnded);
  const { spendings } = JSON.parse(await readFile(file, "utf8"));
  assert.equal(spendings[`key late (${id})`].amount, "15");
});
