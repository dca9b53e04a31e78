import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { endpointPicker, podAt, pool, POOL_GROUP } from "../backends/pool.ts";
import { openaiAnswer, openaiStream } from "../llm/vendors.ts";
import {
  aiBackend,
  edgeModel,
  gatewayOf,
  route,
  service,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";

/**
 * Models behind an InferencePool: its endpoint picker reads the request in the format of the
 * provider (doc 2 §LLM provider).
 */

let pods: readonly ModelServer[];
let picker: GrpcServer;
let broken: ModelServer;
let otherPicker: GrpcServer;
/** Names a pod that accepts no connections. */
let awayPicker: GrpcServer;
let gateway: Gateway;

const custom = {
  backendRef: { group: POOL_GROUP, kind: "InferencePool", name: "models" },
  formats: [{ type: "Completions" }],
};

before(async () => {
  pods = await Promise.all([ModelServer.start(), ModelServer.start()]);
  const ports = pods.map(({ port }) => port);
  const pick = endpointPicker(({ body }) => {
    const { model }: { model?: string } = JSON.parse(body);
    const index = ["first", "second"].indexOf(model ?? "");
    return index === -1 ? "" : `127.0.0.1:${ports[index]}`;
  });
  picker = await GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, pick);
  broken = await ModelServer.start();
  broken.answer = () => ({ status: 500 });
  otherPicker = await GrpcServer.converse(
    EXTERNAL_PROCESSOR_PROCESS,
    endpointPicker(() => `127.0.0.1:${broken.port}`),
  );
  const away = await freePort();
  awayPicker = await GrpcServer.converse(
    EXTERNAL_PROCESSOR_PROCESS,
    endpointPicker(() => `127.0.0.1:${away}`),
  );
  const named = { name: "pool", custom };
  const { formats } = custom;
  const failing = { name: "failing", openai: {}, host: "127.0.0.1", port: broken.port };
  const failingPool = {
    name: "failing-pool",
    custom: { backendRef: { ...custom.backendRef, name: "failing" }, formats },
  };
  const awayPool = {
    name: "away-pool",
    custom: { backendRef: { ...custom.backendRef, name: "away" }, formats },
  };
  const empty = { name: "empty", custom: { backendRef: { name: "empty", port: 80 }, formats } };
  gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        podAt("127.0.0.1", "True"),
        pool("models", { ports, port: picker.port, plain: true }),
        edgeModel("second", { provider: "Custom", custom, match: { model: "second" } }),
        edgeModel("any", { provider: "Custom", custom, match: { model: "*" } }),
        route("one", "/one", toEdgeBackend("one")),
        aiBackend("one", { provider: { custom } }),
        route("groups", "/groups", toEdgeBackend("groups")),
        aiBackend("groups", { groups: [{ providers: [named] }] }),
        route("next", "/next", toEdgeBackend("next")),
        aiBackend("next", { groups: [{ providers: [failing] }, { providers: [named] }] }),
        pool("failing", { ports: [broken.port], port: otherPicker.port, plain: true }),
        route("next-pool", "/next-pool", toEdgeBackend("next-pool")),
        aiBackend("next-pool", { groups: [{ providers: [failingPool] }, { providers: [named] }] }),
        pool("away", { ports: [away, broken.port], port: awayPicker.port, plain: true }),
        route("away", "/away", toEdgeBackend("away")),
        aiBackend("away", { groups: [{ providers: [awayPool] }, { providers: [named] }] }),
        service("empty"),
        route("empty", "/empty", toEdgeBackend("empty")),
        aiBackend("empty", { groups: [{ providers: [empty] }, { providers: [named] }] }),
        edgeModel("gone", { provider: "Custom", custom: empty.custom, match: { model: "gone" } }),
        edgeModel("virtual", {
          match: { model: "virtual" },
          virtualModel: {
            failover: {
              targets: [
                { modelRef: { name: "gone" }, priority: 0 },
                { modelRef: { name: "second" }, priority: 1 },
              ],
            },
          },
        }),
      ),
    }),
  });
});

