import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gateway } from "../testing/example-objects.ts";
import { MADE_KINDS, SIMULATED_KINDS, startController } from "../testing/simulated-cluster.ts";

const ENVIRONMENT = { EDGE_PROVISIONING: "true", EDGE_XDS_MODE: "plaintext" };
const KEY = "default/web";

function withGateway(): SimulatedApi {
  const api = new SimulatedApi([...SIMULATED_KINDS, ...MADE_KINDS]);
  const web = gateway("web", 8080);
  api.apply({ ...web, metadata: { ...web.metadata, uid: "uid-web" } });
  return api;
}

function programmed(api: SimulatedApi): string {
  const { status }: { status?: { conditions?: Record<string, unknown>[] } } = Object(
    api.get("Gateway", KEY),
  );
  const found = status?.conditions?.find(({ type }) => type === "Programmed");
  return `${String(found?.["status"])} ${String(found?.["reason"])}: ${String(found?.["message"])}`;
}

async function made(api: SimulatedApi): Promise<KubeObject> {
  await waitFor("condition", () => programmed(api).startsWith("True"));
  const deployment = api.get("Deployment", KEY);
  assert.ok(deployment);
  return deployment;
}

for (const kind of ["Deployment", "Service", "ServiceAccount", "ConfigMap"])
  test(`a deleted ${kind} is created again`, async () => {
    const api = withGateway();
    await using _ = startController(api, undefined, ENVIRONMENT);
    await made(api);
    api.remove(kind, KEY);
    await waitFor(kind, () => api.get(kind, KEY) !== undefined);
  });

test("a deleted session key is created again", async () => {
  const api = withGateway();
  await using _ = startController(api, undefined, ENVIRONMENT);
  await made(api);
  api.remove("Secret", `${KEY}-session-key`);
  await waitFor("key", () => api.get("Secret", `${KEY}-session-key`) !== undefined);
});

test("an edited object is restored, even without its labels, and then nothing more is written", async () => {
  const api = withGateway();
  await using _ = startController(api, undefined, ENVIRONMENT);
  const { status: _status, ...deployment } = await made(api);
  const { labels: _labels, ...metadata } = deployment.metadata;
  api.apply({ ...deployment, metadata, spec: { replicas: 0 } });
  await waitFor("spec", () => {
    const found: KubeObject | undefined = api.get("Deployment", KEY);
    return (
      found?.metadata.labels !== undefined && !Object.hasOwn(Object(found["spec"]), "replicas")
    );
  });
  const writes = () => api.requests.filter((request) => request.includes("/deployments/")).length;
  let before = -1;
  await waitFor("no more", () => before === (before = writes()));
  api.setStatus("Deployment", KEY, { observedGeneration: 1, readyReplicas: 1 });
  await waitFor("still programmed", () => programmed(api).startsWith("True"));
  assert.equal(writes(), before);
});

test("a gateway whose pods are not ready is not programmed, and its condition says why", async () => {
  const api = withGateway();
  await using _ = startController(api, undefined, ENVIRONMENT);
  await made(api);
  const condition = (pattern: RegExp) =>
    waitFor(String(pattern), () => pattern.test(programmed(api)));
  api.setStatus("Deployment", KEY, { observedGeneration: 1, readyReplicas: 1 });
  await condition(/^True/);
  api.setStatus("Deployment", KEY, { observedGeneration: 1, unavailableReplicas: 1 });
  await condition(/^False Pending: no pod of Deployment default\/web is ready \(1 wanted\)$/);
  const conditions = [
    { type: "ReplicaFailure", status: "True", reason: "FailedCreate", message: "exceeded quota" },
  ];
  api.setStatus("Deployment", KEY, { observedGeneration: 1, conditions });
  await condition(/^False NoResources: .*: exceeded quota$/);
  api.setStatus("Deployment", KEY, { observedGeneration: 1, readyReplicas: 2 });
  await condition(/^True Programmed/);
});
