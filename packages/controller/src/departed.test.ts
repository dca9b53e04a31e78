import assert from "node:assert/strict";
import { test } from "node:test";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  ENVIRONMENT,
  gatewayWith,
  made,
  simulatedApi,
} from "./provisioning/provisioned-gateway.suite.ts";
import { conditionOf } from "./testing/condition-of.ts";
import { gateway, httpRoute, objectOf, service } from "./testing/example-objects.ts";
import { SIMULATED_KINDS, startController } from "./testing/simulated-cluster.ts";

test("a gateway whose class does not exist any more is not programmed", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const own = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "own", {
    spec: { controllerName: "edgegateway.dev/gateway-controller" },
  });
  const web = gateway("web");
  const spec = { ...Object(web["spec"]), gatewayClassName: "own" };
  for (const object of [own, { ...web, spec }, service("app"), httpRoute("r", ["web"], "app")])
    api.apply(object);
  await using _ = startController(api);
  const programmed = () => conditionOf(api, "Gateway", "default/web", "Programmed");
  await waitFor("programmed", () => programmed()?.status === "True");
  api.remove("GatewayClass", "own");
  await waitFor("not programmed", () => programmed()?.status === "False");
  assert.match(programmed()?.message ?? "", /there is no GatewayClass own/);
  assert.equal(conditionOf(api, "Gateway", "default/web", "Accepted")?.status, "False");
  await waitFor(
    "route",
    () => conditionOf(api, "HTTPRoute", "default/r", "Accepted")?.status !== "True",
  );
  api.apply(own);
  await waitFor("programmed again", () => programmed()?.status === "True");
});

test("the controller removes its conditions from objects whose namespace is not selected any more", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const namespace = (labels: Readonly<Record<string, string>>) => {
    const object = objectOf("v1", "Namespace", "default", {});
    const { namespace: _, ...metadata } = object.metadata;
    return { ...object, metadata: { ...metadata, labels } };
  };
  const backend = objectOf("edgegateway.dev/v1alpha1", "EdgeBackend", "b", {
    spec: { static: { host: "a.example", port: 80 } },
  });
  const objects = [gateway("web"), service("app"), httpRoute("r", ["web"], "app"), backend];
  for (const object of [namespace({ edge: "yes" }), ...objects]) api.apply(object);
  await using _ = startController(api, undefined, {
    EDGE_DISCOVERY_NAMESPACE_SELECTORS: JSON.stringify([{ matchLabels: { edge: "yes" } }]),
  });
  const statusOf = (kind: string, name: string, type: string) =>
    conditionOf(api, kind, `default/${name}`, type)?.status;
  await waitFor("programmed", () => statusOf("Gateway", "web", "Programmed") === "True");
  await waitFor("route", () => statusOf("HTTPRoute", "r", "Accepted") === "True");
  await waitFor("backend", () => statusOf("EdgeBackend", "b", "Accepted") === "True");
  api.apply(namespace({}));
  await waitFor("gateway left", () => statusOf("Gateway", "web", "Programmed") === "Unknown");
  await waitFor("route left", () => statusOf("HTTPRoute", "r", "Accepted") === undefined);
  await waitFor("backend left", () => statusOf("EdgeBackend", "b", "Accepted") === "Unknown");
  api.apply(namespace({ edge: "yes" }));
  await waitFor("programmed again", () => statusOf("Gateway", "web", "Programmed") === "True");
  await waitFor("route again", () => statusOf("HTTPRoute", "r", "Accepted") === "True");
});

test("objects report nothing about a Gateway that does not exist, because its controller is unknown", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const set = objectOf("gateway.networking.k8s.io/v1", "ListenerSet", "more", {
    spec: {
      parentRef: { name: "web" },
      listeners: [{ name: "extra", port: 81, protocol: "HTTP" }],
    },
  });
  const route = httpRoute("r", ["web", "gone"], "app");
  const web = gateway("web");
  const allowedListeners = { namespaces: { from: "All" } };
  const spec = { ...Object(web["spec"]), allowedListeners };
  for (const object of [{ ...web, spec }, service("app"), route, set]) api.apply(object);
  await using _ = startController(api);
  const parents = () => {
    const { status = {} }: { status?: { parents?: readonly unknown[] } } = Object(
      api.get("HTTPRoute", "default/r"),
    );
    return status.parents?.map((parent) => Object(Object(parent).parentRef).name);
  };
  const programmed = () => conditionOf(api, "ListenerSet", "default/more", "Programmed");
  await waitFor("the parent that exists", () => parents()?.join() === "web");
  await waitFor("the listener set", () => programmed()?.status === "True");
  api.remove("Gateway", "default/web");
  await waitFor("no parent", () => parents()?.length === 0);
  await waitFor("the listener set left", () => programmed()?.status === "Unknown");
});

test("a controller that starts after the class was deleted knows the gateway by its workload", async () => {
  const own = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "own", {
    spec: { controllerName: "edgegateway.dev/gateway-controller" },
  });
  const web = gatewayWith({});
  const spec = { ...Object(web["spec"]), gatewayClassName: "own" };
  const api = simulatedApi(own, { ...web, spec });
  const accepted = () => conditionOf(api, "Gateway", "default/web", "Accepted");
  {
    await using _ = startController(api, undefined, ENVIRONMENT);
    await made(api, "Deployment");
    await waitFor("accepted", () => accepted()?.status === "True");
  }
  api.remove("GatewayClass", "own");
  await using _ = startController(api, undefined, ENVIRONMENT);
  await waitFor("not accepted", () => accepted()?.status === "False");
  assert.match(accepted()?.message ?? "", /there is no GatewayClass own/);
});
