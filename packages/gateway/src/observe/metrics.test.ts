import assert from "node:assert/strict";
import { test } from "node:test";
import { GatewayMetrics } from "./metrics.ts";
import { ProcessMetrics } from "./process-metrics.ts";
import type { FinishedRequest } from "./metrics/request-group.ts";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { mergeMetrics } from "./metrics/merge.ts";
import { metricsFormat, renderMetrics } from "@edge-gateway/kernel/metrics/render";
import { parseExposition } from "./metrics/testdata/parse-exposition.ts";
import type { Exposition } from "./metrics/testdata/parse-exposition.ts";

const PLACE = { backend: "b", protocol: "http", bind: "bind/80", gateway: "web", route: "web/api" };

function request(
  ...[method, status, reason, milliseconds, bytes]: [string, number, string, number, number]
): FinishedRequest {
  return { method, status, reason, milliseconds, bytes, retries: 0 };
}

function exposed(metrics: readonly MetricSnapshot[]): Exposition {
  return parseExposition(renderMetrics(metrics, "openmetrics"));
}

/** Returns the sum of the samples that have this name and all of these labels. */
function value(exposition: Exposition, name: string, labels: Record<string, string> = {}): number {
  return exposition.samples
    .filter((sample) => sample.name === `edge_gateway_${name}`)
    .filter((sample) =>
      Object.entries(labels).every(([label, wanted]) => sample.labels[label] === wanted),
    )
    .reduce((sum, sample) => sum + sample.value, 0);
}

test("a request is counted once, with its duration and the bytes of its response", () => {
  const metrics = new GatewayMetrics(100);
  const route = metrics.route(PLACE);
  route.finished(request("GET", 200, "Upstream", 30, 1000));
  route.finished(request("GET", 200, "Upstream", 3, 500));
  route.finished(request("POST", 503, "UpstreamFailure", 1, 0));
  const shown = exposed(metrics.snapshot());
  const ok = {
    method: "GET",
    status: "200",
    reason: "Upstream",
    route: "web/api",
    listener: "unknown",
  };
  assert.equal(value(shown, "requests_total", ok), 2);
  assert.equal(value(shown, "requests_total", { status: "503" }), 1);
  assert.equal(value(shown, "response_bytes_total", ok), 1500);
  assert.equal(value(shown, "request_duration_seconds_count", ok), 2);
  assert.equal(value(shown, "request_duration_seconds_bucket", { ...ok, le: "0.005" }), 1);
  assert.equal(value(shown, "request_duration_seconds_bucket", { ...ok, le: "+Inf" }), 2);
  assert.ok(Math.abs(value(shown, "request_duration_seconds_sum", ok) - 0.033) < 1e-9);
});

test("two configurations use the same series for the same place", () => {
  const metrics = new GatewayMetrics(100);
  metrics.route(PLACE).finished(request("GET", 200, "Upstream", 1, 0));
  metrics.route(PLACE).finished(request("GET", 200, "Upstream", 1, 0));
  assert.equal(metrics.snapshot()[0]?.series.length, 1);
});

test("label sets beyond the limit are counted as overflow, and nothing is lost", () => {
  const metrics = new GatewayMetrics(4);
  for (let index = 0; index < 50; index++) {
    metrics
      .route({ ...PLACE, route: `web/${index}` })
      .finished(request("GET", 200, "Upstream", 1, 0));
  }
  const shown = exposed(metrics.snapshot());
  assert.equal(value(shown, "requests_total"), 50);
  assert.equal(value(shown, "requests_total", { route: "overflow", method: "overflow" }), 47);
});

test("a client cannot create label values with invented methods", () => {
  const metrics = new GatewayMetrics(100);
  const route = metrics.route(PLACE);
  for (const method of ["FOO", "bar", 'X"\n'])
    route.finished(request(method, 405, "InvalidRequest", 1, 0));
  assert.equal(value(exposed(metrics.snapshot()), "requests_total", { method: "other" }), 3);
});

test("many series keep their values while the arrays grow", () => {
  const metrics = new GatewayMetrics(1000);
  for (let index = 0; index < 200; index++) {
    metrics
      .route({ ...PLACE, route: `r${index}` })
      .finished(request("GET", 200, "Upstream", index, index));
  }
  const shown = exposed(metrics.snapshot());
  for (const index of [0, 15, 16, 199]) {
    assert.equal(value(shown, "response_bytes_total", { route: `r${index}` }), index);
    assert.equal(
      value(shown, "request_duration_seconds_sum", { route: `r${index}` }),
      index / 1000,
    );
  }
});