after(() =>
  Promise.all([
    gateway?.[Symbol.asyncDispose](),
    picker?.[Symbol.asyncDispose](),
    otherPicker?.[Symbol.asyncDispose](),
    awayPicker?.[Symbol.asyncDispose](),
    broken?.close(),
    ...pods.map((pod) => pod.close()),
  ]),
);

beforeEach(() => {
  for (const pod of pods) {
    pod.seen.length = 0;
    pod.answer = () => openaiAnswer;
  }
});

const question = [{ role: "user" as const, content: "Hi" }];

function openai(path: string): OpenAI {
  return new OpenAI({ baseURL: `${gateway.url}${path}/v1`, apiKey: "x", maxRetries: 0 });
}

for (const [what, path] of [
  ["an EdgeModel", ""],
  ["an EdgeBackend", "/one"],
  ["a provider of a group", "/groups"],
] as const) {
  test(`the picker chooses the pod for ${what}`, async () => {
    for (const [index, model] of ["first", "second", "second", "first"].entries()) {
      const response = await openai(path).chat.completions.create({ model, messages: question });
      assert.equal(response.choices[0]?.message.content, "Hello there");
      const seen = pods.map((pod) => pod.seen.length);
      assert.deepEqual(
        seen,
        [
          [1, 0],
          [1, 1],
          [1, 2],
          [2, 2],
        ][index],
      );
    }
  });

  test(`the picker reads requests of ${what} after the conversion, and responses are converted`, async () => {
    const anthropic = new Anthropic({ baseURL: gateway.url + path, apiKey: "x", maxRetries: 0 });
    const asked = { model: "second", max_tokens: 10, messages: question };
    const response = await anthropic.messages.create(asked);
    assert.deepEqual(
      response.content.map((block) => block.type === "text" && block.text),
      ["Hello there"],
    );
    assert.equal(pods[1]?.last.url, "/v1/chat/completions");
  });

  test(`without a named pod no pod of ${what} is asked`, async () => {
    const asked = { model: "unknown", messages: question };
    await assert.rejects(openai(path).chat.completions.create(asked), OpenAI.InternalServerError);
    assert.deepEqual(
      pods.map((pod) => pod.seen.length),
      [0, 0],
    );
  });
}

for (const [what, path] of [
  ["provider", "/next"],
  ["pool", "/next-pool"],
] as const)
  test(`the picker is asked for a request that another ${what} has failed before`, async () => {
    const asked = { model: "second", messages: question };
    for (let request = 0; request < 10; request++)
      await openai(path).chat.completions.create(asked);
    assert.deepEqual(
      pods.map((pod) => pod.seen.length),
      [0, 10],
    );
    assert.equal(pods[1]?.last.body["model"], "second");
    const unknown = { ...asked, model: "unknown" };
    await assert.rejects(openai(path).chat.completions.create(unknown), OpenAI.InternalServerError);
    assert.deepEqual(
      pods.map((pod) => pod.seen.length),
      [0, 10],
    );
  });

for (const [what, path] of [
  ["a pool whose picker names a pod that is away", "/away"],
  ["a Service without pods", "/empty"],
  ["a virtual model whose first model has no pods", ""],
] as const)
  test(`the next provider gets the requests for ${what}`, async () => {
    const asked = { model: path === "" ? "virtual" : "second", messages: question };
    for (let request = 0; request < 3; request++) await openai(path).chat.completions.create(asked);
    assert.equal(pods[1]?.seen.length, 3);
  });

test("a streamed response passes the picker", async () => {
  const [first] = pods;
  assert.ok(first);
  first.answer = () => openaiStream({ content: "Hello" }, { content: " there" });
  const asked = { model: "first", messages: question, stream: true as const };
  const pieces: string[] = [];
  for await (const chunk of await openai("/one").chat.completions.create(asked))
    pieces.push(chunk.choices[0]?.delta.content ?? "");
  assert.equal(pieces.join(""), "Hello there");
});
