import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/**
 * A status of the tests of `backend.health`, which notice numbers that are one too large or too
 * small.
 */

const UNAVAILABLE = 503;
const SLOW_CHECK_MS = 1_500;
const GROWTH_MS = 10_000;

let first: Listening;
let second: Listening;
let gateway: Gateway;
let begun: number;
/** The number of checks of each path, and the number of responses. */
const checks = new Map<string, number>();
const responses = new Map<string, number>();

before(async () => {
  [first, second] = await Promise.all([
    startUpstream(server("first")),
    startUpstream(server("second")),
  ]);
  gateway = await Gateway.start({ config: config(), environment: { WORKER_THREADS: "1" } });
  begun = performance.now();
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([first.close(), second.close()]);
});

/** The statuses of checks, one after another; the last one stays. */
const CHECKED: Readonly<Record<string, readonly number[]>> = {
  "/slow": [200],
  "/failing": [UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, 200],
  "/recovering": [UNAVAILABLE, 200, 200, UNAVAILABLE],
};

/** Responds to checks; other requests name the server and the status of its response. */
function server(name: string): RequestListener {
  return ({ url = "", headers }, response) => {
    const statuses = CHECKED[url];
    if (statuses === undefined)
      return response.writeHead(Number(headers[`x-${name}`] ?? "200")).end(name);
    const count = checks.get(url) ?? 0;
    checks.set(url, count + 1);
    const status = statuses[Math.min(count, statuses.length - 1)] ?? 200;
    setTimeout(
      () => {
        response.writeHead(status).end();
        responses.set(url, (responses.get(url) ?? 0) + 1);
      },
      url === "/slow" ? SLOW_CHECK_MS : 0,
    );
    return response;
  };
}

const HEALTH = {
  condition: { unhealthyCondition: "response.code == 404", eviction: { duration: "1h" } },
  lasting: { eviction: { duration: "1h" } },
  row: { eviction: { duration: "1h", consecutiveFailures: 3 } },
  threshold: { eviction: { duration: "1h", healthThreshold: 50 } },
  slow: { check: { path: "/slow", interval: "100ms", timeout: "30s", failures: 1 } },
  failing: { check: { path: "/failing", interval: "100ms", failures: 5 } },
  recovering: { check: { path: "/recovering", interval: "100ms", failures: 1, successes: 3 } },
  growing: { eviction: { duration: "1s", restoreHealth: 100 }, slowStart: `${GROWTH_MS}ms` },
};
type Name = keyof typeof HEALTH;

function config(): string {
  const endpoints = [first, second].map(({ port }) => ({ host: "127.0.0.1", port }));
  const backends = Object.entries(HEALTH).map(([name, health]) => [
    name,
    {
      static: { endpoints: name === "growing" ? endpoints : endpoints.slice(0, 1) },
      policies: { health },
    },
  ]);
  const routes = Object.keys(HEALTH).map((name) => ({
    matches: [{ path: { value: `/${name}` } }],
    backends: [{ backend: name }],
  }));
  const gateways = { web: { port: "PORT", routes } };
  return JSON.stringify({ gateways, backends: Object.fromEntries(backends) }).replace(
    '"PORT"',
    () => "$PORT",
  );
}

/**
 * Sends a request to which the first server responds with a status; returns the name of the server
 * that responded.
 */
async function send(name: Name, status = 200): Promise<string> {
  const headers = { "x-first": String(status) };
  return (await fetch(`${gateway.url}/${name}`, { headers })).text();
}

interface Shown {
  readonly backend: string;
  readonly endpoint: string;
  readonly evictedFor: number;
  readonly evictions: number;
}

/** The first server as an endpoint. */
async function shown(backend: Name): Promise<Shown> {
  const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/endpoints`);
  const { endpoints }: { endpoints: readonly Shown[] } = JSON.parse(await response.text());
  const endpoint = `127.0.0.1:${first.port}`;
  const found = endpoints.find((each) => each.backend === backend && each.endpoint === endpoint);
  assert.ok(found, backend);
  return found;
}

test("only the condition decides which responses are failures", async () => {
  await send("condition", UNAVAILABLE);
  assert.equal((await shown("condition")).evictions, 0);
  await send("condition", 404);
  assert.equal((await shown("condition")).evictions, 1);
});

test("an eviction lasts as long as the policy says", async () => {
  await send("lasting", UNAVAILABLE);
  const { evictedFor } = await shown("lasting");
  assert.ok(evictedFor > 3_000_000 && evictedFor <= 3_600_000, String(evictedFor));
});

test("the number of failures in a row that the policy sets evicts an endpoint", async () => {
  for (const evictions of [0, 0, 1]) {
    await send("row", UNAVAILABLE);
    assert.equal((await shown("row")).evictions, evictions);
  }
});

test("the threshold of the health evicts instead of the first failure", async () => {
  for (const evictions of [0, 1]) {
    await send("threshold", UNAVAILABLE);
    assert.equal((await shown("threshold")).evictions, evictions);
  }
});

test("a check that ends within its timeout has not failed", async () => {
  await waitFor("slow checks", () => (responses.get("/slow") ?? 0) > 2);
  assert.doesNotMatch(gateway.output, /an endpoint fails its checks backend=slow/);
});

test("one failure less than the policy says changes nothing", async () => {
  await waitFor("checks", () => (responses.get("/failing") ?? 0) > 8);
  assert.doesNotMatch(gateway.output, /an endpoint fails its checks backend=failing/);
});

test("one success less than the policy says changes nothing", async () => {
  await waitFor("checks", () => (responses.get("/recovering") ?? 0) > 8);
  await waitFor("the log", () =>
    gateway.output.includes("an endpoint fails its checks backend=recovering"),
  );
  assert.doesNotMatch(gateway.output, /an endpoint works again backend=recovering/);
});

test("an endpoint that returns gets a growing share", async () => {
  await waitFor("the full share of the other", () => performance.now() > begun + GROWTH_MS);
  await waitFor("an eviction", async () => {
    await send("growing", UNAVAILABLE);
    return (await shown("growing")).evictions > 0;
  });
  await waitFor("its end", async () => (await shown("growing")).evictedFor === 0);
  const from = performance.now();
  const names: string[] = [];
  while (names.length < 100 && performance.now() < from + GROWTH_MS / 2)
    names.push(await send("growing"));
  const share = names.filter((name) => name === "first").length / names.length;
  assert.ok(share < 0.4, `${share} of ${names.length}: without growth it is a half`);
});
