import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { LlmKeyEditInput, LlmKeyOrderInput } from "@edge-gateway/generated/types/index.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { CheckedClient } from "../../admin/admin-client.ts";
import { gwctl } from "../../trace/gwctl.ts";
import { openaiAnswer } from "../vendors.ts";

/** Keys that are changed at run time: disabled, enabled, renamed, and limited to some models. */

let folder: string;
let vendor: ModelServer;
let gateway: Gateway;
let client: CheckedClient;

function start(): Promise<Gateway> {
  const provider = `host: 127.0.0.1, port: ${vendor.port}`;
  return Gateway.start({
    config: `
config: { workerThreads: 2, llmKeys: { file: ${join(folder, "keys.json")} } }
gateways:
  web:
    port: \${PORT}
    policies:
      apiKeyAuthentication: { runtimeKeys: {} }
      transformation: { response: { set: [{ name: x-unit, value: 'default(apiKey.unit, "none")' }] } }
    routes:
      - name: direct
        matches: [{ path: { value: /direct } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: any }]
      - name: fixed
        matches: [{ path: { value: /fixed } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: fixed }]
backends:
  any: { ai: { provider: { openai: {}, ${provider} } } }
  fixed: { ai: { provider: { openai: { model: gpt-5 }, ${provider} } } }
models:
  gpt-5: { provider: OpenAI, baseURL: "http://127.0.0.1:${vendor.port}/v1" }
  gpt-4: { provider: OpenAI, baseURL: "http://127.0.0.1:${vendor.port}/v1" }
  best: { virtualModel: { failover: { targets: [{ modelRef: { name: gpt-5 }, priority: 0 }] } } }
`,
  });
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "key-edits-"));
  vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  gateway = await start();
  client = new CheckedClient(gateway);
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await vendor?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Made {
  readonly id: string;
  readonly key: string;
}

async function make(body: LlmKeyOrderInput): Promise<Made> {
  return (await client.call("createKey", { body })).value;
}

async function keyNow(id: string) {
  const { keys } = (await client.call("getKeys")).value;
  return keys.find((key) => key.id === id) ?? assert.fail(`no key ${id}`);
}

async function change({ id }: Pick<Made, "id">, body: LlmKeyEditInput): Promise<void> {
  const { version } = await keyNow(id);
  await client.call("changeKey", { query: { id }, body, version });
}

interface AskOptions {
  readonly path?: string;
  readonly models?: readonly string[];
}

async function ask(key: string, model: string, { path = "", ...more }: AskOptions = {}) {
  const response = await fetch(`${gateway.url}${path}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model, messages: [{ role: "user", content: "Hi" }], ...more }),
  });
  return {
    status: response.status,
    unit: response.headers.get("x-unit"),
    text: await response.text(),
  };
}

/** The statuses of calls that all workers get. */
async function statuses(key: string): Promise<readonly number[]> {
  const all = await Promise.all(Array.from({ length: 8 }, () => ask(key, "gpt-5")));
  return [...new Set(all.map(({ status }) => status))];
}

test("a disabled key is refused with the reason at every worker, also after a restart, until it is enabled", async () => {
  const made = await make({ name: "ann" });
  assert.deepEqual(await statuses(made.key), [200]);
  await change(made, { name: "ann", isDisabled: true });
  assert.deepEqual(await statuses(made.key), [401]);
  assert.match((await ask(made.key, "gpt-5")).text, /disabled API key/);
  await gateway[Symbol.asyncDispose]();
  gateway = await start();
  client = new CheckedClient(gateway);
  assert.deepEqual(await statuses(made.key), [401]);
  await change(made, { name: "ann" });
  assert.deepEqual(await statuses(made.key), [200]);
});

test("a refused key in the header of an SDK is none of the backend where keys are optional", async () => {
  await using gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
    policies: { apiKeyAuthentication: { runtimeKeys: {}, mode: Optional } }
    routes: [{ backends: [{ backend: any }] }]
backends:
  any: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${vendor.port} } } }
`,
  });
  const own = new CheckedClient(gateway);
  const { id, key } = (await own.call("createKey", { body: { name: "optional" } })).value;
  const call = (sent: string): Promise<Response> =>
    fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": sent },
      body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content: "Hi" }] }),
    });
  const passed = await call("key-of-the-vendor");
  assert.equal(passed.status, 200, await passed.text());
  for (const wrong of [{ isDisabled: true }, { expiresAt: "2020-01-01T00:00:00Z" }]) {
    const [{ version } = { version: "" }] = (await own.call("getKeys")).value.keys;
    const body = { name: "optional", ...wrong };
    await own.call("changeKey", { query: { id }, body, version });
    vendor.seen.length = 0;
    assert.equal((await call(key)).status, 401);
    assert.equal(vendor.seen.length, 0);
  }
});

test("a change keeps the key, and what it leaves out is removed", async () => {
  const made = await make({ name: "old", team: "red", metadata: { unit: "r-1" } });
  assert.equal((await ask(made.key, "gpt-5")).unit, "r-1");
  await change(made, { name: "new", user: "eve", expiresAt: "2020-01-01T00:00:00Z" });
  const { name, team, user, metadata, expiresAt } = await keyNow(made.id);
  assert.deepEqual(
    [name, team, user, metadata, expiresAt],
    ["new", undefined, "eve", undefined, "2020-01-01T00:00:00.000Z"],
  );
  assert.match((await ask(made.key, "gpt-5")).text, /expired API key/);
  await change(made, { name: "new", expiresAt: "2999-01-01T00:00:00+01:00" });
  assert.deepEqual(await statuses(made.key), [200]);
  assert.equal((await ask(made.key, "gpt-5")).unit, "none");
});

