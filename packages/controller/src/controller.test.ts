import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { isJson } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { conditionOf } from "./testing/condition-of.ts";
import { gateway, httpRoute, objectOf, service } from "./testing/example-objects.ts";
import { SIMULATED_KINDS, startController } from "./testing/simulated-cluster.ts";

test("the controller creates its class and writes the statuses of a gateway and its route", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  for (const object of [gateway("web"), service("app"), httpRoute("r", ["web"], "app")])
    api.apply(object);
  await using running = startController(api);
  await waitFor(
    "route",
    () => conditionOf(api, "HTTPRoute", "default/r", "Accepted")?.status === "True",
  );
  assert.equal(conditionOf(api, "Gateway", "default/web", "Programmed")?.status, "True");
  assert.deepEqual(running.controller.pending, []);
  const resources = running.published.get("default/web");
  assert.ok(resources?.has("route/default/r/0"), [...(resources?.keys() ?? [])].join());
});

test("a status is written once, and again after someone else changed it", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  api.apply(
    objectOf("edgegateway.dev/v1alpha1", "EdgeBackend", "b", {
      spec: { static: { host: "a.example", port: 80 } },
    }),
  );
  await using running = startController(api);
  const writes = () =>
    api.requests.filter(
      (request) => request.startsWith("PATCH") && request.includes("edgebackend"),
    );
  const isAccepted = () =>
    conditionOf(api, "EdgeBackend", "default/b", "Accepted")?.status === "True";
  await waitFor("status", isAccepted);
  const path = "/apis/edgegateway.dev/v1alpha1/namespaces/default/edgebackends/b/status";
  const value = { status: { conditions: [] } };
  await api.request("PATCH", path, { body: { type: "application/merge-patch+json", value } });
  await waitFor("status again", isAccepted);
  await waitFor("no more", () => (running.controller.measure(), writes().length === 3));
});

test("a replica that does not lead serves and writes nothing until it is elected", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const leadership = { isLeader: false };
  api.apply(
    objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
      spec: { controllerName: "edgegateway.dev/gateway-controller" },
    }),
  );
  api.apply(gateway("web"));
  await using running = startController(api, leadership);
  await waitFor("configuration", () => running.published.has("default/web"));
  assert.deepEqual(
    api.requests.filter((request) => request.startsWith("PATCH")),
    [],
  );
  leadership.isLeader = true;
  running.controller.elected();
  await waitFor(
    "status",
    () => conditionOf(api, "Gateway", "default/web", "Accepted")?.status === "True",
  );
});

test("a gateway behind node ports reports the addresses of the nodes, external ones first", async () => {
  const node = { kind: "Node", apiVersion: "v1", plural: "nodes", isNamespaced: false };
  const api = new SimulatedApi([...SIMULATED_KINDS, node]);
  const labels = { "gateway.networking.k8s.io/gateway-name": "web" };
  const spec = { type: "NodePort", clusterIPs: ["10.96.0.9"] };
  const own = objectOf("v1", "Service", "web", { spec });
  api.apply(gateway("web"));
  api.apply({ ...own, metadata: { ...own.metadata, labels } });
  for (const name of ["b", "a"]) api.apply({ apiVersion: "v1", kind: "Node", metadata: { name } });
  const address = (type: string, value: string) => ({ type, address: value });
  api.setStatus("Node", "a", {
    addresses: [address("InternalIP", "10.0.0.1"), address("Hostname", "a")],
  });
  api.setStatus("Node", "b", { addresses: [address("InternalIP", "10.0.0.2")] });
  await using _running = startController(api);
  const shown = () => {
    const status = api.get("Gateway", "default/web")?.["status"];
    const addresses =
      isJson(status) && Array.isArray(status["addresses"]) ? status["addresses"] : [];
    return addresses.map((entry: unknown) => isJson(entry) && entry["value"]).join();
  };
  await waitFor("internal addresses", () => shown() === "10.0.0.1,10.0.0.2");
  api.setStatus("Node", "b", { addresses: [address("ExternalIP", "192.0.2.7")] });
  await waitFor("external addresses", () => shown() === "192.0.2.7");
});

