import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { applyObject } from "../../../tools/kube/apply.ts";
import { startCluster } from "../../../tools/kube/cluster.ts";
import type { Cluster } from "../../../tools/kube/cluster.ts";
import { renderChart } from "../../../tools/kube/helm.ts";
import { CHARTS_WITH_VALUES, valueRows } from "./chart-rows.ts";

/** Kinds whose definitions belong to other products. */
const FOREIGN = ["monitoring.coreos.com/v1", "autoscaling.k8s.io/v1"];
/** Kubernetes itself warns about this field. */
const EXPECTED_WARNING = /externalIPs is deprecated/;
const NAMESPACES = ["edge-gateway-system", "other", "a", "b"];

let cluster: Cluster;

before(async () => {
  cluster = await startCluster();
  for (const name of NAMESPACES)
    await cluster.client.expect("POST", "/api/v1/namespaces", { metadata: { name } });
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

for (const chart of CHARTS_WITH_VALUES) {
  test(`${chart}: the API server accepts the rendered objects, with every value, without a warning`, async () => {
    const rows = [["defaults", { values: {} }] as const, ...(await valueRows(chart))];
    const refused: string[] = [];
    for (const [name, { values }] of rows) {
      const objects = await renderChart(chart, { values });
      for (const object of objects.filter(({ apiVersion }) => !FOREIGN.includes(apiVersion))) {
        const { status, warnings, body } = await applyObject(cluster.client, object, {
          dryRun: true,
        });
        const { message } = Object(body);
        if (status >= 300) refused.push(`${name}: ${object.kind}: ${String(message)}`);
        for (const warning of warnings)
          if (!EXPECTED_WARNING.test(warning)) refused.push(`${name}: ${object.kind}: ${warning}`);
      }
    }
    assert.deepEqual(refused, []);
  });
}
