import assert from "node:assert/strict";
import { test } from "node:test";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  at,
  CLASS_PARAMETERS,
  CONTAINER,
  ENVIRONMENT,
  gatewayWith,
  made,
  messageOf,
  OWN_PARAMETERS,
  parameters,
  POD,
  simulatedApi,
} from "./provisioned-gateway.suite.ts";
import { startController } from "../testing/simulated-cluster.ts";

test("parameters of the gateway override those of the class, and overlays come last", async () => {
  const api = simulatedApi(
    gatewayWith(OWN_PARAMETERS),
    parameters("class", {
      image: { registry: "class.example", tag: "1" },
      env: [
        { name: "A", value: "class" },
        { name: "B", value: "class" },
      ],
      resources: { limits: { memory: "1Gi", cpu: "1" } },
      logging: { level: "debug" },
      xds: { cacheWait: "2s", maxCacheAge: "1h" },
      rawConfig: { config: { workerThreads: 2, logging: { level: "warn", format: "json" } } },
      deployment: { metadata: { labels: { of: "class" } }, spec: { replicas: 2, paused: true } },
    }),
    parameters("own", {
      image: { tag: "2", digest: "sha256:ab", pullPolicy: "Always" },
      env: [{ name: "B", value: "own" }],
      resources: { limits: { memory: "2Gi" } },
      shutdown: { min: 1, max: 9 },
      xds: { cacheWait: "5s" },
      modelCatalog: { sources: [{ configMap: { name: "models" } }] },
      deployment: {
        spec: {
          replicas: 3,
          template: {
            spec: {
              containers: [
                { name: "gateway", env: [{ name: "A", $patch: "delete" }] },
                { name: "side", image: "side:1" },
              ],
            },
          },
        },
      },
      service: { spec: { type: "ClusterIP" } },
      podDisruptionBudget: { spec: { minAvailable: 1 } },
    }),
  );
  await using _ = startController(api, undefined, {
    ...ENVIRONMENT,
    EDGE_GATEWAY_CLASS_PARAMETERS_REFS: CLASS_PARAMETERS,
    EDGE_PROXY_IMAGE_REGISTRY: "registry.example",
  });
  const deployment = await made(api, "Deployment");
  await waitFor("class", () => at(api.get("Deployment", "default/web"), "spec", "paused") === true);
  const found = api.get("Deployment", "default/web");
  assert.ok(deployment);
  assert.equal(at(found, "metadata", "labels", "of"), "class");
  assert.equal(at(found, "spec", "replicas"), 3);
  assert.equal(at(found, ...CONTAINER, "image"), "class.example/agentgateway:2@sha256:ab");
  assert.equal(at(found, ...CONTAINER, "imagePullPolicy"), "Always");
  assert.equal(at(found, ...CONTAINER, "env", "A"), undefined);
  assert.equal(at(found, ...CONTAINER, "env", "B", "value"), "own");
  assert.deepEqual(at(found, ...CONTAINER, "resources"), {
    limits: { memory: "2Gi", cpu: "1" },
    requests: { cpu: "100m", memory: "128Mi" },
  });
  const grace = at(found, ...CONTAINER, "env", "CONNECTION_TERMINATION_DEADLINE", "value");
  assert.equal(grace, "9s");
  assert.equal(at(found, ...POD, "terminationGracePeriodSeconds"), 14);
  assert.equal(at(found, ...POD, "containers", "side", "image"), "side:1");
  assert.equal(at(await made(api, "Service"), "spec", "type"), "ClusterIP");
  const budget = await made(api, "PodDisruptionBudget");
  assert.equal(at(budget, "spec", "minAvailable"), 1);
  const text = String(at(await made(api, "ConfigMap"), "data", "config.yaml"));
  assert.deepEqual(JSON.parse(text), {
    config: {
      workerThreads: 2,
      logging: { level: "debug", format: "json" },
      xds: { cacheWait: "5s", maxCacheAge: "1h" },
      modelCatalog: [{ file: "/etc/edge-gateway/model-catalog/0/catalog.json" }],
    },
  });
});

test("an overlay does not change the labels by which the controller finds its objects", async () => {
  const labels = {
    "app.kubernetes.io/managed-by": "someone",
    "gateway.networking.k8s.io/gateway-name": "other",
    team: "edge",
  };
  const overlay = { deployment: { metadata: { labels } }, service: { metadata: { labels } } };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", overlay));
  await using _ = startController(api, undefined, ENVIRONMENT);
  for (const kind of ["Deployment", "Service"]) {
    const own = at(await made(api, kind), "metadata", "labels");
    assert.equal(at(own, "app.kubernetes.io/managed-by"), "edge-gateway");
    assert.equal(at(own, "gateway.networking.k8s.io/gateway-name"), "web");
    assert.equal(at(own, "team"), "edge");
  }
  const programmed = () => messageOf(api, "Programmed");
  await waitFor("the Deployment is seen", () => programmed().startsWith("True"));
});

