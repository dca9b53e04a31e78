import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { DiscoveryPort } from "@edge-gateway/xds/server/discovery-port";
import { DiscoveryServer } from "@edge-gateway/xds/server/discovery-server";
import type { DataPlanes } from "@edge-gateway/xds/server/discovery-server";

/** A data plane that cannot run a policy of its controller serves nothing without it. */

const KEY = "default/web";
const LISTENER = `${KEY}/http`;
const PLACE = { pointer: "" };
const LOG = new ProductLog(
  { format: "text", write() {}, wallClock: Date.now },
  parseLevels("error"),
).logger("test");

let upstream: Listening;
let gateway: Gateway;
let port: number;
let discovery: DiscoveryPort;
let heard: DataPlanes | undefined;

const server = new DiscoveryServer({
  refused: () => Promise.resolve(undefined),
  heard: (_gateway, dataPlanes) => (heard = dataPlanes),
  log: LOG,
});

function route(key: string): readonly [string, IrResource] {
  const matches = [{ path: { type: "PathPrefix", value: `/${key}` } }] as const;
  const backends = [{ backend: "app", weight: 1, filters: [], place: PLACE }];
  const base = { key, name: key, hostnames: [], filters: [], place: PLACE, order: 0 };
  return [`route/${key}`, { route: { ...base, listeners: [LISTENER], matches, backends } }];
}

/** A rule on the requests of a route. */
function rule(key: string, expression: string): readonly [string, IrResource] {
  const authorization = {
    action: "Require",
    policy: { matchExpressions: [expression] },
  } as const;
  const attachment = {
    target: { kind: "route", route: key },
    pointer: "/p/traffic",
    policy: { age: "1", overrides: false },
    block: "traffic",
    phase: "PostRouting",
    policies: { authorization },
  } as const;
  return [`attachment/${key}`, { attachment }];
}

function publish(...resources: readonly (readonly [string, IrResource])[]): void {
  const bind = { key: "bind/1", gateway: KEY, port, place: PLACE };
  const listener = {
    key: LISTENER,
    bind: "bind/1",
    gateway: KEY,
    name: "http",
    protocol: "HTTP",
    place: PLACE,
  } as const;
  const backend = {
    key: "app",
    name: "app",
    kind: "static",
    static: { host: "127.0.0.1", port: upstream.port },
    place: PLACE,
  } as const;
  server.publish(
    KEY,
    new Map<string, IrResource>([
      ["bind/bind/1", { bind }],
      [`listener/${LISTENER}`, { listener }],
      ["backend/app", { backend }],
      ...resources,
    ]),
  );
}

before(async () => {
  upstream = await startEcho();
  port = await freePort();
  discovery = new DiscoveryPort(server, "plaintext");
  const number = await discovery.listen({ port: 0, host: "127.0.0.1" });
  publish(route("first"));
  server.ready();
  gateway = await Gateway.start({
    config: `config: { namespace: default, gateway: web, xds: { address: "http://127.0.0.1:${number}" } }\n`,
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await discovery?.close();
  server.close();
  await upstream?.[Symbol.asyncDispose]();
});

async function status(path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  return response.status;
}

test("a new route whose rule cannot run refuses every request until the rule is mended", async () => {
  assert.equal(await status("/first"), 200);
  publish(route("first"), route("second"), rule("second", "nothing.known"));
  await waitFor("refusal", () => heard?.refusals.length === 1);
  assert.equal(await status("/second"), 403);
  assert.equal(await status("/first"), 200);
  assert.match(
    gateway.output,
    /until the resource can run, every request at its target is refused/,
  );
  publish(route("first"), route("second"), rule("second", "true"));
  await waitFor("acceptance", async () => (await status("/second")) === 200);
  publish(route("first"), route("second"), rule("second", "request.path == '/second/open'"));
  await waitFor("another rule", async () => (await status("/second")) === 403);
  publish(route("first"), route("second"), rule("second", "nothing.known"));
  await waitFor("refusal", () => heard?.refusals.length === 1);
  assert.equal(await status("/second/open"), 200);
  assert.equal(await status("/second"), 403);
});
