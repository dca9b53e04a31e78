import assert from "node:assert/strict";
import { test } from "node:test";
import { startCluster } from "../../tools/kube/cluster.ts";
import { startController } from "../../tools/kube/controller.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { startExampleGateway } from "../../tools/kube/gateway.ts";
import { endProcess } from "../../tools/kube/processes.ts";

test("a Gateway and an HTTPRoute are applied, and a request goes through a data plane", async () => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  const { child } = await startController(cluster, false);
  try {
    await using example = await startExampleGateway(client);
    const response = await fetch(`${example.url}hello?a=b`);
    assert.equal(response.status, 200);
    assert.equal(Object(await response.json()).url, "/hello?a=b");
  } finally {
    await endProcess(child);
  }
});
