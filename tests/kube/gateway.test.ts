import assert from "node:assert/strict";
import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/product-log";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { KubeClient } from "../../tools/kube/client.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import { startController } from "../../tools/kube/controller.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { dataPlaneAccess, startDataPlane, startExampleGateway } from "../../tools/kube/gateway.ts";
import type { ExampleGateway } from "../../tools/kube/gateway.ts";
import { endProcess } from "../../tools/kube/processes.ts";

const ROUTE = "/apis/gateway.networking.k8s.io/v1/namespaces/default/httproutes/example";
const KEY = "00112233445566778899aabbccddeeff".repeat(2);

test("a Gateway and an HTTPRoute are applied, and a request goes through a data plane", async () => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  const { child, xds } = await startController(cluster, false);
  try {
    await using example = await startExampleGateway(client, xds);
    const response = await fetch(`${example.url}hello?a=b`);
    assert.equal(response.status, 200);
    assert.equal(Object(await response.json()).url, "/hello?a=b");
    await rewriteHost(client, "changed.example");
    await waitFor("changed route", async () => (await hostOf(example)) === "changed.example");
  } finally {
    await endProcess(child);
  }
});

test("a data plane continues without the controller, and starts from its copy while it is away", async () => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  const { child, xds } = await startController(cluster, false);
  await using _ = { [Symbol.asyncDispose]: () => endProcess(child) };
  const folder = await mkdtemp(join(tmpdir(), "copy-"));
  const environment = { XDS_CACHE_FILE: join(folder, "configuration"), SESSION_KEY: KEY };
  await using example = await startExampleGateway(client, xds, environment);
  const { XDS_CACHE_FILE: copy } = environment;
  await waitFor("copy", async () => (await stat(copy)).mode % 0o1000 === 0o600);
  assert.doesNotMatch(await readFile(copy, "latin1"), /example/);
  await endProcess(child);
  assert.equal((await fetch(example.url)).status, 200);
  await example.gateway[Symbol.asyncDispose]();
  await assert.rejects(fetch(example.url));
  const own = { namespace: "default", name: "example" };
  await using again = await startDataPlane(client, xds, own, environment);
  assert.equal((await fetch(example.url)).status, 200);
  await waitFor("warning", () =>
    again.output.includes("the controller is unreachable; the configuration stays"),
  );
});

test("a token of another gateway is refused", async () => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  const { child, xds, log } = await startController(cluster, false);
  try {
    const access = await dataPlaneAccess(client, { namespace: "default", name: "other" });
    const data = new DiscoveryClient({
      access: () =>
        Promise.resolve({
          target: new URL(xds).host,
          tls: { authorities: access.authorities },
          token: access.token,
        }),
      node: { id: "other", namespace: "default", gateway: "example" },
      initial: new Map(),
      apply: () => assert.fail("it is given a configuration"),
      synchronized: () => assert.fail("it is given a configuration"),
      log: new ProductLog(
        { format: "text", write() {}, wallClock: Date.now },
        parseLevels("error"),
      ).logger("test"),
    });
    data.start();
    const refusal =
      /system:serviceaccount:default:other is not system:serviceaccount:default:example/;
    await waitFor("refusal", async () => refusal.test(await readFile(log, "utf8")));
    data.close();
  } finally {
    await endProcess(child);
  }
});

async function rewriteHost(client: KubeClient, hostname: string): Promise<void> {
  const { body } = await client.expect("GET", ROUTE);
  const [rule] = Object(Object(body).spec).rules;
  const filters = [{ type: "URLRewrite", urlRewrite: { hostname } }];
  await client.expect("PATCH", ROUTE, {
    type: "application/merge-patch+json",
    text: JSON.stringify({ spec: { rules: [{ ...rule, filters }] } }),
  });
}

async function hostOf({ url }: ExampleGateway): Promise<unknown> {
  return Object(Object(await (await fetch(url)).json()).headers).host;
}
