import assert from "node:assert/strict";
import { test } from "node:test";
import type {
  RateLimitRequest,
  RateLimitResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT } from "@edge-gateway/generated/proto/methods.ts";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openaiAnswer, openaiStream } from "../llm/vendors.ts";

/** Tokens that a rate-limit server counts (`rateLimit.global` with the unit Tokens). */

/**
 * Adds up hits as Envoy's server does, and is over the limit once more than the limit was counted.
 */
class TokenServer {
  readonly seen: RateLimitRequest[] = [];
  readonly #counts = new Map<string, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  readonly answer = (request: RateLimitRequest): RateLimitResponse => {
    this.seen.push(request);
    const codes = (request.descriptors ?? []).map(({ entries = [], hitsAddend }) => {
      const key = JSON.stringify(entries);
      const count = (this.#counts.get(key) ?? 0) + Number(hitsAddend?.value ?? 1);
      this.#counts.set(key, count);
      return count > this.#limit ? "OVER_LIMIT" : "OK";
    });
    const isOver = codes.includes("OVER_LIMIT");
    return { overallCode: isOver ? "OVER_LIMIT" : "OK", statuses: codes.map((code) => ({ code })) };
  };

  /** The hits for the descriptor with this name, call by call. */
  hits(name: string): readonly number[] {
    return this.seen
      .flatMap(({ descriptors = [] }) => descriptors)
      .filter(({ entries }) => entries?.[0]?.key === name)
      .map(({ hitsAddend }) => Number(hitsAddend?.value ?? 1));
  }
}

const entry = (name: string) => ({ name, expression: "request.headers['x-user']" });

test("tokens are counted when a call is over, and later calls pay for them", async () => {
  await using vendor = await ModelServer.start();
  vendor.answer = ({ body }) =>
    body["stream"] === true ? openaiStream({ content: "Hello" }) : openaiAnswer;
  const counts = new TokenServer(20);
  await using server = await GrpcServer.answer(RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT, counts.answer);
  const global = {
    url: `http://127.0.0.1:${server.port}`,
    domain: "models",
    descriptors: [
      { entries: [entry("tokens")], unit: "Tokens" },
      { entries: [entry("output")], unit: "Tokens", cost: "llm.outputTokens * 2" },
      { entries: [entry("requests")] },
    ],
  };
  const provider = { openai: {}, host: "127.0.0.1", port: vendor.port };
  const gateways = {
    web: {
      port: "PORT",
      routes: [{ policies: { rateLimit: { global } }, backends: [{ backend: "openai" }] }],
    },
  };
  const settings = { policyServers: { rateLimitTimeout: "20s" } };
  const config = { config: settings, gateways, backends: { openai: { ai: { provider } } } };
  await using gateway = await Gateway.start({
    config: JSON.stringify(config).replace('"PORT"', () => "$PORT"),
  });
  const send = async (user: string, more: object = {}): Promise<number> => {
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-user": user, "content-type": "application/json" },
      body: JSON.stringify({ model: "gpt", messages: [{ role: "user", content: "Hi" }], ...more }),
    });
    await response.text();
    return response.status;
  };
  const counted = (calls: number) =>
    waitFor("counted tokens", () => counts.hits("tokens").length === calls);

  assert.equal(await send("ada"), 200);
  // Every response of the vendor reports 15 tokens, 3 of them output.
  await counted(2);
  assert.deepEqual(counts.hits("tokens"), [0, 15]);
  assert.deepEqual(counts.hits("output"), [0, 6]);
  assert.deepEqual(counts.hits("requests"), [1]);
  assert.equal(await send("ada", { stream: true }), 200);
  await counted(4);
  assert.deepEqual(counts.hits("tokens"), [0, 15, 0, 15]);
  const asked = vendor.seen.length;
  assert.equal(await send("ada"), 429);
  assert.equal(vendor.seen.length, asked);
  assert.equal(await send("bob"), 200);
  await counted(7);
  assert.deepEqual(counts.hits("tokens"), [0, 15, 0, 15, 0, 0, 15]);

  vendor.answer = () => ({ status: 500, json: { error: { message: "no" } } });
  assert.equal(await send("cid"), 500);
  assert.equal(await send("dan"), 500);
  assert.deepEqual(counts.hits("tokens").slice(7), [0, 0]);
});
