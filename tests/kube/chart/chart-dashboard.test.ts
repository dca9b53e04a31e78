import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { CONTROLLER_METRICS } from "@edge-gateway/controller/metrics";
import type { MetricDefinition } from "@edge-gateway/kernel/metrics/definition";
import {
  DOWNSTREAM_LABELS,
  METRICS,
  REQUEST_LABELS,
  UPSTREAM_LABELS,
} from "@edge-gateway/gateway/observe/metrics/catalogue";
import { renderChart } from "../../../tools/kube/helm.ts";
import { get } from "../../spec/values.ts";

const FILE = new URL("../../../charts/control-plane/dashboards/edge-gateway.json", import.meta.url);
/** Labels that Prometheus adds to samples, and suffixes of a histogram. */
const ADDED_LABELS = ["namespace", "pod", "le"];
const CONTROLLER_LABELS = ["kind", "result"];
const FEWEST_METRICS = 15;

/** The names of the samples of a metric. */
function samplesOf({ name, type }: MetricDefinition): readonly string[] {
  if (type === "counter") return [`${name}_total`];
  if (type === "histogram") return ["bucket", "sum", "count"].map((part) => `${name}_${part}`);
  return [type === "info" ? `${name}_info` : name];
}

const dashboard: unknown = JSON.parse(await readFile(FILE, "utf8"));

function expressions(): readonly string[] {
  const panels = get(dashboard, ["panels"]);
  assert.ok(Array.isArray(panels));
  return panels.flatMap((panel) => {
    const targets = get(panel, ["targets"]);
    return Array.isArray(targets) ? targets.map((target) => String(get(target, ["expr"]))) : [];
  });
}

test("the dashboard queries only existing metrics", () => {
  const all: readonly MetricDefinition[] = [
    ...Object.values(METRICS),
    ...Object.values(CONTROLLER_METRICS),
  ];
  const known = new Set(all.flatMap(samplesOf));
  const asked = expressions().flatMap(
    (text) => text.match(/\b(?:edge_gateway|process)_\w+/g) ?? [],
  );
  assert.ok(new Set(asked).size >= FEWEST_METRICS);
  assert.deepEqual(
    asked.filter((name) => !known.has(name)),
    [],
  );
});

test("the dashboard queries only existing labels", () => {
  const known = new Set<string>([
    ...ADDED_LABELS,
    ...CONTROLLER_LABELS,
    ...REQUEST_LABELS,
    ...DOWNSTREAM_LABELS,
    ...UPSTREAM_LABELS,
  ]);
  const asked = expressions().flatMap((text) => [
    ...[...text.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/, */)),
    ...[...text.matchAll(/[{,] ?(\w+)=~?"/g)].map(([, name = ""]) => name),
  ]);
  assert.ok(asked.length > 0);
  assert.deepEqual(
    asked.filter((name) => !known.has(name)),
    [],
  );
});

test("the chart contains the dashboard unchanged", async () => {
  const values = { monitoring: { enabled: true } };
  const objects = await renderChart("control-plane", { values });
  const map = objects.find(({ kind }) => kind === "ConfigMap");
  assert.deepEqual(JSON.parse(String(get(map, ["data", "edge-gateway.json"]))), dashboard);
});
