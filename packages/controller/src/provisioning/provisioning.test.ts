import assert from "node:assert/strict";
import { test } from "node:test";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gateway, objectOf } from "../testing/example-objects.ts";
import { MADE_KINDS, SIMULATED_KINDS, startController } from "../testing/simulated-cluster.ts";

const OWN = "edgegateway.dev/v1alpha1";
const ENVIRONMENT = { EDGE_PROVISIONING: "true", EDGE_XDS_MODE: "plaintext" };
const CLASS_PARAMETERS = JSON.stringify({
  "edge-gateway": { name: "class", namespace: "default" },
});

function simulatedApi(...objects: readonly KubeObject[]): SimulatedApi {
  const api = new SimulatedApi([...SIMULATED_KINDS, ...MADE_KINDS]);
  for (const object of objects) api.apply(object);
  return api;
}

/** A gateway with its own parameters. */
function gatewayWith(infrastructure: object, name = "web"): KubeObject {
  const object = gateway(name, 8080);
  const spec = isJson(object["spec"]) ? object["spec"] : {};
  return {
    ...object,
    metadata: { ...object.metadata, uid: `uid-${name}` },
    spec: { ...spec, infrastructure },
  };
}

const OWN_PARAMETERS = {
  parametersRef: { group: "edgegateway.dev", kind: "EdgeParameters", name: "own" },
};

function parameters(name: string, spec: object): KubeObject {
  return objectOf(OWN, "EdgeParameters", name, { spec });
}

async function made(api: SimulatedApi, kind: string, key = "default/web"): Promise<KubeObject> {
  await waitFor(`${kind} ${key}`, () => api.get(kind, key) !== undefined);
  const object = api.get(kind, key);
  assert.ok(object !== undefined);
  return object;
}

