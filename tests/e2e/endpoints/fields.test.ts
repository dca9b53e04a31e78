import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** The effect on requests of each field of endpoints, of their health and of their checks. */

const UNAVAILABLE = 503;
const NOT_FOUND = 404;
const TEAPOT = 418;

let folder: string;
let first: Listening;
let second: Listening;
/** The endpoint on a Unix socket. */
const local = createServer((_, response) => response.end("local"));
let gateway: Gateway | undefined;
/** The Host headers of the health checks. */
const checkedHosts = new Set<string | undefined>();

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "endpoints-"));
  [first, second] = await Promise.all([
    startUpstream(named("first")),
    startUpstream(named("second")),
  ]);
  await new Promise<void>((resolve) => {
    local.listen(join(folder, "socket"), resolve);
  });
  gateway = await Gateway.start({ config: config() });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all([
    first?.close(),
    second?.close(),
    new Promise((resolve) => local.close(resolve)),
  ]);
  await rm(folder, { recursive: true });
});

/** A server that responds with its name; only the first endpoint passes its health check. */
function named(name: string): RequestListener {
  return (request, response) => {
    if (request.url === "/ready") {
      checkedHosts.add(request.headers.host);
      return response.writeHead(name === "first" ? TEAPOT : NOT_FOUND).end();
    }
    const isHurt = request.headers["x-hurt"] === name;
    return response.writeHead(isHurt ? UNAVAILABLE : 200).end(name);
  };
}

const BACKENDS = [
  "weights",
  "priorities",
  "zones",
  "paths",
  "checked",
  "evicting",
  "restored",
  "kept",
];

function config(): string {
  const at = ({ port }: Listening, more: object = {}): object => ({
    host: "127.0.0.1",
    port,
    ...more,
  });
  const both = [at(first), at(second)];
  const backends = {
    weights: { static: { endpoints: [at(first, { weight: 0 }), at(second)] } },
    priorities: { static: { endpoints: [at(first, { priority: 1 }), at(second)] } },
    zones: { static: { endpoints: [at(first), at(second, { zone: "here" })] } },
    paths: {
      static: { endpoints: [{ unixPath: join(folder, "socket") }, at(first, { weight: 0 })] },
    },
    checked: {
      static: { endpoints: both },
      policies: {
        health: {
          check: {
            path: "/ready",
            host: "checks.test",
            statuses: [TEAPOT],
            interval: "100ms",
            failures: 1,
          },
        },
      },
    },
    evicting: {
      static: { endpoints: both },
      policies: {
        health: { eviction: { duration: "1h", consecutiveFailures: 100, healthThreshold: 50 } },
      },
    },
    restored: {
      static: { endpoints: both },
      policies: { health: { eviction: { duration: "1s", restoreHealth: 20 } } },
    },
    kept: {
      static: { endpoints: both },
      policies: { sessionAffinity: { cookie: { path: "/kept/app" } } },
    },
  };
  const routes = BACKENDS.map((backend) => ({
    matches: [{ path: { value: `/${backend}` } }],
    backends: [{ backend }],
  }));
  const settings = { zone: "here" };
  return JSON.stringify({
    config: settings,
    gateways: { web: { port: "PORT", routes } },
    backends,
  }).replace('"PORT"', () => "$PORT");
}

/** The endpoints that receive some of the requests. */
async function chosen(
  name: string,
  headers: Record<string, string> = {},
): Promise<readonly string[]> {
  const names = new Set<string>();
  for (let request = 0; request < 20; request++) {
    const response = await fetch(`${gateway?.url}/${name}`, { headers });
    names.add(await response.text());
  }
  return [...names].toSorted();
}

interface Shown {
  readonly backend: string;
  readonly endpoint: string;
  readonly failsChecks: boolean;
  readonly evictedFor: number;
  readonly evictions: number;
  readonly health: number;
}

async function shown(backend: string, { port }: Listening): Promise<Shown | undefined> {
  const response = await fetch(`http://127.0.0.1:${gateway?.adminPort}/endpoints`);
  const { endpoints }: { endpoints: readonly Shown[] } = JSON.parse(await response.text());
  return endpoints.find(
    (each) => each.backend === backend && each.endpoint === `127.0.0.1:${port}`,
  );
}

test("an endpoint without weight gets no requests", async () => {
  assert.deepEqual(await chosen("weights"), ["second"]);
});

test("an endpoint of a lower priority gets none while another works", async () => {
  assert.deepEqual(await chosen("priorities"), ["second"]);
});

test("endpoints of the gateway's own zone come first", async () => {
  assert.deepEqual(await chosen("zones"), ["second"]);
});

test("an endpoint may be at the path of a socket", async () => {
  assert.deepEqual(await chosen("paths"), ["local"]);
});

test("a health check sends its host, and only its statuses pass", async () => {
  await waitFor("checks", async () => (await shown("checked", second))?.failsChecks === true);
  assert.equal((await shown("checked", first))?.failsChecks, false);
  assert.deepEqual(await chosen("checked"), ["first"]);
  assert.deepEqual([...checkedHosts], ["checks.test"]);
});

test("an endpoint whose health falls below the threshold is evicted", async () => {
  await waitFor("an eviction", async () => {
    await chosen("evicting", { "x-hurt": "second" });
    return Number((await shown("evicting", second))?.evictedFor) > 0;
  });
  assert.deepEqual(await chosen("evicting"), ["first"]);
});

test("an endpoint has the health of `restoreHealth` after its eviction", async () => {
  await waitFor("an eviction", async () => {
    await chosen("restored", { "x-hurt": "second" });
    return Number((await shown("restored", second))?.evictions) > 0;
  });
  await waitFor("its end", async () => (await shown("restored", second))?.evictedFor === 0);
  await (await fetch(`${gateway?.url}/restored`)).arrayBuffer();
  const { health = 1 } = (await shown("restored", second)) ?? {};
  assert.ok(health < 0.5, "0.2, and more after a response: a failure alone leaves 0.7");
});

test("the cookie of a session is for the path that the policy names", async () => {
  const response = await fetch(`${gateway?.url}/kept`);
  await response.arrayBuffer();
  assert.match(response.headers.get("set-cookie") ?? "", /; Path=\/kept\/app(;|$)/u);
});
