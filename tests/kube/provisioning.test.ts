import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { freePort } from "@edge-gateway/testkit/free-port";
import { spawnNode } from "@edge-gateway/testkit/programs/spawn-node";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { CONTROLLER_NAMESPACE, controllerAccess } from "../../tools/kube/controller-access.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { endProcess } from "../../tools/kube/processes.ts";
import { get } from "../spec/values.ts";

const MAIN = fileURLToPath(new URL("../../packages/controller/src/main.ts", import.meta.url));
const ALLOWED = "allowed";
const GATEWAY_API = "/apis/gateway.networking.k8s.io/v1";

let cluster: Cluster;

before(async () => {
  cluster = await startCluster();
  await Promise.all([
    applyDefinitions(cluster.client),
    applyGatewayApi(cluster.client, { channel: "experimental" }),
  ]);
  const labels = { "pod-security.kubernetes.io/enforce": "restricted" };
  await cluster.client.expect("POST", "/api/v1/namespaces", {
    metadata: { name: ALLOWED, labels },
  });
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

/** A controller with the roles of the chart, which may create data planes in only one namespace. */
async function startController() {
  const rbac = { gatewayNamespaces: [ALLOWED] };
  const kubeconfig = await controllerAccess(cluster, { rbac });
  const child = spawnNode([MAIN], {
    environment: {
      KUBECONFIG: kubeconfig,
      POD_NAMESPACE: CONTROLLER_NAMESPACE,
      POD_NAME: "one",
      EDGE_HEALTH_ADDR: `127.0.0.1:${await freePort()}`,
      EDGE_METRICS_ADDR: `127.0.0.1:${await freePort()}`,
      EDGE_XDS_ADDR: `127.0.0.1:${await freePort()}`,
      EDGE_XDS_MODE: "plaintext",
      EDGE_GATEWAY_NAMESPACES: JSON.stringify(rbac.gatewayNamespaces),
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return { [Symbol.asyncDispose]: () => endProcess(child) };
}

async function createGateway(
  namespace: string,
  infrastructure: object,
  name = "web",
): Promise<void> {
  const listeners = [{ name: "http", port: 8080, protocol: "HTTP" }];
  const spec = { gatewayClassName: "edge-gateway", infrastructure, listeners };
  await cluster.client.expect("POST", `${GATEWAY_API}/namespaces/${namespace}/gateways`, {
    apiVersion: "gateway.networking.k8s.io/v1",
    kind: "Gateway",
    metadata: { name },
    spec,
  });
}

async function read(path: string): Promise<unknown> {
  const { status, body } = await cluster.client.request("GET", path);
  return status === 200 ? body : undefined;
}

test("the API server takes all that a gateway gets, under the roles of the chart", async () => {
  const list = `/apis/edgegateway.dev/v1alpha1/namespaces/${ALLOWED}/edgeparameters`;
  const parameters = {
    apiVersion: "edgegateway.dev/v1alpha1",
    kind: "EdgeParameters",
    metadata: { name: "own" },
    spec: {
      istio: {},
      spiffe: {},
      modelCatalog: { sources: [{ configMap: { name: "models" } }] },
      env: [{ name: "A", value: "a" }],
      deployment: { spec: { template: { spec: { containers: [{ name: "side", image: "a" }] } } } },
      service: { metadata: { annotations: { a: "b" } }, spec: { type: "ClusterIP" } },
      podDisruptionBudget: { spec: { minAvailable: 1 } },
      horizontalPodAutoscaler: { spec: { minReplicas: 2, maxReplicas: 3 } },
    },
  };
  await cluster.client.expect("POST", list, parameters);
  const parametersRef = { group: "edgegateway.dev", kind: "EdgeParameters", name: "own" };
  await using _ = await startController();
  await createGateway(ALLOWED, { parametersRef });
  await createGateway("default", {});
  await createGateway(ALLOWED, {}, "plain");
  await cluster.client.expect("POST", list, {
    ...parameters,
    metadata: { name: "misspelt" },
    spec: { deployment: { spec: { replica: 3 } } },
  });
  const misspelt = { parametersRef: { ...parametersRef, name: "misspelt" } };
  await createGateway(ALLOWED, misspelt, "refused");
  const deployment = `/apis/apps/v1/namespaces/${ALLOWED}/deployments/web`;
  const autoscaler = `/apis/autoscaling/v2/namespaces/${ALLOWED}/horizontalpodautoscalers/web`;
  await waitFor("autoscaler", () => read(autoscaler));
  const names = get(await read(deployment), ["spec", "template", "spec", "containers"]);
  assert.ok(Array.isArray(names));
  assert.deepEqual(new Set(names.map(({ name }) => name)), new Set(["gateway", "side"]));
  assert.ok(await read(`/api/v1/namespaces/${ALLOWED}/secrets/web-session-key`));
  await cluster.client.expect("PATCH", `${list}/own?fieldManager=test`, {
    type: "application/merge-patch+json",
    text: JSON.stringify({ spec: { horizontalPodAutoscaler: null } }),
  });
  await waitFor("pruned", async () => (await read(autoscaler)) === undefined);
  const gateways = `${GATEWAY_API}/namespaces/${ALLOWED}/gateways`;
  const said = await waitFor("refusal", async () => {
    const text = JSON.stringify(get(await read(`${gateways}/refused`), ["status", "conditions"]));
    return text?.includes("InvalidParameters") ? text : undefined;
  });
  assert.match(said, /refuses Deployment allowed\/refused: .*\.spec\.replica: field not declared/);
  const plain = `/apis/apps/v1/namespaces/${ALLOWED}/deployments/plain`;
  const template = Object(
    await waitFor("plain", async () => get(await read(plain), ["spec", "template"])),
  );
  // The Pod Security Standard of the namespace judges pods, not Deployments.
  await cluster.client.expect("POST", `/api/v1/namespaces/${ALLOWED}/pods?dryRun=All`, {
    ...template,
    metadata: { name: "plain", labels: template.metadata.labels },
  });
  const gateway = `${gateways}/web`;
  const address = await waitFor("address", async () =>
    get(await read(gateway), ["status", "addresses", "0", "value"]),
  );
  const service = await read(`/api/v1/namespaces/${ALLOWED}/services/web`);
  assert.equal(address, get(service, ["spec", "clusterIP"]));
  const refused = await waitFor("condition", async () => {
    const status = get(await read(`${GATEWAY_API}/namespaces/default/gateways/web`), ["status"]);
    const text = JSON.stringify(status);
    return text?.includes("rbac.gatewayNamespaces") ? text : undefined;
  });
  assert.match(refused, /may not create data planes in namespace default/);
  assert.equal(await read("/apis/apps/v1/namespaces/default/deployments/web"), undefined);
});