test("without an image in the parameters, the image of the settings is used", async () => {
  const image = { repository: "team/own", digest: "sha256:ab" };
  const api = simulatedApi(
    gatewayWith({}),
    gatewayWith(OWN_PARAMETERS, "other"),
    parameters("own", { image }),
  );
  await using _ = startController(api, undefined, {
    ...ENVIRONMENT,
    EDGE_PROXY_IMAGE_REGISTRY: "registry.example:5000",
    EDGE_PROXY_IMAGE_TAG: "7",
    EDGE_PROXY_IMAGE_PULL_POLICY: "Never",
  });
  const first = at(await made(api, "Deployment"), ...CONTAINER);
  assert.equal(at(first, "image"), "registry.example:5000/agentgateway:7");
  assert.equal(at(first, "imagePullPolicy"), "Never");
  const other = at(await made(api, "Deployment", "default/other"), ...CONTAINER);
  assert.equal(at(other, "image"), "registry.example:5000/team/own:7@sha256:ab");
});

test("a limit below a default request lowers the request, as no request may be above its limit", async () => {
  const resources = { limits: { cpu: "50m", memory: "1Gi" } };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", { resources }));
  await using _ = startController(api, undefined, ENVIRONMENT);
  assert.deepEqual(at(await made(api, "Deployment"), ...CONTAINER, "resources"), {
    ...resources,
    requests: { cpu: "50m", memory: "128Mi" },
  });
});

test("a gateway whose name no Service can have gets its objects under another name", async () => {
  const api = simulatedApi(gatewayWith({}, "web.example"));
  await using _ = startController(api, undefined, ENVIRONMENT);
  const name = dataPlaneAccount("web.example");
  const deployment = await made(api, "Deployment", `default/${name}`);
  assert.equal(at(deployment, ...CONTAINER, "env", "GATEWAY", "value"), "web.example");
  assert.equal(at(deployment, ...POD, "serviceAccountName"), name);
  await made(api, "Service", `default/${name}`);
});

test("probes and the port of metrics follow the addresses in rawConfig", async () => {
  const config = { readinessAddr: "0.0.0.0:9000", statsAddr: "off" };
  const env = [{ name: "READINESS_ADDR", value: "localhost:9000" }];
  const api = simulatedApi(
    gatewayWith(OWN_PARAMETERS),
    parameters("own", { rawConfig: { config } }),
    gatewayWith({}, "other"),
    gatewayWith({ parametersRef: { ...OWN_PARAMETERS.parametersRef, name: "inside" } }, "inside"),
    parameters("inside", { env }),
  );
  await using _ = startController(api, undefined, ENVIRONMENT);
  const inside = await made(api, "Deployment", "default/inside");
  assert.equal(at(inside, ...CONTAINER, "readinessProbe"), undefined);
  const moved = await made(api, "Deployment");
  assert.equal(at(moved, ...CONTAINER, "readinessProbe", "httpGet", "port"), 9000);
  assert.equal(at(moved, ...CONTAINER, "ports"), undefined);
  const annotations = ["spec", "template", "metadata", "annotations"];
  assert.equal(at(moved, ...annotations, "prometheus.io/port"), undefined);
  const other = await made(api, "Deployment", "default/other");
  assert.equal(at(other, ...CONTAINER, "startupProbe", "httpGet", "port"), 15_021);
  assert.equal(at(other, ...annotations, "prometheus.io/port"), "15020");
});

test("a session key in the parameters replaces the key that the controller creates", async () => {
  const env = [{ name: "SESSION_KEY", value: "ab".repeat(32) }];
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", { env }));
  await using _ = startController(api, undefined, ENVIRONMENT);
  const deployment = await made(api, "Deployment");
  assert.deepEqual(at(deployment, ...CONTAINER, "env", "SESSION_KEY"), env[0]);
  assert.deepEqual(api.all("Secret"), []);
});

test("the mesh and the workload API configure the pods", async () => {
  const spec = {
    istio: { trustDomain: "example.org", additionalTrustDomains: ["a", "b"] },
    spiffe: { source: { hostPath: { path: "/run/spire" }, socketName: "agent.sock" } },
  };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", spec));
  await using _ = startController(api, undefined, { ...ENVIRONMENT, EDGE_ISTIO_NETWORK: "net" });
  const deployment = await made(api, "Deployment");
  const valueOf = (name: string) => at(deployment, ...CONTAINER, "env", name, "value");
  assert.equal(valueOf("CA_ADDRESS"), "https://istiod.istio-system.svc:15012");
  assert.equal(valueOf("TRUST_DOMAIN"), "example.org");
  assert.equal(valueOf("ADDITIONAL_TRUST_DOMAINS"), '["a","b"]');
  assert.equal(valueOf("CLUSTER_ID"), "Kubernetes");
  assert.equal(valueOf("NETWORK"), "net");
  assert.equal(valueOf("SPIFFE_ENDPOINT_SOCKET"), "unix:///spiffe-workload-api/agent.sock");
  const volume = at(deployment, ...POD, "volumes", "spiffe-workload-api");
  assert.equal(at(volume, "hostPath", "path"), "/run/spire");
  const labels = at(deployment, "spec", "template", "metadata", "labels");
  assert.equal(at(labels, "sidecar.istio.io/inject"), "false");
});