/** Reads a value of an object by a path of names; a list item is found by its `name`. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((current, name) => {
    if (Array.isArray(current)) return current.find((item) => Object(item).name === name);
    return Object(current)[name];
  }, value);
}

const POD = ["spec", "template", "spec"];
const CONTAINER = [...POD, "containers", "gateway"];

function messageOf(api: SimulatedApi, type: string): string {
  const conditions = at(api.get("Gateway", "default/web"), "status", "conditions");
  const list: readonly unknown[] = Array.isArray(conditions) ? conditions : [];
  const found = list.find((condition) => at(condition, "type") === type);
  return `${String(at(found, "status"))} ${String(at(found, "reason"))}: ${String(at(found, "message"))}`;
}

test("a gateway gets a Deployment, a Service, a ServiceAccount, a ConfigMap and a session key", async () => {
  const infrastructure = { labels: { team: "edge" }, annotations: { note: "mine" } };
  const api = simulatedApi(gatewayWith(infrastructure));
  await using _ = startController(api, undefined, ENVIRONMENT);
  const deployment = await made(api, "Deployment");
  const labels = {
    "app.kubernetes.io/name": "web",
    "app.kubernetes.io/instance": "web",
    "gateway.networking.k8s.io/gateway-name": "web",
  };
  assert.deepEqual(at(deployment, "spec", "selector"), { matchLabels: labels });
  const podLabels = at(deployment, "spec", "template", "metadata", "labels");
  for (const [name, value] of Object.entries({
    ...labels,
    "gateway.networking.k8s.io/gateway-class-name": "edge-gateway",
    team: "edge",
  }))
    assert.equal(at(podLabels, name), value);
  assert.deepEqual(at(deployment, "metadata", "ownerReferences"), [
    {
      apiVersion: "gateway.networking.k8s.io/v1",
      kind: "Gateway",
      name: "web",
      uid: "uid-web",
      controller: true,
    },
  ]);
  assert.equal(at(deployment, ...POD, "serviceAccountName"), "web");
  assert.equal(at(deployment, ...POD, "terminationGracePeriodSeconds"), 60);
  const address = "http://edge-gateway.edge-gateway-system.svc.cluster.local:9978";
  assert.equal(at(deployment, ...CONTAINER, "env", "XDS_ADDRESS", "value"), address);
  assert.equal(at(deployment, ...CONTAINER, "env", "GATEWAY", "value"), "web");
  assert.match(String(at(deployment, ...CONTAINER, "image")), /^agentgateway:/);
  const service = await made(api, "Service");
  assert.equal(at(service, "metadata", "annotations", "note"), "mine");
  assert.equal(at(service, "spec", "type"), "LoadBalancer");
  assert.deepEqual(at(service, "spec", "ports"), [
    { name: "listener-8080", port: 8080, protocol: "TCP", targetPort: 8080 },
  ]);
  assert.equal(at(await made(api, "ServiceAccount"), "automountServiceAccountToken"), false);
  assert.ok(await made(api, "ConfigMap"));
  const secret = await made(api, "Secret", "default/web-session-key");
  assert.match(String(at(secret, "stringData", "key")), /^[0-9a-f]{64}$/);
  for (const kind of ["DaemonSet", "PodDisruptionBudget", "HorizontalPodAutoscaler"])
    assert.deepEqual(api.all(kind), []);
});

test("a listener of UDP has a port of UDP, beside one of TCP with the same number", async () => {
  const { spec, ...rest } = gateway("web");
  const listeners = [
    { name: "names-udp", port: 53, protocol: "UDP" },
    { name: "names-tcp", port: 53, protocol: "TCP" },
    { name: "logs", port: 514, protocol: "UDP" },
  ];
  const object = { ...rest, metadata: { ...rest.metadata, uid: "uid-web" } };
  const api = simulatedApi({ ...object, spec: { ...Object(spec), listeners } });
  await using _ = startController(api, undefined, ENVIRONMENT);
  const ports = at(await made(api, "Service"), "spec", "ports");
  assert.ok(Array.isArray(ports));
  assert.deepEqual(
    ports.toSorted((left, right) => (left.name < right.name ? -1 : 1)),
    [
      { name: "listener-53", port: 53, protocol: "TCP", targetPort: 53 },
      { name: "udp-514", port: 514, protocol: "UDP", targetPort: 514 },
      { name: "udp-53", port: 53, protocol: "UDP", targetPort: 53 },
    ],
  );
});

for (const [name, addresses, expected] of [
  ["no address", undefined, { type: "LoadBalancer" }],
  ["one", [{ value: "192.0.2.1" }], { type: "LoadBalancer", loadBalancerIP: "192.0.2.1" }],
  ["two", [{ value: "192.0.2.1" }, { value: "192.0.2.2" }], { type: "LoadBalancer" }],
  ["any inside the cluster", [{ routability: "Cluster" }], { type: "ClusterIP" }],
  [
    "one inside the cluster",
    [{ value: "10.96.0.9", routability: "Cluster" }],
    { type: "ClusterIP", clusterIP: "10.96.0.9" },
  ],
  [
    "one on each side",
    [{ value: "192.0.2.1" }, { value: "10.96.0.9", routability: "Cluster" }],
    { type: "LoadBalancer", loadBalancerIP: "192.0.2.1", clusterIP: "10.96.0.9" },
  ],
] as const)
  test(`the Service of a gateway that asks for ${name}`, async () => {
    const { spec, ...rest } = gateway("web");
    const object = { ...rest, metadata: { ...rest.metadata, uid: "uid-web" } };
    const asking = addresses === undefined ? {} : { addresses };
    const api = simulatedApi({ ...object, spec: { ...Object(spec), ...asking } });
    await using _ = startController(api, undefined, ENVIRONMENT);
    const {
      selector: _selector,
      ports: _ports,
      ...own
    } = Object(at(await made(api, "Service"), "spec"));
    assert.deepEqual(own, expected);
  });

test("every variable of a pod is a setting of the gateway or has another known reader", async () => {
  const spec = { istio: { trustDomain: "a", network: "b" }, spiffe: {} };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", spec));
  await using running = startController(api, undefined, { EDGE_PROVISIONING: "true" });
  running.controller.setAuthorities("PEM");
  const env = at(await made(api, "Deployment"), ...CONTAINER, "env");
  assert.ok(Array.isArray(env));
  const known = new Set<unknown>(SETTING_VARIABLES.StandaloneConfig.map(({ name }) => name));
  assert.deepEqual(
    env.map(({ name }) => name).filter((name) => !known.has(name)),
    // The last one is for the mesh, which this build does not support as a whole.
    ["NODE_NAME", "INSTANCE_IP", "SERVICE_ACCOUNT", "NETWORK"],
  );
});

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
      rawConfig: { config: { workerThreads: 2, logging: { level: "warn", format: "json" } } },
      deployment: { metadata: { labels: { of: "class" } }, spec: { replicas: 2, paused: true } },
    }),
    parameters("own", {
      image: { tag: "2", digest: "sha256:ab", pullPolicy: "Always" },
      env: [{ name: "B", value: "own" }],
      resources: { limits: { memory: "2Gi" } },
      shutdown: { min: 1, max: 9 },
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
  assert.equal(at(found, ...POD, "containers", "side", "image"), "side:1");
  assert.equal(at(await made(api, "Service"), "spec", "type"), "ClusterIP");
  const budget = await made(api, "PodDisruptionBudget");
  assert.equal(at(budget, "spec", "minAvailable"), 1);
  const text = String(at(await made(api, "ConfigMap"), "data", "config.yaml"));
  assert.deepEqual(JSON.parse(text), {
    config: {
      workerThreads: 2,
      logging: { level: "debug", format: "json" },
      modelCatalog: [{ file: "/etc/edge-gateway/model-catalog/0/catalog.json" }],
    },
  });
});

test("the image is that of the settings where the parameters say nothing", async () => {
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

test("objects that are no longer needed are deleted, and the session key stays", async () => {
  const overlay = { horizontalPodAutoscaler: { spec: { maxReplicas: 3 } } };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", overlay));
  await using _ = startController(api, undefined, ENVIRONMENT);
  await made(api, "HorizontalPodAutoscaler");
  const key = await made(api, "Secret", "default/web-session-key");
  api.apply(parameters("own", { workload: { kind: "DaemonSet" } }));
  await made(api, "DaemonSet");
  await waitFor("pruned", () => api.all("HorizontalPodAutoscaler").length === 0);
  await waitFor("pruned", () => api.all("Deployment").length === 0);
  assert.deepEqual(await made(api, "Secret", "default/web-session-key"), key);
});

test("a session key of the parameters takes the place of that of the controller", async () => {
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

test("objects of others are never changed", async () => {
  const api = simulatedApi(
    gatewayWith({}),
    objectOf("v1", "Service", "web", { spec: { ports: [{ port: 1 }] } }),
  );
  await using _ = startController(api, undefined, ENVIRONMENT);
  const expected = /Service default\/web exists and was not made for this gateway/;
  await waitFor("condition", () => expected.test(messageOf(api, "Programmed")));
  assert.deepEqual(at(await made(api, "Service"), "spec"), { ports: [{ port: 1 }] });
});

test("the gateway reports a namespace in which the controller may not write", async () => {
  const api = simulatedApi(gatewayWith({}));
  const namespaces = { EDGE_GATEWAY_NAMESPACES: '["elsewhere"]' };
  await using _ = startController(api, undefined, { ...ENVIRONMENT, ...namespaces });
  const expected = /^False Invalid: .*rbac\.gatewayNamespaces/;
  await waitFor("condition", () => expected.test(messageOf(api, "Programmed")));
  assert.match(messageOf(api, "Accepted"), /^True/);
  assert.deepEqual(api.all("Deployment"), []);
});

test("with TLS the pods trust the controller's authorities, and wait until these exist", async () => {
  const api = simulatedApi(gatewayWith({}));
  await using running = startController(api, undefined, { EDGE_PROVISIONING: "true" });
  await waitFor("translation", () => running.controller.pending.length === 0);
  assert.deepEqual(api.all("Deployment"), []);
  running.controller.setAuthorities("PEM");
  const deployment = await made(api, "Deployment");
  assert.match(String(at(deployment, ...CONTAINER, "env", "XDS_ADDRESS", "value")), /^https:/);
  assert.equal(at(await made(api, "ConfigMap", "default/web-xds-ca"), "data", "ca.crt"), "PEM");
});

test("a failed write is repeated, and nothing is written twice", async () => {
  const api = simulatedApi(gatewayWith({}));
  let failures = 2;
  api.failure = (method, path) => {
    if (method !== "PATCH" || !path.includes("/deployments/") || failures === 0) return undefined;
    failures -= 1;
    return new Error("out of reach");
  };
  await using _ = startController(api, undefined, ENVIRONMENT);
  await made(api, "Deployment");
  await waitFor("condition", () => messageOf(api, "Programmed").startsWith("True"));
  const writes = () => api.requests.filter((request) => /PATCH .*\/deployments\//.test(request));
  const { length } = writes();
  api.apply(gatewayWith({}, "other"));
  await made(api, "Deployment", "default/other");
  assert.equal(writes().filter((request) => request.includes("/web")).length, length);
});

test("long names are cut to the maximum length of labels and Service names", async () => {
  const name = "a".repeat(70);
  const api = simulatedApi(gatewayWith({}, name));
  await using _ = startController(api, undefined, ENVIRONMENT);
  await waitFor("Deployment", () => api.all("Deployment").length === 1);
  const [deployment] = api.all("Deployment");
  assert.match(deployment?.metadata.name ?? "", /^a{50}-[0-9a-f]{12}$/);
});
