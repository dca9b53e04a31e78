import assert from "node:assert/strict";
import { test } from "node:test";
import type {
  RateLimitRequest,
  RateLimitResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT } from "@edge-gateway/generated/proto/methods.ts";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { type Echo, startEcho } from "@edge-gateway/testkit/servers/upstream";

/** Rate limits that are counted by a rate-limit server (`rateLimit.global`). */

const user = { name: "user", expression: "request.headers['x-user']" };
const constant = (name: string) => ({ entries: [{ name, expression: `'${name}'` }] });

/** A gateway whose routes have these rate limits, at the paths `/0`, `/1` and so on. */
async function start(limits: readonly object[], echo: string): Promise<Gateway> {
  const routes = limits.map((rateLimit, index) => ({
    name: `route${index}`,
    matches: [{ path: { value: `/${index}` } }],
    policies: { rateLimit },
    backends: [{ host: echo.replace("http://", "") }],
  }));
  const gateways = { web: { port: "PORT", protocol: "HTTP", routes } };
  const config = { config: { policyServers: { rateLimitTimeout: "5s" } }, gateways };
  return Gateway.start({ config: JSON.stringify(config).replace('"PORT"', () => "$PORT") });
}

/** Allows this many requests of each user, and records the calls that it received. */
function counting(most: number, seen: RateLimitRequest[]) {
  const counts = new Map<string, number>();
  return (request: RateLimitRequest): RateLimitResponse => {
    seen.push(request);
    const [descriptor] = request.descriptors ?? [];
    const key = descriptor?.entries?.[0]?.value ?? "";
    const count = (counts.get(key) ?? 0) + (descriptor?.hitsAddend?.value ?? 1);
    counts.set(key, count);
    const isOver = count > most;
    return {
      overallCode: isOver ? "OVER_LIMIT" : "OK",
      statuses: [
        {
          code: isOver ? "OVER_LIMIT" : "OK",
          currentLimit: { requestsPerUnit: most, unit: 2 },
          limitRemaining: Math.max(most - count, 0),
          durationUntilReset: { seconds: 42 },
        },
        { code: "OK", currentLimit: { requestsPerUnit: 900, unit: 2 }, limitRemaining: 899 },
      ],
      responseHeadersToAdd: [{ key: "x-from", value: "limiter" }],
      requestHeadersToAdd: [{ key: "x-counted", value: String(count) }],
      ...(isOver && key === "bytes" ? { rawBody: Buffer.from("slow down") } : {}),
    };
  };
}

