import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import {
  aiBackend,
  backendPolicy,
  gatewayOf,
  object,
  route,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";
import { openaiAnswer } from "./vendors.ts";

/**
 * Policies of one of several providers: its own `ai`, `transformation` and `health` (doc 2 §LLM
 * provider, NamedLLMProvider).
 */

let first: ModelServer;
let second: ModelServer;
let judge: ModelServer;

before(async () => {
  [first, second, judge] = await Promise.all([
    ModelServer.start(),
    ModelServer.start(),
    ModelServer.start(),
  ]);
});

after(() => Promise.all([first.close(), second.close(), judge.close()]));

beforeEach(() => {
  for (const server of [first, second]) {
    server.seen.length = 0;
    server.answer = () => openaiAnswer;
  }
  judge.answer = () => ({ json: { action: {} } });
});

const FAILS = { status: 503, json: { error: { message: "no" } } };

function groupsOf(judgeRef: object) {
  const provider = (name: string, { port }: ModelServer, policies: object) => ({
    providers: [{ name, openai: {}, host: "127.0.0.1", port, policies }],
  });
  return [
    provider("first", first, {
      ai: {
        overrides: [{ field: "user", value: "of-the-first" }],
        promptGuard: { request: [{ webhook: { backendRef: judgeRef } }] },
      },
      transformation: {
        request: { set: [{ name: "x-provider", value: "'one'" }] },
        response: { set: [{ name: "x-served-by", value: "'one'" }] },
      },
      health: {
        unhealthyCondition: "response.code == 503",
        eviction: { duration: "60s", consecutiveFailures: 2 },
      },
    }),
    provider("second", second, { auth: { key: "k" } }),
  ];
}

const OF_BACKEND = { ai: { overrides: [{ field: "user", value: "of-the-backend" }] } };
const BY_SECTION = {
  transformation: { response: { set: [{ name: "x-served-by", value: "'two'" }] } },
};

function standalone(): Promise<Gateway> {
  const target = { kind: "Backend", name: "models", sectionName: "second" };
  const config = {
    gateways: {
      web: { port: 0, routes: [{ name: "models", backends: [{ backend: "models" }] }] },
    },
    policies: [{ targetRefs: [target], backend: BY_SECTION }],
    backends: {
      models: { ai: { groups: groupsOf({ name: "judge" }) }, policies: OF_BACKEND },
      judge: { static: { host: "127.0.0.1", port: judge.port } },
    },
  };
  return Gateway.start({ config: JSON.stringify(config).replace('"port":0', '"port":$PORT') });
}

function manifests(): Promise<Gateway> {
  const target = { ...toEdgeBackend("models"), sectionName: "second" };
  return Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        route("models", "/", toEdgeBackend("models")),
        aiBackend("models", { groups: groupsOf(toEdgeBackend("judge")) }, OF_BACKEND),
        backendPolicy("second", target, BY_SECTION),
        object("edgegateway.dev/v1alpha1", "EdgeBackend", "judge", "default", {
          static: { host: "127.0.0.1", port: judge.port },
        }),
      ),
    }),
  });
}

async function ask({ url }: Gateway, content = "Hi") {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content }] }),
  });
  await response.text();
  return { status: response.status, by: response.headers.get("x-served-by") };
}

for (const [wrapping, start] of Object.entries({ standalone, manifests })) {
  test(`a provider has policies of its own, in ${wrapping}`, async () => {
    await using gateway = await start();
    assert.deepEqual(await ask(gateway), { status: 200, by: "one" });
    assert.equal(first.last.body["user"], "of-the-first");
    assert.equal(first.last.headers["x-provider"], "one");
    assert.equal(judge.last.url, "/request");

    first.answer = () => FAILS;
    assert.deepEqual(await ask(gateway), { status: 200, by: "two" });
    assert.equal(second.last.body["user"], "of-the-backend");
    assert.equal(second.last.headers["x-provider"], undefined);

    judge.answer = () => ({ json: { action: { body: "no", status_code: 451 } } });
    assert.equal((await ask(gateway, "bad")).status, 451);
  });

  test(`a provider that has failed too often gets nothing for some time, in ${wrapping}`, async () => {
    await using gateway = await start();
    first.answer = () => FAILS;
    assert.equal((await ask(gateway)).by, "two");
    assert.equal((await ask(gateway)).by, "two");
    assert.equal(first.seen.length, 2);
    first.answer = () => openaiAnswer;
    assert.equal((await ask(gateway)).by, "two");
    assert.equal(first.seen.length, 2, "it is evicted");
    second.answer = () => FAILS;
    assert.equal((await ask(gateway)).by, "one", "the evicted one is used if there is no other");
  });
}