test("a failed write is counted and repeated, and does not delay others", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  for (const name of ["a", "b"])
    api.apply(
      objectOf("edgegateway.dev/v1alpha1", "EdgeBackend", name, {
        spec: { static: { host: "a.example", port: 80 } },
      }),
    );
  let failures = 0;
  api.failure = (method, path) => {
    if (method !== "PATCH" || !path.includes("edgebackends/a") || failures >= 3) return undefined;
    failures += 1;
    return new Error("refused");
  };
  await using running = startController(api);
  for (const name of ["a", "b"])
    await waitFor(
      name,
      () => conditionOf(api, "EdgeBackend", `default/${name}`, "Accepted") !== undefined,
    );
  assert.equal(running.lines.filter((line) => line.includes("could not be written")).length, 3);
});

test("an object that fails validation gets a condition, and the others are served", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  for (const object of [gateway("web"), service("app"), httpRoute("good", ["web"], "app")])
    api.apply(object);
  api.apply(
    objectOf("gateway.networking.k8s.io/v1", "HTTPRoute", "bad", {
      spec: {
        parentRefs: [{ name: "web" }],
        rules: [{ matches: [{ path: { type: "Guess", value: "/" } }] }],
      },
    }),
  );
  await using running = startController(api);
  await waitFor(
    "condition",
    () => conditionOf(api, "HTTPRoute", "default/bad", "Accepted")?.status === "False",
  );
  assert.match(
    conditionOf(api, "HTTPRoute", "default/bad", "Accepted")?.message ?? "",
    /^spec\.rules\[0\]\.matches\[0\]\.path\.type: must be/,
  );
  await waitFor(
    "route",
    () => conditionOf(api, "HTTPRoute", "default/good", "Accepted")?.status === "True",
  );
  assert.ok(running.published.get("default/web")?.has("route/default/good/0"));
});

test("a condition never shows a secret, whatever is wrong", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const key = "sk-very-secret ".repeat(200);
  const spec = { static: { host: "a.example", port: 80 }, policies: { auth: { key } } };
  api.apply(objectOf("edgegateway.dev/v1alpha1", "EdgeBackend", "b", { spec }));
  await using running = startController(api);
  const accepted = () => conditionOf(api, "EdgeBackend", "default/b", "Accepted");
  await waitFor("condition", () => accepted()?.status === "False");
  assert.doesNotMatch(JSON.stringify([accepted(), running.lines]), /very-secret/);
});

test("a missing kind is named with its cure and delays nothing", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS.filter(({ kind }) => kind !== "TCPRoute"));
  await using running = startController(api);
  await waitFor("readiness", () => running.controller.pending.length === 0);
  const said = running.lines.find((line) => line.includes("TCPRoute")) ?? "";
  assert.match(said, /install the experimental channel of the Gateway API/);
});

test("only the namespaces selected by the settings are watched", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  api.apply(gateway("web"));
  api.apply({ apiVersion: "v1", kind: "Namespace", metadata: { name: "default" } });
  await using running = startController(api, undefined, {
    EDGE_DISCOVERY_NAMESPACE_SELECTORS: '[{"matchLabels":{"edge":"yes"}}]',
  });
  await waitFor("readiness", () => running.controller.pending.length === 0);
  assert.equal(running.published.size, 0);
  api.apply({
    apiVersion: "v1",
    kind: "Namespace",
    metadata: { name: "default", labels: { edge: "yes" } },
  });
  await waitFor("the gateway", () => running.published.has("default/web"));
});

test("models are watched only if the settings enable them", async () => {
  const spec = { parentRefs: [{ name: "web" }], provider: "OpenAI" };
  for (const [setting, isSaid] of [
    ["false", false],
    ["true", true],
  ] as const) {
    const api = new SimulatedApi(SIMULATED_KINDS);
    api.apply(gateway("web"));
    api.apply(objectOf("edgegateway.dev/v1alpha1", "EdgeModel", "m", { spec }));
    await using running = startController(api, undefined, { EDGE_MODELS: setting });
    const isProgrammed = () =>
      conditionOf(api, "Gateway", "default/web", "Programmed") !== undefined;
    await waitFor("gateway", isProgrammed);
    running.controller.measure();
    const watched = api.requests.some((request) => request.includes("edgemodels"));
    assert.equal(watched, isSaid);
  }
});