test("the gateway reports conflicting parameters", async () => {
  const api = simulatedApi(
    gatewayWith(OWN_PARAMETERS),
    parameters("class", { deployment: { spec: { replicas: 2 } } }),
    parameters("own", { workload: { kind: "DaemonSet" } }),
  );
  await using _ = startController(api, undefined, {
    ...ENVIRONMENT,
    EDGE_GATEWAY_CLASS_PARAMETERS_REFS: CLASS_PARAMETERS,
  });
  const expected = /^False InvalidParameters: .*conflict: deployment /;
  await waitFor("condition", () => expected.test(messageOf(api, "Accepted")));
  assert.match(messageOf(api, "Programmed"), /^False Invalid: /);
});

test("data planes stay as they are while the parameters of their gateway or of its class cannot be used", async () => {
  const broken = (): readonly KubeObject[] => [
    gatewayWith({ parametersRef: { ...OWN_PARAMETERS.parametersRef, name: "misspelt" } }),
    parameters("own", { rawConfig: { config: { statsAddr: "0.0.0.0:8080" } } }),
  ];
  const good = gatewayWith(OWN_PARAMETERS);
  const ofClass = parameters("class", { service: { spec: { type: "ClusterIP" } } });
  const own = parameters("own", { deployment: { spec: { replicas: 3 } } });
  const api = simulatedApi(good, ofClass, own);
  await using _ = startController(api, undefined, {
    ...ENVIRONMENT,
    EDGE_GATEWAY_CLASS_PARAMETERS_REFS: CLASS_PARAMETERS,
  });
  const isMade = () =>
    at(api.get("Service", "default/web"), "spec", "type") === "ClusterIP" &&
    at(api.get("Deployment", "default/web"), "spec", "replicas") === 3;
  await waitFor("the data planes", isMade);
  const deployed = api.get("Deployment", "default/web");
  const isRefused = () => messageOf(api, "Accepted").startsWith("False InvalidParameters: ");
  const check = async (): Promise<void> => {
    await waitFor("the condition", isRefused);
    assert.ok(isMade());
    assert.deepEqual(at(api.get("Deployment", "default/web"), "spec"), at(deployed, "spec"));
    for (const object of [good, ofClass, own]) api.apply(object);
    await waitFor("the corrected parameters", () => !isRefused());
  };
  for (const object of broken()) {
    api.apply(object);
    await check();
  }
  for (const name of ["class", "own"]) {
    api.remove("EdgeParameters", `default/${name}`);
    await check();
  }
});

test("the gateway reports an invalid overlay, and a corrected one is applied", async () => {
  const containers = [{ image: "without-name" }];
  const overlay = { deployment: { spec: { template: { spec: { containers } } } } };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", overlay));
  await using _ = startController(api, undefined, ENVIRONMENT);
  const expected = /^False InvalidParameters: an item of containers has no name/;
  await waitFor("condition", () => expected.test(messageOf(api, "Accepted")));
  assert.deepEqual(api.all("Deployment"), []);
  api.apply(parameters("own", {}));
  await made(api, "Deployment");
  await waitFor("condition", () => messageOf(api, "Accepted").startsWith("True"));
});

test("the layers of rawConfig are judged together: what one of them lacks, another may have", async () => {
  const redis = (fields: object) => ({
    rawConfig: { config: { responseCache: { redis: fields } } },
  });
  const api = simulatedApi(
    gatewayWith(OWN_PARAMETERS),
    parameters("class", redis({ host: "redis.example" })),
    parameters("own", redis({ username: "u" })),
  );
  await using _ = startController(api, undefined, {
    ...ENVIRONMENT,
    EDGE_GATEWAY_CLASS_PARAMETERS_REFS: CLASS_PARAMETERS,
  });
  const expected =
    /^False InvalidParameters: EdgeParameters default\/class and EdgeParameters default\/own spec\.rawConfig\.config\.responseCache\.redis: .*password/;
  await waitFor("condition", () => expected.test(messageOf(api, "Accepted")));
  assert.deepEqual(api.all("Deployment"), []);
  api.apply(parameters("own", redis({ username: "u", password: "p" })));
  await made(api, "Deployment");
});