test("connections are counted per listener, and the gauge of open connections rises and falls", () => {
  const metrics = new GatewayMetrics(100);
  const downstream = metrics.downstream({ bind: "bind/80", gateway: "web", protocol: "http" });
  downstream.opened();
  downstream.opened();
  downstream.closed();
  downstream.received(10);
  downstream.sent(20);
  metrics.upstreamConnected("tls", 3);
  const shown = exposed(metrics.snapshot());
  assert.equal(value(shown, "downstream_connections_total"), 2);
  assert.equal(value(shown, "downstream_connections_active"), 1);
  assert.equal(value(shown, "downstream_received_bytes_total"), 10);
  assert.equal(value(shown, "downstream_sent_bytes_total"), 20);
  assert.equal(
    value(shown, "upstream_connect_duration_seconds_bucket", { transport: "tls", le: "0.004" }),
    1,
  );
});

test("counts of several threads are added, after transfer between threads", () => {
  const workers = [1, 2, 3].map((count) => {
    const metrics = new GatewayMetrics(100);
    for (let index = 0; index < count; index++) {
      metrics.route(PLACE).finished(request("GET", 200, "Upstream", 5, 10));
    }
    return structuredClone(metrics.snapshot());
  });
  const shown = exposed(mergeMetrics(workers));
  assert.equal(value(shown, "requests_total"), 6);
  assert.equal(value(shown, "request_duration_seconds_bucket", { le: "0.005" }), 6);
  assert.equal(value(shown, "response_bytes_total"), 60);
});

test("the process reports whether its configuration is the latest one read", () => {
  const metrics = new ProcessMetrics("1.2.3");
  metrics.configRead(true);
  assert.equal(value(exposed(metrics.snapshot()), "config_synchronized"), 1);
  metrics.configRead(false);
  const shown = exposed(metrics.snapshot());
  assert.equal(value(shown, "config_synchronized"), 0);
  assert.equal(value(shown, "config_reloads_total", { result: "refused" }), 1);
  assert.equal(value(shown, "build_info", { tag: "1.2.3" }), 1);
  assert.ok(
    shown.samples.some(
      ({ name, value: seconds }) => name === "process_cpu_seconds_total" && seconds > 0,
    ),
  );
});

test("budgets of keys, teams and users show what they have and what is spent", () => {
  const metrics = new ProcessMetrics("1");
  const place = { scope: "Team", subject: "red", createdAt: "" } as const;
  metrics.budgets([
    { ...place, name: "a", dollars: "0.5", spent: "0.25" },
    { ...place, name: "b", tokens: 300, spent: 7 },
  ]);
  const shown = exposed(metrics.snapshot());
  const labels = { scope: "Team", subject: "red" };
  const dollars = { ...labels, budget: "a", unit: "dollars" };
  assert.equal(value(shown, "llm_budget_limit", dollars), 0.5);
  assert.equal(value(shown, "llm_budget_spent", dollars), 0.25);
  const tokens = { ...labels, budget: "b", unit: "tokens" };
  assert.equal(value(shown, "llm_budget_limit", tokens), 300);
  assert.equal(value(shown, "llm_budget_spent", tokens), 7);
  metrics.budgets([]);
  assert.equal(
    exposed(metrics.snapshot()).samples.filter(({ name }) => name.includes("budget")).length,
    0,
  );
});

test("special characters in label values are escaped", () => {
  const metrics = new GatewayMetrics(100);
  const route = 'a"b\\c\nd';
  metrics.route({ ...PLACE, route }).finished(request("GET", 200, "Upstream", 1, 0));
  assert.equal(value(exposed(metrics.snapshot()), "requests_total", { route }), 1);
});

test("every metric has help and type in both formats, even before its first value", () => {
  const metrics = mergeMetrics([
    new GatewayMetrics(10).snapshot(),
    new ProcessMetrics("1").snapshot(),
  ]);
  const open = parseExposition(renderMetrics(metrics, "openmetrics"));
  assert.equal(open.families.length, metrics.length);
  const text = renderMetrics(metrics, "prometheus");
  assert.doesNotMatch(text, /# (EOF|UNIT)/);
  assert.match(
    text,
    /# HELP edge_gateway_requests_total \w.*\n# TYPE edge_gateway_requests_total counter\n/,
  );
  assert.match(text, /# TYPE edge_gateway_build_info gauge\n/);
});

test("a scraper gets OpenMetrics if it accepts it", () => {
  const prometheus =
    "application/openmetrics-text;version=1.0.0;q=0.5,application/openmetrics-text;version=0.0.1;q=0.4,text/plain;version=0.0.4;q=0.3,*/*;q=0.2";
  assert.equal(metricsFormat(prometheus), "openmetrics");
  assert.equal(metricsFormat("text/plain"), "prometheus");
  assert.equal(metricsFormat("application/openmetrics-text;q=0"), "prometheus");
  assert.equal(metricsFormat(undefined), "prometheus");
});