test("a model has a status per parent, and its gateway serves it", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  api.apply(gateway("web"));
  const model = (name: string, spec: object, second: number) =>
    api.apply(
      objectOf("edgegateway.dev/v1alpha1", "EdgeModel", name, {
        second,
        spec: { parentRefs: [{ name: "web" }], ...spec },
      }),
    );
  model("fast", { provider: "OpenAI" }, 1);
  model("again", { match: { model: "fast" }, provider: "Anthropic" }, 2);
  model("lost", { parentRefs: [{ name: "web", sectionName: "none" }], provider: "OpenAI" }, 3);
  await using running = startController(api, undefined, { EDGE_MODELS: "true" });
  const acceptedOf = (name: string) => {
    const status = api.get("EdgeModel", `default/${name}`)?.["status"];
    return JSON.stringify(status ?? {});
  };
  await waitFor("their states", () =>
    ["fast", "again", "lost"].every((name) => acceptedOf(name).includes("Accepted")),
  );
  assert.match(acceptedOf("fast"), /"type":"Accepted","status":"True"/);
  assert.match(acceptedOf("again"), /"reason":"Conflicted"/);
  assert.match(acceptedOf("lost"), /"reason":"NoMatchingParent"/);
  const told = running.published.get("default/web");
  assert.deepEqual(
    [...(told?.keys() ?? [])].filter((name) => /^(?:backend|route)\//.test(name)),
    [
      "route/models/default/web/http",
      "backend/EdgeModel/default/fast",
      "backend/models/default/web/http",
    ],
  );
});

test("the pods of a pool become its endpoints as soon as they are ready", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const pool = { group: "inference.networking.k8s.io", kind: "InferencePool", name: "models" };
  const route = httpRoute("r", ["web"], "app");
  for (const object of [
    gateway("web"),
    service("picker"),
    { ...route, spec: { ...Object(route["spec"]), rules: [{ backendRefs: [pool] }] } },
    objectOf("inference.networking.k8s.io/v1", "InferencePool", "models", {
      spec: {
        selector: { matchLabels: { app: "model" } },
        targetPorts: [{ number: 8000 }],
        endpointPickerRef: { name: "picker", port: { number: 80 } },
      },
    }),
  ])
    api.apply(object);
  const pod = objectOf("v1", "Pod", "one", { spec: {} });
  api.apply({ ...pod, metadata: { ...pod.metadata, labels: { app: "model" } } });
  await using running = startController(api, undefined, { EDGE_INFERENCE_EXTENSION: "true" });
  await waitFor("route", () => running.published.get("default/web")?.has("route/default/r/0"));
  const conditions = [{ type: "Ready", status: "True" }];
  api.setStatus("Pod", "default/one", { podIP: "10.0.0.9", conditions });
  await waitFor("endpoint", () =>
    JSON.stringify([...(running.published.get("default/web")?.values() ?? [])]).includes(
      "10.0.0.9",
    ),
  );
});

test("when the Service of a gateway gets or loses an address, the gateway's addresses and its condition Programmed follow", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const { spec, ...rest } = gateway("web");
  api.apply({ ...rest, spec: { ...Object(spec), addresses: [{ value: "192.0.2.1" }] } });
  const named = service("web");
  const labels = { "gateway.networking.k8s.io/gateway-name": "web" };
  const metadata = { ...named.metadata, labels };
  api.apply({ ...named, metadata, spec: { ...Object(named["spec"]), type: "LoadBalancer" } });
  await using _ = startController(api);
  const states = async (reason: string, addresses: readonly object[]) =>
    waitFor(reason, () => {
      const status: unknown = api.get("Gateway", "default/web")?.["status"];
      const written = isJson(status) ? (status["addresses"] ?? []) : [];
      const programmed = conditionOf(api, "Gateway", "default/web", "Programmed");
      return programmed?.reason === reason && isDeepStrictEqual(written, addresses);
    });
  await states("AddressNotUsable", []);
  const loadBalancer = { ingress: [{ ip: "192.0.2.1" }] };
  api.setStatus("Service", "default/web", { loadBalancer });
  await states("Programmed", [{ type: "IPAddress", value: "192.0.2.1" }]);
  api.remove("Service", "default/web");
  await states("AddressNotUsable", []);
});
