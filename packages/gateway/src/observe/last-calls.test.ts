import assert from "node:assert/strict";
import { test } from "node:test";
import { ModelPrices } from "@edge-gateway/llm";
import { LastCalls } from "./last-calls.ts";

const PRICES = new ModelPrices([
  { providers: { openai: { models: { "gpt-5": { rates: { input: "2.00", output: "8.00" } } } } } },
]);

function exchangeOf(user: string | undefined, endedAt: number) {
  return {
    stream: { startedAt: 100, endedAt, downstream: { remotePort: 40_000, localPort: 8080 } },
    backend: undefined,
    route: { key: "web/chat", name: "chat" },
    missedRoute: undefined,
    jwt: undefined,
    apiKey: user === undefined ? undefined : { name: user, team: "tools" },
    basicAuth: undefined,
    response: undefined,
    refusal: undefined,
  };
}

test("the last calls are kept with the names of their keys and their cost, and the oldest leaves first", () => {
  const calls = new LastCalls({ capacity: 2, wallClock: () => 5_000 });
  const usage = { input: 1_000, output: 500 };
  const call = { provider: "openai", model: "gpt-5", requestModel: "fast", prices: PRICES };
  calls.add(exchangeOf("first", 150), call);
  calls.add(exchangeOf("ann", 350), { ...call, usage });
  calls.add(exchangeOf(undefined, 200), { ...call, model: "other" });
  const [last, ann] = calls.list();
  assert.equal(last?.model, "other");
  assert.equal(last?.key, "");
  assert.equal(last?.nanodollars, undefined);
  assert.deepEqual(ann, {
    at: 4_750,
    model: "gpt-5",
    requestModel: "fast",
    provider: "openai",
    milliseconds: 250,
    backend: "",
    route: "chat",
    routeKey: "web/chat",
    refusal: undefined,
    connection: { clientPort: 40_000, listenerPort: 8080 },
    key: "ann",
    team: "tools",
    status: 0,
    inputTokens: 1_000,
    outputTokens: 500,
    nanodollars: 6_000_000,
    isKeyRefused: false,
  });
});

test("a request that the gateway refused before it chose a model is kept with the reason", () => {
  const calls = new LastCalls({ capacity: 2, wallClock: () => 5_000 });
  const refusal = { code: "api_key_refused" } as const;
  calls.add({ ...exchangeOf(undefined, 150), refusal, response: undefined }, undefined);
  const [last] = calls.list();
  assert.deepEqual(
    [last?.model, last?.provider, last?.nanodollars, last?.routeKey],
    ["", "", undefined, "web/chat"],
  );
  assert.match(last?.refusal ?? "", /APIKeyAuth/);
});
