import assert from "node:assert/strict";
import { test } from "node:test";
import { ListHead } from "@edge-gateway/http";
import type { ParsedBackendHealth } from "@edge-gateway/generated/types/index.ts";
import { TestExchange } from "../testing/exchange.ts";
import type { Endpoint } from "./endpoint.ts";
import { TestEndpoints } from "./testing.ts";

const SERVERS = [{ name: "a" }, { name: "b" }];

function answer(endpoint: Endpoint, status: number): void {
  const exchange = new TestExchange({});
  exchange.response = new ListHead(status, []);
  endpoint.responded(exchange);
}

function start(health: ParsedBackendHealth) {
  const endpoints = new TestEndpoints(SERVERS, { health });
  const a = endpoints.endpoint("a");
  return { endpoints, a, chosen: () => [...endpoints.chosen(100).keys()].toSorted() };
}

test("without thresholds, one failure evicts an endpoint", () => {
  const { endpoints, a, chosen } = start({ eviction: { duration: 3_000 } });
  answer(a, 404);
  assert.deepEqual(chosen(), ["a", "b"]);
  answer(a, 500);
  assert.deepEqual(chosen(), ["b"]);
  endpoints.time = 2_999;
  assert.deepEqual(chosen(), ["b"]);
  endpoints.time = 3_000;
  assert.deepEqual(chosen(), ["a", "b"]);
});

test("the configured number of consecutive failures evicts an endpoint", () => {
  const { a, chosen } = start({ eviction: { duration: 3_000, consecutiveFailures: 3 } });
  for (const status of [500, 500, 200, 503, 503]) answer(a, status);
  assert.deepEqual(chosen(), ["a", "b"]);
  answer(a, 500);
  assert.deepEqual(chosen(), ["b"]);
});

test("health below the threshold evicts an endpoint, whatever the number of consecutive failures", () => {
  const { a, chosen } = start({
    eviction: { duration: 3_000, consecutiveFailures: 100, healthThreshold: 50 },
  });
  answer(a, 500);
  assert.deepEqual(chosen(), ["a", "b"]);
  answer(a, 500);
  assert.deepEqual(chosen(), ["b"], "0.7 * 0.7 is less than a half");
});

test("each eviction without a success in between is longer than the previous eviction", () => {
  const { endpoints, a, chosen } = start({ eviction: { duration: 2_000 } });
  answer(a, 500);
  endpoints.time = 2_000;
  assert.deepEqual(chosen(), ["a", "b"]);
  answer(a, 500);
  endpoints.time = 5_999;
  assert.deepEqual(chosen(), ["b"]);
  endpoints.time = 6_000;
  assert.deepEqual(chosen(), ["a", "b"]);
  answer(a, 200);
  answer(a, 500);
  endpoints.time = 8_000;
  assert.deepEqual(chosen(), ["a", "b"]);
});

test("an endpoint returns from eviction with the configured health", () => {
  const { endpoints, a, chosen } = start({ eviction: { duration: 1_000, restoreHealth: 20 } });
  answer(a, 500);
  endpoints.time = 1_000;
  chosen();
  assert.equal(a.state.health, 0.2);
});

test("without eviction, failures only lower the health", () => {
  const { a, chosen } = start({});
  for (let failure = 0; failure < 10; failure++) answer(a, 500);
  assert.ok(a.state.health < 0.1);
  assert.deepEqual(chosen(), ["a", "b"]);
});

test("without a policy, only connections that were not made count as failures", () => {
  const a = new TestEndpoints(SERVERS).endpoint("a");
  const exchange = new TestExchange({});
  a.failed(exchange, "reset");
  answer(a, 500);
  assert.equal(a.state.health, 1);
  a.failed(exchange, "connect");
  assert.equal(a.state.health, 0.7);
});

test("reaching a limit of the gateway is not a failure of an endpoint", () => {
  const { a } = start({ eviction: { duration: 3_000 } });
  a.failed(new TestExchange({}), "exhausted");
  assert.equal(a.state.health, 1);
});
