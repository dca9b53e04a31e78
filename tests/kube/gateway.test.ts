import assert from "node:assert/strict";
import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { KubeClient } from "../../tools/kube/client.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import { startController } from "../../tools/kube/controller.ts";
import { CONTROLLER_NAMESPACE } from "../../tools/kube/controller-access.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { dataPlaneAccess, startDataPlane, startExampleGateway } from "../../tools/kube/gateway.ts";
import type { ExampleGateway } from "../../tools/kube/gateway.ts";
import { endProcess } from "../../tools/kube/processes.ts";

const ROUTE = "/apis/gateway.networking.k8s.io/v1/namespaces/default/httproutes/example";
const POLICIES = "/apis/edgegateway.dev/v1alpha1/namespaces/default/edgepolicies";
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

test("the controller fetches a key set once and keeps it in a ConfigMap, from which another one starts", async () => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  const issuer = await TokenIssuer.start();
  await using _ = { [Symbol.asyncDispose]: () => issuer.close() };
  const first = await startController(cluster, false);
  await using __ = { [Symbol.asyncDispose]: () => endProcess(first.child) };
  await using example = await startExampleGateway(client, first.xds);
  await client.expect("POST", POLICIES, policyFor(issuer.issuer));
  await waitFor("kept key set", async () => (await keptKeySets(client)).length === 1);
  await waitFor("received key set", () => example.gateway.output.includes("key set fetched"));
  assert.equal((await fetch(example.url)).status, 401);
  assert.equal(await statusWith(example.url, await issuer.sign({})), 200);
  assert.equal(issuer.fetches, 1);
  await endProcess(first.child);
  issuer.available = false;
  await example.gateway[Symbol.asyncDispose]();
  const second = await startController(cluster, false);
  await using ___ = { [Symbol.asyncDispose]: () => endProcess(second.child) };
  const own = { namespace: "default", name: "example" };
  await using again = await startDataPlane(client, second.xds, own);
  assert.equal(await statusWith(example.url, await issuer.sign({})), 200);
  assert.ok(!again.hasEnded);
  await client.expect("DELETE", `${POLICIES}/tokens`);
  await waitFor("deleted key set", async () => (await keptKeySets(client)).length === 0);
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
      /the token belongs to system:serviceaccount:default:other, not to system:serviceaccount:default:example/;
    await waitFor("refusal", async () => refusal.test(await readFile(log, "utf8")));
    data.close();
  } finally {
    await endProcess(child);
  }
});

function policyFor(issuer: string): object {
  const jwks = { remote: { url: `${issuer}/jwks` } };
  return {
    apiVersion: "edgegateway.dev/v1alpha1",
    kind: "EdgePolicy",
    metadata: { name: "tokens" },
    spec: {
      targetRefs: [{ group: "gateway.networking.k8s.io", kind: "Gateway", name: "example" }],
      traffic: { jwtAuthentication: { providers: [{ issuer, jwks }] } },
    },
  };
}

async function keptKeySets(client: KubeClient): Promise<readonly unknown[]> {
  const label = encodeURIComponent("edgegateway.dev/key-set");
  const path = `/api/v1/namespaces/${CONTROLLER_NAMESPACE}/configmaps?labelSelector=${label}`;
  return Object((await client.expect("GET", path)).body).items;
}

async function statusWith(url: string, token: string): Promise<number> {
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
}

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
