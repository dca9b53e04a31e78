import assert from "node:assert/strict";
import { test } from "node:test";
import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import {
  aiBackend,
  gatewayOf,
  route,
  secret,
  toEdgeBackend,
  together,
} from "../manifests/objects.ts";
import { openaiAnswer } from "./vendors.ts";

test("an EdgeBackend is a provider, with the key of a Secret", async () => {
  await using vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  const provider = { openai: { model: "gpt-5" }, host: "127.0.0.1", port: vendor.port };
  await using gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        route("models", "/", toEdgeBackend("models")),
        aiBackend("models", { provider }, { auth: { secretRef: { name: "key" } } }),
        secret("key", { Authorization: "Bearer of-the-secret" }, "default"),
      ),
    }),
  });
  const client = new Anthropic({ baseURL: gateway.url, apiKey: "x", maxRetries: 0 });
  const answer = await client.messages.create({
    model: "claude",
    max_tokens: 10,
    messages: [{ role: "user", content: "Hi" }],
  });
  assert.deepEqual(answer.content, [{ type: "text", text: "Hello there" }]);
  assert.equal(vendor.last.headers.authorization, "Bearer of-the-secret");
  assert.equal(vendor.last.body["model"], "gpt-5");
});

test("providers of groups have keys of Secrets of their own", async () => {
  await using vendor = await ModelServer.start();
  vendor.answer = ({ headers }) =>
    headers.authorization === "Bearer second" ? openaiAnswer : { status: 503, json: {} };
  const providers = ["first", "second"].map((name) => ({
    name,
    openai: {},
    host: "127.0.0.1",
    port: vendor.port,
    policies: { auth: { secretRef: { name } } },
  }));
  const groups = providers.map((provider) => ({ providers: [provider] }));
  await using gateway = await Gateway.start({
    config: (port) => ({
      "all.yaml": together(
        gatewayOf(port),
        route("models", "/", toEdgeBackend("models")),
        aiBackend("models", { groups }),
        secret("first", { Authorization: "Bearer first" }, "default"),
        secret("second", { Authorization: "Bearer second" }, "default"),
      ),
    }),
  });
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content: "Hi" }] }),
  });
  assert.equal(response.status, 200);
  const shown = vendor.seen.map(({ headers }) => headers.authorization);
  assert.deepEqual(shown, ["Bearer first", "Bearer second"]);
});
