import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import OpenAI from "openai";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import {
  aiBackend,
  edgeModel,
  gatewayOf,
  route,
  secret,
  service,
  slices,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";
import { openaiAnswer } from "../llm/vendors.ts";

/** EdgeModels in manifests, whose providers are Services (doc 2 §EdgeModel, §LLM provider). */

let first: ModelServer;
let second: ModelServer;
let gateway: Gateway;

const COMPLETIONS = [{ type: "Completions" }];

function ofService(name: string, more: object = {}): object {
  return {
    provider: "Custom",
    custom: { backendRef: { name, port: 80 }, formats: COMPLETIONS, ...more },
  };
}

before(async () => {
  [first, second] = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const everyModel = { group: "edgegateway.dev", kind: "EdgeModel", name: "*" };
  const ofRoute = { parentRefs: [{ kind: "HTTPRoute", name: "llm" }] };
  gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        service("first"),
        slices("first", [first.port]),
        service("second"),
        slices("second", [second.port, first.port]),
        secret("key", { Authorization: "Bearer of-the-secret" }, "default"),
        edgeModel("fast", {
          ...ofService("first"),
          policies: { auth: { secretRef: { name: "key" } } },
        }),
        edgeModel("any", { ...ofService("first"), match: { model: "gpt-*" } }),
        edgeModel("broken", {
          ...ofService("first"),
          policies: { auth: { secretRef: { name: "gone" } } },
        }),
        edgeModel("both", { ...ofService("second") }),
        edgeModel("far", { provider: "OpenAI", baseURL: "http://gone.invalid/v1" }),
        edgeModel("near", {
          virtualModel: {
            failover: {
              targets: [
                { modelRef: { name: "fast" }, priority: 0 },
                { modelRef: { name: "far" }, priority: 1 },
              ],
            },
          },
        }),
        route("llm", "/llm", everyModel),
        edgeModel("of-route", { ...ofService("first"), ...ofRoute }),
        route("backend", "/backend", toEdgeBackend("backend")),
        aiBackend("backend", {
          provider: { custom: { backendRef: { name: "second", port: 80 }, formats: COMPLETIONS } },
        }),
      ),
    }),
  });
});

after(() => Promise.all([gateway?.[Symbol.asyncDispose](), first.close(), second.close()]));

beforeEach(() => {
  first.seen.length = 0;
  second.seen.length = 0;
  first.answer = () => openaiAnswer;
  second.answer = () => openaiAnswer;
});

function openai(path: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}${path}/v1`, apiKey: "x", maxRetries: 0 });
}

function chat(model: string, path = "") {
  const messages = [{ role: "user" as const, content: "Hi" }];
  return openai(path).chat.completions.create({ model, messages });
}

test("a model is offered at the gateway, with the key of a Secret", async () => {
  const response = await chat("fast");
  assert.equal(response.choices[0]?.message.content, "Hello there");
  assert.equal(first.last.url, "/v1/chat/completions");
  assert.equal(first.last.headers.authorization, "Bearer of-the-secret");
});

test("a wildcard in a model name is supported", async () => {
  await chat("gpt-5");
  assert.equal(first.last.body["model"], "gpt-5");
});

test("a model whose Secret is missing sends no request without a credential", async () => {
  await assert.rejects(chat("broken"), OpenAI.NotFoundError);
  assert.equal(first.seen.length, 0);
});

test("a request does not reach the servers of a Service that failed when the next model is elsewhere", async () => {
  first.answer = () => ({ status: 503, json: { error: { message: "no", type: "x" } } });
  await assert.rejects(chat("near"), OpenAI.InternalServerError);
  assert.equal(first.seen.length, 1);
});

test("a rule of a route offers the models that name it, and only those", async () => {
  await chat("of-route", "/llm");
  assert.equal(first.last.url, "/v1/chat/completions");
  await assert.rejects(chat("fast", "/llm"), OpenAI.NotFoundError);
  await assert.rejects(chat("of-route"), OpenAI.NotFoundError);
  const { data } = await openai("/llm").models.list();
  assert.deepEqual(
    data.map(({ id }) => id),
    ["of-route"],
  );
});

for (const [what, ask] of [
  ["a model", () => chat("both")],
  ["an EdgeBackend", () => chat("anything", "/backend")],
] as const)
  test(`all endpoints of the Service of ${what} are used`, async () => {
    for (let count = 0; count < 60; count += 1) {
      await ask();
      if (first.seen.length > 0 && second.seen.length > 0) break;
    }
    assert.ok(first.seen.length > 0 && second.seen.length > 0);
  });
