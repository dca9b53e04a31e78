import assert from "node:assert/strict";
import { Agent, get, type IncomingMessage } from "node:http";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * Several workers act as one gateway: limits are exact, metrics add up, one watcher gets one
 * request.
 */

const WORKERS = 3;
const LIMIT = 50;
const REQUESTS = 120;

let gateway: Gateway;

before(async () => {
  gateway = await Gateway.start({
    environment: { WORKER_THREADS: String(WORKERS) },
    config: configOf("ok"),
  });
});

after(() => gateway[Symbol.asyncDispose]());

function configOf(open: string): string {
  return `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: limited
        matches: [{path: {type: PathPrefix, value: /limited}}]
        policies:
          rateLimit: {local: [{requests: ${LIMIT}, unit: Hours}]}
          directResponse: {status: 200, body: ok}
      - name: open
        policies: {directResponse: {status: 200, body: ${open}}}
`;
}

/** Each request uses its own connection, so that the kernel distributes them over the workers. */
function request(path: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(gateway.url + path, { agent: new Agent() }, (response) => resolve(response.resume())).on(
    "error",
    reject,
  );
  return promise;
}

test("a local rate limit is exact over all workers, and its headers count down", async () => {
  const answers = await Promise.all(Array.from({ length: REQUESTS }, () => request("/limited")));
  const allowed = answers.filter(({ statusCode }) => statusCode === 200);
  assert.equal(allowed.length, LIMIT);
  assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, REQUESTS - LIMIT);
  const remaining = allowed.map(({ headers }) => Number(headers["x-ratelimit-remaining"]));
  assert.deepEqual(
    remaining.toSorted((left, right) => left - right),
    Array.from({ length: LIMIT }, (_, index) => index),
  );
  for (const { headers } of answers) {
    assert.equal(headers["x-ratelimit-limit"], String(LIMIT));
    assert.ok(Number(headers["x-ratelimit-reset"]) > 0);
  }
});

test("a limit that does not change keeps its count when the configuration does", async () => {
  await gateway.reconfigure(configOf("changed"));
  await waitFor(
    "change",
    async () => (await (await fetch(`${gateway.url}/open`)).text()) === "changed",
  );
  const { statusCode, headers } = await request("/limited");
  assert.equal(statusCode, 429);
  assert.equal(headers["x-ratelimit-remaining"], "0");
});

test("metrics are those of all workers", async () => {
  const before = await counted();
  await Promise.all(Array.from({ length: REQUESTS }, () => request("/open")));
  // A worker counts a request when it has ended, which its client may know before.
  await waitFor("all of them", async () => (await counted()) - before >= REQUESTS);
});

async function counted(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
  const [, count = "0"] =
    /^edge_gateway_requests_total\{.*route="web\/open".*\} (\d+)$/m.exec(text) ?? [];
  return Number(count);
}

test("one watcher takes one request, whichever worker it comes to", async () => {
  const streams = await Promise.all(
    [1, 2].map(() => fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace`)),
  );
  await Promise.all(Array.from({ length: REQUESTS }, () => request("/open")));
  for (const stream of streams) {
    const text = await stream.text();
    assert.equal(text.split('"type":"requestStarted"').length - 1, 1);
    assert.equal(text.split('"type":"requestFinished"').length - 1, 1);
  }
});
