import assert from "node:assert/strict";
import { test } from "node:test";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import { ApiError } from "@edge-gateway/kube/api-error";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { gateway, objectOf } from "../testing/example-objects.ts";
import { startController } from "../testing/simulated-cluster.ts";
import {
  at,
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
  assert.equal(at(deployment, ...POD, "terminationGracePeriodSeconds"), 65);
  assert.equal(
    at(deployment, ...POD, "securityContext", "seccompProfile", "type"),
    "RuntimeDefault",
  );
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

test("a UDP listener gets a UDP port, beside a TCP port with the same number", async () => {
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
  ["any address inside the cluster", [{ routability: "Cluster" }], { type: "ClusterIP" }],
  [
    "one address inside the cluster",
    [{ value: "10.96.0.9", routability: "Cluster" }],
    { type: "ClusterIP", clusterIP: "10.96.0.9" },
  ],
  [
    "one address inside and one outside the cluster",
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
    // The last environment variable is for the mesh, which this build does not fully support.
    ["NODE_NAME", "INSTANCE_IP", "SERVICE_ACCOUNT", "NETWORK"],
  );
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

test("a gateway that gets a class of another controller loses its data planes, and with an unknown class keeps them", async () => {
  const foreign = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "foreign", {
    spec: { controllerName: "other.example/controller" },
  });
  const web = gatewayWith({});
  const api = simulatedApi(web, gatewayWith({}, "kept"));
  await using running = startController(api, undefined, ENVIRONMENT);
  for (const key of ["default/web", "default/kept"]) await made(api, "Deployment", key);
  for (const kind of ["Service", "ServiceAccount", "ConfigMap"]) await made(api, kind);
  const withClass = (gatewayClassName: string) =>
    api.apply({ ...web, spec: { ...Object(web["spec"]), gatewayClassName } });
  withClass("foreign");
  const isServed = () => running.published.has("default/web");
  await waitFor("no configuration", () => !isServed());
  assert.ok(api.get("Deployment", "default/web"));
  api.apply(foreign);
  const left = () =>
    ["Service", "ServiceAccount", "ConfigMap", "Secret", "Deployment"]
      .flatMap((kind) => api.all(kind))
      .map(({ metadata }) => metadata.name)
      .filter((name) => name.startsWith("web"));
  await waitFor("nothing left", () => left().length === 0);
  assert.ok(api.get("Deployment", "default/kept"));
  withClass("edge-gateway");
  await made(api, "Deployment");
});

test("the status of a gateway reports objects that the API server refuses because of the gateway's parameters", async () => {
  const overlay = { deployment: { spec: { replicas: "three" } } };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", overlay));
  for (const [status, message] of [
    [500, "failed to create typed patch object (default/web; apps/v1): .spec.replicas: expected"],
    [422, "Deployment web is invalid: spec.replicas"],
  ] as const) {
    api.failure = (method, path) =>
      method === "PATCH" && path.includes("/deployments/")
        ? new ApiError("PATCH", status, { message })
        : undefined;
    await using _ = startController(api, undefined, ENVIRONMENT);
    const expected = `False InvalidParameters: the API server refuses Deployment default/web: ${message}`;
    await waitFor("condition", () => messageOf(api, "Accepted") === expected);
    assert.match(messageOf(api, "Programmed"), /^False Invalid: the API server refuses/);
    api.failure = () => undefined;
    await waitFor("condition", () => messageOf(api, "Accepted").startsWith("True"));
    api.remove("Deployment", "default/web");
  }
});

test("the gateway reports an error in rawConfig, because no data plane would start with it", async () => {
  const rawConfig = { config: { logging: { level: "warn" }, misspelt: 1 } };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", { rawConfig }));
  await using _ = startController(api, undefined, ENVIRONMENT);
  const expected =
    /^False InvalidParameters: EdgeParameters default\/own spec\.rawConfig\.config\.misspelt: /;
  await waitFor("condition", () => expected.test(messageOf(api, "Accepted")));
  assert.deepEqual(api.all("ConfigMap"), []);
  api.apply(parameters("own", { rawConfig: { config: { logging: { level: "warn" } } } }));
  await made(api, "Deployment");
});

test("a pod in the network of its node does not change the settings of the node", async () => {
  const host = { spec: { template: { spec: { hostNetwork: true } } } };
  const spec = { workload: { kind: "DaemonSet" }, daemonSet: host };
  const api = simulatedApi(gatewayWith(OWN_PARAMETERS), parameters("own", spec));
  await using _ = startController(api, undefined, ENVIRONMENT);
  const pod = at(await made(api, "DaemonSet"), ...POD);
  assert.equal(at(pod, "hostNetwork"), true);
  assert.deepEqual(at(pod, "securityContext", "sysctls"), []);
  assert.equal(at(pod, "securityContext", "runAsNonRoot"), true);
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