test("a change is refused without the current version, and where it says nothing possible", async () => {
  const { id } = await make({ name: "two" });
  const query = { id };
  const { version } = await keyNow(id);
  const body = { name: "first" };
  assert.equal((await client.refusal("changeKey", { query, body })).status, 428);
  await client.call("changeKey", { query, body, version });
  const late = await client.refusal("changeKey", { query, body: { name: "second" }, version });
  assert.equal(late.status, 412);
  assert.deepEqual(late.current, await keyNow(id));
  const current = { query, version: late.version ?? "" };
  for (const wrong of [{ metadata: { team: "x" } }, { expiresAt: "tomorrow, at about noon" }])
    assert.equal(
      (await client.refusal("changeKey", { ...current, body: { ...body, ...wrong } })).status,
      400,
    );
  const nobody = { query: { id: "none" }, body, version };
  assert.equal((await client.refusal("changeKey", nobody)).status, 404);
  assert.match(gateway.output, /operation=changeKey[^\n]*/);
});

test("a key calls only the models that it allows, by the names that clients use", async () => {
  const made = await make({ name: "few", models: ["gpt-5", "be*"] });
  assert.equal((await ask(made.key, "gpt-5")).status, 200);
  assert.equal((await ask(made.key, "best")).status, 200);
  const refused = await ask(made.key, "gpt-4");
  assert.equal(refused.status, 403);
  assert.match(refused.text, /the API key may not use the model `gpt-4`/);
  const beside = await ask(made.key, "gpt-5", { models: ["gpt-4"] });
  assert.equal(beside.status, 403);
  const listed = await fetch(`${gateway.url}/v1/models`, {
    headers: { authorization: `Bearer ${made.key}` },
  });
  const { data }: { data: { id: string }[] } = JSON.parse(await listed.text());
  assert.deepEqual(data.map(({ id }) => id).toSorted(), ["best", "gpt-5"]);
  await change(made, { name: "few", models: ["gpt-4"] });
  assert.equal((await ask(made.key, "gpt-4")).status, 200);
  assert.equal((await ask(made.key, "gpt-5")).status, 403);
  await change(made, { name: "few" });
  assert.equal((await ask(made.key, "gpt-5")).status, 200);
});

test("at a backend, the model counts that its provider is asked for", async () => {
  const { key } = await make({ name: "direct", models: ["gpt-5"] });
  assert.equal((await ask(key, "gpt-5", { path: "/direct" })).status, 200);
  vendor.seen.length = 0;
  for (const more of [{}, { models: ["gpt-5"] }])
    assert.equal((await ask(key, "gpt-4", { path: "/direct", ...more })).status, 403);
  assert.equal((await ask(key, "gpt-5", { path: "/direct", models: ["gpt-4"] })).status, 403);
  const twice = await fetch(`${gateway.url}/direct/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: '{"model":"gpt-4","messages":[{"role":"user","content":"Hi"}],"model":"gpt-5"}',
  });
  assert.equal(twice.status, 400);
  const stored = await fetch(`${gateway.url}/direct/v1/responses/r-1`, {
    headers: { authorization: `Bearer ${key}` },
  });
  assert.equal(stored.status, 403);
  assert.match(await stored.text(), /the request names none/);
  assert.equal(vendor.seen.length, 0);
  assert.equal((await ask(key, "anything", { path: "/fixed" })).status, 200);
  assert.equal(vendor.last.body["model"], "gpt-5");
});

test("gwctl changes, disables and enables a key, and lists what it may do", async () => {
  const made = await gwctl(
    gateway,
    ["llm", "keys", "create"],
    [...["--name", "cli", "--team", "red", "--model", "gpt-5", "--metadata", "unit=r-2", "--json"]],
  );
  const { id, key }: Made = JSON.parse(made.out);
  const changed = await gwctl(
    gateway,
    ["llm", "keys", "change"],
    [
      ...["--id", id, "--name", "renamed", "--model", "gpt-4", "--model", "be*"],
      ...["--expires", "2999-01-01T00:00:00Z"],
    ],
  );
  assert.equal(changed.err, "");
  const listed = async (): Promise<string> =>
    (await gwctl(gateway, ["llm", "keys"], [])).out
      .split("\n")
      .find((line) => line.startsWith(id))
      ?.replace(/ {2,}/g, " | ") ?? "";
  assert.equal(
    await listed(),
    `${id} | renamed | enabled | red | - | 2999-01-01T00:00:00.000Z | gpt-4, be* | -`,
  );
  assert.deepEqual((await keyNow(id)).metadata, { unit: "r-2" });
  assert.equal((await gwctl(gateway, ["llm", "keys", "disable"], ["--id", id])).status, 0);
  assert.match(await listed(), /\| disabled \|/);
  assert.equal((await ask(key, "gpt-4")).status, 401);
  assert.equal((await gwctl(gateway, ["llm", "keys", "enable"], ["--id", id])).status, 0);
  assert.equal((await ask(key, "gpt-4")).status, 200);
  const open = ["--id", id, "--all-models", "--expires", "never", "--team", ""];
  assert.equal((await gwctl(gateway, ["llm", "keys", "change"], open)).status, 0);
  assert.match(await listed(), /\| enabled \| - \| - \| - \| - \| -$/);
  const unknown = await gwctl(gateway, ["llm", "keys", "disable"], ["--id", "none"]);
  assert.match(unknown.err, /there is no key none/);
});
