import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { startUpstreams, type Behaviour, type TestUpstream } from "./upstreams.ts";

/** Endpoints that are killed, hang, reset connections and fail in turn, while requests arrive. */

const ENDPOINTS = 100;
/** Number of endpoints that never fail. */
const STEADY = 30;
/** `ENDPOINT_REQUESTS=100000` sends this many requests in each of the tests. */
const REQUESTS = Number(process.env["ENDPOINT_REQUESTS"] ?? "4000");
/** The seed of the faults; `FAULT_SEED=2` generates others. */
const SEED = Number(process.env["FAULT_SEED"] ?? "11");
const CONCURRENT = 16;
/** The number of requests between two faults. */
const FAULT_EVERY = 10;
/**
 * Number of requests by which the share of an endpoint may deviate: requests that found it busier
 * than others, which a small number of requests does not balance.
 */
const SMALL_COUNT = 12;
const BEHAVIOURS: readonly (Behaviour | "killed")[] = [
  "answers",
  "killed",
  "hangs",
  "is slow",
  "fails",
  "resets",
];

function configuration(upstreams: readonly TestUpstream[]): string {
  const endpoints = upstreams.map(({ port }) => `{ host: 127.0.0.1, port: ${port} }`).join(", ");
  return `
gateways:
  web:
    port: \${PORT}
    routes:
      - policies:
          timeouts: { backendRequest: 250ms }
          retry: { attempts: 12, codes: [503] }
        backends:
          - static: { endpoints: [${endpoints}] }
            policies:
              health: { eviction: { duration: 1s, consecutiveFailures: 2 } }
`;
}

test("no request fails while a healthy endpoint could have served it", async (context) => {
  const upstreams = await startUpstreams(ENDPOINTS);
  context.after(() => Promise.all(upstreams.map((upstream) => upstream.kill())));
  await using gateway = await Gateway.start({
    config: configuration(upstreams),
    environment: { WORKER_THREADS: "2" },
  });
  const random = seededRandom(SEED);
  const change = async (): Promise<void> => {
    const upstream = upstreams[STEADY + Math.floor(random() * (ENDPOINTS - STEADY))];
    const behaviour = BEHAVIOURS[Math.floor(random() * BEHAVIOURS.length)];
    if (upstream === undefined || behaviour === undefined) return;
    if (behaviour === "killed") return upstream.kill();
    upstream.behaviour = behaviour;
    await upstream.revive();
  };
  const statuses = new Map<string, number>();
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun < REQUESTS) {
      begun += 1;
      if (begun % FAULT_EVERY === 0) await change();
      const body = begun % 3 === 0 ? { method: "POST", body: "x".repeat(100) } : {};
      const response = await fetch(gateway.url, body);
      const text = await response.text();
      const key = response.status === 200 ? "200" : `${response.status} ${text}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, client));
  assert.deepEqual([...statuses.keys()], ["200"], JSON.stringify([...statuses]));
  assert.ok(
    upstreams.slice(STEADY).some(({ requests }) => requests > 0),
    "endpoints that come back get requests again",
  );
});

test("healthy endpoints have shares within 5 % of their weights, with two workers", async (context) => {
  const upstreams = await startUpstreams(ENDPOINTS);
  context.after(() => Promise.all(upstreams.map((upstream) => upstream.kill())));
  const weightOf = (index: number): number => 1 + (index % 4);
  const endpoints = upstreams.map(({ port }, index) => ({
    host: "127.0.0.1",
    port,
    weight: weightOf(index),
  }));
  const routes = [{ backends: [{ static: { endpoints } }] }];
  const config = JSON.stringify({ gateways: { web: { port: "PORT", routes } } });
  await using gateway = await Gateway.start({
    config: config.replace('"PORT"', "$PORT"),
    environment: { WORKER_THREADS: "2" },
  });
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun < REQUESTS) {
      begun += 1;
      const response = await fetch(gateway.url);
      await response.text();
      assert.equal(response.status, 200);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, client));
  const total = endpoints.reduce((sum, { weight }) => sum + weight, 0);
  upstreams.forEach(({ name, requests }, index) => {
    const wanted = (REQUESTS * weightOf(index)) / total;
    const most = Math.max(0.05 * wanted, SMALL_COUNT);
    assert.ok(Math.abs(requests - wanted) <= most, `${name}: ${requests} of ${wanted}`);
  });
});
