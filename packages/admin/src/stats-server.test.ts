import assert from "node:assert/strict";
import { test } from "node:test";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import { createReadinessServer, createStatsServer } from "./stats-server.ts";

const SILENT: Logger = {
  enabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  module: () => SILENT,
};
const ADDRESS = "127.0.0.1:0";
const maxConnections = 4;

test("/metrics uses the format that the scraper accepts", async (context) => {
  const metrics = new GatewayMetrics(8);
  const deps = {
    address: ADDRESS,
    maxConnections,
    metrics: async () => metrics.snapshot(),
    log: SILENT,
  };
  const running = await createStatsServer(deps);
  context.after(() => running.close());
  const url = `http://${running.addresses[0]}/metrics`;
  const plain = await fetch(url);
  assert.equal(plain.headers.get("content-type"), "text/plain; version=0.0.4; charset=utf-8");
  assert.match(await plain.text(), /# TYPE edge_gateway_requests_total counter/);
  const open = await fetch(url, { headers: { accept: "application/openmetrics-text" } });
  assert.equal(
    open.headers.get("content-type"),
    "application/openmetrics-text; version=1.0.0; charset=utf-8",
  );
  assert.match(await open.text(), /# EOF\n$/);
  assert.equal((await fetch(url, { method: "POST" })).status, 405);
});

test("/healthz/ready lists what is pending, then reports ready", async (context) => {
  let pending = ["configuration", "workers"];
  const running = await createReadinessServer({
    address: ADDRESS,
    maxConnections,
    pending: () => pending,
    log: SILENT,
  });
  context.after(() => running.close());
  const url = `http://${running.addresses[0]}`;
  const before = await fetch(`${url}/healthz/ready`);
  assert.deepEqual(
    [before.status, await before.text()],
    [500, "not ready, pending: configuration, workers"],
  );
  pending = [];
  const after = await fetch(`${url}/healthz/ready`);
  assert.deepEqual([after.status, await after.text()], [200, "ready"]);
  assert.equal((await fetch(`${url}/healthz/ready`, { method: "POST" })).status, 405);
  assert.equal((await fetch(`${url}/other`)).status, 404);
});