test("requests are counted by the server, by the values of their descriptors", async () => {
  const seen: RateLimitRequest[] = [];
  await using echo = await startEcho();
  await using server = await GrpcServer.answer(
    RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT,
    counting(2, seen),
  );
  const url = `http://127.0.0.1:${server.port}`;
  const limit = "{'unit': 'Minutes', 'requestsPerUnit': 7}";
  await using gateway = await start(
    [
      { global: { url, domain: "shop", descriptors: [{ entries: [user] }, constant("all")] } },
      {
        global: {
          url,
          domain: "cost",
          descriptors: [{ ...constant("big"), cost: "2", limitOverride: limit }],
        },
      },
      { global: { url, domain: "none", descriptors: [{ entries: [user] }] } },
      {
        conditional: [
          {
            condition: "request.method == 'POST'",
            policy: { global: { url, domain: "posts", descriptors: [constant("posts")] } },
          },
        ],
      },
      {
        global: {
          url,
          domain: "bodies",
          descriptors: [{ entries: [{ name: "model", expression: "json(request.body).model" }] }],
        },
      },
      {
        conditional: ["POST", "PUT"].map((method) => ({
          condition: `request.method == '${method}'`,
          policy: { local: [{ requests: 1, unit: "Hours" }] },
        })),
      },
    ],
    echo.url,
  );
  const send = (path: string, name: string) =>
    fetch(gateway.url + path, { headers: { "x-user": name } });
  const first = await send("/0", "ada");
  assert.equal(first.status, 200);
  assert.equal(first.headers.get("x-from"), "limiter");
  assert.equal(first.headers.get("x-ratelimit-limit"), "2");
  assert.equal(first.headers.get("x-ratelimit-remaining"), "1");
  assert.equal(first.headers.get("x-ratelimit-reset"), "42");
  assert.equal(first.headers.get("ratelimit-policy"), '"global";q=2;w=60');
  assert.equal(first.headers.get("ratelimit"), '"global";r=1;t=42');
  const echoed: Echo = JSON.parse(await first.text());
  assert.equal(echoed.headers["x-counted"], "1");
  assert.deepEqual(seen, [
    {
      domain: "shop",
      descriptors: [
        { entries: [{ key: "user", value: "ada" }] },
        { entries: [{ key: "all", value: "all" }] },
      ],
    },
  ]);
  assert.equal((await send("/0", "ada")).status, 200);
  const over = await send("/0", "ada");
  assert.equal(over.status, 429);
  assert.equal(await over.text(), "rate limit exceeded");
  assert.equal(over.headers.get("x-ratelimit-remaining"), "0");
  assert.equal(over.headers.get("x-from"), "limiter");
  assert.equal((await send("/0", "bob")).status, 200);
  await Promise.all([send("/0", "bytes"), send("/0", "bytes")]);
  assert.equal(await (await send("/0", "bytes")).text(), "slow down");

  assert.deepEqual([(await send("/1", "a")).status, (await send("/1", "a")).status], [200, 429]);
  assert.deepEqual(seen.at(-1)?.descriptors?.[0], {
    entries: [{ key: "big", value: "big" }],
    limit: { unit: "OVERRIDE_MINUTE", requestsPerUnit: 7 },
    hitsAddend: { value: 2 },
  });
  const asked = seen.length;
  assert.equal((await fetch(`${gateway.url}/2`)).status, 200);
  assert.equal((await send("/3", "a")).status, 200);
  assert.equal(seen.length, asked);
  assert.equal((await fetch(`${gateway.url}/3`, { method: "POST" })).status, 200);
  assert.equal(seen.at(-1)?.domain, "posts");
  const body = JSON.stringify({ model: "large" });
  assert.equal((await fetch(`${gateway.url}/4`, { method: "POST", body })).status, 200);
  assert.deepEqual(seen.at(-1)?.descriptors, [{ entries: [{ key: "model", value: "large" }] }]);
  const large = JSON.stringify({ model: "x".repeat(2 ** 21) });
  assert.equal((await fetch(`${gateway.url}/4`, { method: "POST", body: large })).status, 413);
  const both = await Promise.all(
    ["POST", "PUT"].map(async (method) => (await fetch(`${gateway.url}/5`, { method })).status),
  );
  assert.deepEqual(both, [200, 200]);
  assert.equal((await fetch(`${gateway.url}/5`, { method: "PUT" })).status, 429);
});

test("a server that is away or decides nothing: the failure mode decides; a local limit goes first", async () => {
  await using echo = await startEcho();
  let asked = 0;
  await using silent = await GrpcServer.answer(RATE_LIMIT_SERVICE_SHOULD_RATE_LIMIT, () => {
    asked += 1;
    return {};
  });
  const gone = `http://127.0.0.1:${await freePort()}`;
  const descriptors = [constant("all")];
  const limits = [gone, `http://127.0.0.1:${silent.port}`].flatMap((url) => [
    { global: { url, domain: "a", descriptors } },
    {
      local: [{ requests: 1, unit: "Hours" }],
      global: { url, domain: "a", descriptors, failureMode: "FailOpen" },
    },
  ]);
  await using gateway = await start(limits, echo.url);
  for (const [closed, open] of [
    ["/0", "/1"],
    ["/2", "/3"],
  ]) {
    const refused = await fetch(`${gateway.url}${closed}`);
    assert.equal(refused.status, 500);
    assert.equal(await refused.text(), "rate limit service unavailable");
    assert.equal((await fetch(`${gateway.url}${open}`)).status, 200);
    const before = asked;
    assert.equal((await fetch(`${gateway.url}${open}`)).status, 429);
    assert.equal(asked, before);
  }
});
