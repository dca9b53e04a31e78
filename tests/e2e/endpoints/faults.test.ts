import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { startUpstreams, type Behaviour, type TestUpstream } from "./upstreams.ts";

/** Endpoints that are killed, hang, reset and fail by turns, while requests come. */

const ENDPOINTS = 100;
/** Of them, so many are never touched. */
const STEADY = 30;
const REQUESTS = 4_000;
const CONCURRENT = 16;
/** Requests between two faults. */
const FAULT_EVERY = 10;
const BEHAVIOURS: readonly (Behaviour | "killed")[] = [
  "answers",
  "killed",
  "hangs",
  "is slow",
  "fails",
  "resets",
];

/** Numbers from 0 to 1, the same ones in each run (Park and Miller). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

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

test("no request fails that a healthy endpoint could have answered", async (context) => {
  const upstreams = await startUpstreams(ENDPOINTS);
  context.after(() => Promise.all(upstreams.map((upstream) => upstream.kill())));
  await using gateway = await Gateway.start({
    config: configuration(upstreams),
    environment: { WORKER_THREADS: "2" },
  });
  const random = seededRandom(11);
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
