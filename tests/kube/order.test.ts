import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { KubeClient } from "../../tools/kube/client.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import { startController } from "../../tools/kube/controller.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { endProcess } from "../../tools/kube/processes.ts";

const GATEWAY_API = "gateway.networking.k8s.io";
const OWN = "edgegateway.dev";
/** A lease that nobody releases expires by itself, even on a busy machine. */
const PATIENCE = 120_000;

/** The applied object, and the path of its list after the namespace. */
const OBJECTS: readonly (readonly [group: string, plural: string, object: object])[] = [
  [
    `apis/${GATEWAY_API}/v1`,
    "gateways",
    {
      kind: "Gateway",
      metadata: { name: "web" },
      spec: {
        gatewayClassName: "edge-gateway",
        listeners: [{ name: "http", port: 80, protocol: "HTTP" }],
      },
    },
  ],
  [
    "api/v1",
    "services",
    { kind: "Service", metadata: { name: "app" }, spec: { ports: [{ port: 80 }] } },
  ],
  [`apis/${GATEWAY_API}/v1`, "httproutes", routeTo("works", { name: "app", port: 80 })],
  [`apis/${GATEWAY_API}/v1`, "httproutes", routeTo("broken", { name: "missing", port: 80 })],
  [
    `apis/${GATEWAY_API}/v1`,
    "httproutes",
    routeTo("own", { group: OWN, kind: "EdgeBackend", name: "static" }),
  ],
  [
    `apis/${OWN}/v1alpha1`,
    "edgebackends",
    {
      kind: "EdgeBackend",
      metadata: { name: "static" },
      spec: { static: { host: "a.example", port: 80 } },
    },
  ],
  [
    `apis/${OWN}/v1alpha1`,
    "edgepolicies",
    {
      kind: "EdgePolicy",
      metadata: { name: "slow" },
      spec: {
        targetRefs: [{ group: GATEWAY_API, kind: "HTTPRoute", name: "works" }],
        traffic: { timeouts: { request: "5s" } },
      },
    },
  ],
];

/**
 * A route with a path of its own: of routes that match the same requests, the one with the oldest
 * creation time gets them, so the statuses would depend on the order.
 */
function routeTo(name: string, backend: object): object {
  const rule = { matches: [{ path: { value: `/${name}` } }], backendRefs: [backend] };
  return {
    kind: "HTTPRoute",
    metadata: { name },
    spec: { parentRefs: [{ name: "web" }], rules: [rule] },
  };
}

async function apply(
  client: KubeClient,
  namespace: string,
  [group, plural, object]: (typeof OBJECTS)[number],
): Promise<void> {
  const apiVersion = group.replace(/^apis?\//, "");
  await client.expect("POST", `/${group}/namespaces/${namespace}/${plural}`, {
    apiVersion,
    ...object,
  });
}

/** The statuses of a namespace, without its name, times, and versions. */
async function statusesIn(client: KubeClient, namespace: string): Promise<readonly unknown[]> {
  const paths = OBJECTS.filter(([, plural]) => plural !== "services").map(
    ([group, plural, object]) =>
      `/${group}/namespaces/${namespace}/${plural}/${String(Object(object).metadata.name)}`,
  );
  const found = await Promise.all(paths.map((path) => client.expect("GET", path)));
  return found.map(({ body }): unknown => {
    const text = JSON.stringify(Object(body).status ?? null, (name, value: unknown) =>
      name === "lastTransitionTime" ? undefined : value,
    );
    return JSON.parse(text.replaceAll(namespace, "NAMESPACE"));
  });
}

test("objects applied in another order, with a controller that is killed between, get the same statuses", async () => {
  await using cluster = await startCluster();
  const { client } = cluster;
  await Promise.all([
    applyDefinitions(client),
    applyGatewayApi(client, { channel: "experimental" }),
  ]);
  for (const name of ["in-order", "reversed"])
    await client.expect("POST", "/api/v1/namespaces", { metadata: { name } });
  const first = await startController(cluster, false);
  for (const object of OBJECTS) await apply(client, "in-order", object);
  const isAccepted = async (): Promise<boolean> =>
    JSON.stringify(await statusesIn(client, "in-order")).match(/"Attached","status":"True"/) !==
    null;
  await waitFor("statuses", isAccepted, PATIENCE);
  const reversed = OBJECTS.toReversed();
  for (const object of reversed.slice(0, 3)) await apply(client, "reversed", object);
  const gone = once(first.child, "exit");
  first.child.kill("SIGKILL");
  await gone;
  for (const object of reversed.slice(3)) await apply(client, "reversed", object);
  const second = await startController(cluster, false);
  try {
    const isSame = async (): Promise<boolean> =>
      isDeepStrictEqual(await statusesIn(client, "reversed"), await statusesIn(client, "in-order"));
    await waitFor("the same statuses", isSame, PATIENCE).catch(async () =>
      assert.deepEqual(await statusesIn(client, "reversed"), await statusesIn(client, "in-order")),
    );
  } finally {
    await endProcess(second.child);
  }
});
