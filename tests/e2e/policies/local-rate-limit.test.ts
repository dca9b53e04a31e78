import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gatewayAndRoute } from "../manifests/objects.ts";

/**
 * Rate limits that one gateway counts itself (doc 2 §Traffic policies;
 * draft-ietf-httpapi-ratelimit-headers).
 */

let echo: Listening;
before(async () => void (echo = await startEcho()));
after(() => echo.close());

const KEYS = 4;
const WORKERS = { WORKER_THREADS: "2" };

const route = (name: string, policies: string, backend = `host: "${host()}"`): string => `
      - name: ${name}
        matches: [{ path: { type: PathPrefix, value: /${name} } }]
        policies: { ${policies} }
        backends: [{ ${backend} }]`;

const host = (): string => new URL(echo.url).host;

const local = (...limits: readonly string[]): string =>
  `rateLimit: { local: [${limits.join(", ")}] }`;

const HOURLY = "requests: 2, unit: Hours";
const BY_USER = `{ ${HOURLY}, key: 'request.headers["x-user"]' }`;
const FORWARDED = `{ ${HOURLY}, counts: Forwarded }`;
const DENY_B = `csrf: {}`;

const standalone = (deadPort: number): string => `
config: { maxRateLimitKeys: ${KEYS} }
gateways:
  web:
    port: \${PORT}
    routes:${[
      route(
        "several",
        local("{ requests: 5, unit: Minutes }", `{ name: hourly, ${HOURLY}, burst: 1 }`),
      ),
      route("user", local(BY_USER)),
      route("refused", `${local(FORWARDED)}, ${DENY_B}`),
      route("counted", `${local(`{ ${HOURLY} }`)}, ${DENY_B}`),
      route("dead", local(FORWARDED), `host: "127.0.0.1:${deadPort}"`),
      route("both", local(FORWARDED, "{ requests: 1, unit: Hours }")),
      route("flood", local("{ requests: 1, unit: Hours, key: 'request.headers[\"x-user\"]' }")),
    ].join("")}
`;

interface Seen {
  readonly status: number;
  readonly fields: Headers;
}

async function send(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
  const response = await fetch(url, { headers, method: "POST" });
  await response.arrayBuffer();
  return { status: response.status, fields: response.headers };
}

async function statuses(
  count: number,
  url: string,
  headers?: Readonly<Record<string, string>>,
): Promise<readonly number[]> {
  const seen: number[] = [];
  while (seen.length < count) seen.push((await send(url, headers)).status);
  return seen;
}

/** A request that the csrf policy refuses. */
const FOREIGN = { origin: "http://evil.test", "sec-fetch-site": "cross-site" };

describe("a standalone file", () => {
  let gateway: Gateway;
  let url: string;
  before(async () => {
    gateway = await Gateway.start({ config: standalone(await freePort()), environment: WORKERS });
    ({ url } = gateway);
  });
  after(() => gateway[Symbol.asyncDispose]());

  test("every limit of several is listed with its remaining amount", async () => {
    const { status, fields } = await send(`${url}/several`);
    assert.equal(status, 200);
    assert.equal(fields.get("ratelimit-policy"), '"local[0]";q=5;w=60, "hourly";q=3;w=3600');
    assert.match(
      fields.get("ratelimit") ?? "",
      /^"local\[0\]";r=4;t=(?:60|59), "hourly";r=2;t=3(?:600|599)$/,
    );
    assert.equal(fields.get("x-ratelimit-remaining"), "2");
    await statuses(2, `${url}/several`);
    const refused = await send(`${url}/several`);
    assert.equal(refused.status, 429);
    assert.match(refused.fields.get("ratelimit") ?? "", /"local\[0\]";r=1;.*"hourly";r=0;/);
  });

  test("each key has a count of its own, and those without one share theirs", async () => {
    assert.deepEqual(await statuses(3, `${url}/user`, { "x-user": "ann" }), [200, 200, 429]);
    assert.deepEqual(await statuses(3, `${url}/user`, { "x-user": "bob" }), [200, 200, 429]);
    assert.deepEqual(await statuses(3, `${url}/user`), [200, 200, 429]);
  });

  test("Forwarded: a request that a later policy refuses gets its token back; All: it does not", async () => {
    assert.deepEqual(await statuses(4, `${url}/refused`, FOREIGN), [403, 403, 403, 403]);
    assert.deepEqual(await statuses(3, `${url}/refused`), [200, 200, 429]);
    assert.deepEqual(await statuses(3, `${url}/counted`, FOREIGN), [403, 403, 429]);
  });

  test("Forwarded: what reaches no upstream gets its token back", async () => {
    assert.deepEqual(await statuses(4, `${url}/dead`), [503, 503, 503, 503]);
  });

  test("Forwarded: what another limit of the list refuses gets its token back", async () => {
    assert.deepEqual(await statuses(4, `${url}/both`), [200, 429, 429, 429]);
    const { fields } = await send(`${url}/both`);
    assert.match(fields.get("ratelimit") ?? "", /"local\[0\]";r=0;/);
  });

  test("the key that was not used for the longest time is forgotten, and counted", async () => {
    const users = Array.from({ length: KEYS + 1 }, (_, index) => `user-${index}`);
    for (const user of users)
      assert.deepEqual(await statuses(1, `${url}/flood`, { "x-user": user }), [200]);
    assert.deepEqual(await statuses(1, `${url}/flood`, { "x-user": "user-4" }), [429]);
    assert.deepEqual(await statuses(1, `${url}/flood`, { "x-user": "user-0" }), [200]);
    await waitFor("count of evictions", async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
      const count = /^edge_gateway_rate_limit_keys_evicted_total (\d+)/m.exec(metrics)?.[1];
      return Number(count) >= 2;
    });
  });
});

describe("workers", () => {
  test("a limit by key is exact over all of them", async () => {
    const config = `
gateways:
  web:
    port: \${PORT}
    routes:${route("user", local("{ requests: 20, unit: Hours, key: 'request.headers[\"x-user\"]' }"))}
`;
    await using gateway = await Gateway.start({ config, environment: WORKERS });
    const sent = Array.from({ length: 60 }, (_, index) =>
      send(`${gateway.url}/user`, { "x-user": String(index % 2), connection: "close" }),
    );
    const passed = (await Promise.all(sent)).filter(({ status }) => status === 200);
    assert.equal(passed.length, 40);
  });
});

describe("manifests", () => {
  test("a policy of a route limits by claims and headers", async () => {
    const port = await freePort();
    await using _gateway = await Gateway.start({ config: () => manifests(port) });
    const url = `http://127.0.0.1:${port}/`;
    assert.deepEqual(await statuses(3, url, { "x-user": "ann" }), [200, 200, 429]);
    assert.deepEqual(await statuses(1, url, { "x-user": "bob" }), [200]);
  });
});

const manifests = (port: number): Readonly<Record<string, string>> => ({
  "all.yaml": `${gatewayAndRoute(port)}
  rules: [{ backendRefs: [{ group: edgegateway.dev, kind: EdgeBackend, name: api }] }]
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgeBackend
metadata: { name: api }
spec: { static: { host: 127.0.0.1, port: ${echo.port} } }
---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: limits }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: HTTPRoute, name: api }]
  traffic: { ${local(BY_USER)} }
`,
});
