import assert from "node:assert/strict";
import { test } from "node:test";
import { isJson } from "@edge-gateway/kube/objects";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { acceptedAt, conditionOf } from "./testing/condition-of.ts";
import { gateway, httpRoute, service } from "./testing/example-objects.ts";
import { SIMULATED_KINDS, startController } from "./testing/simulated-cluster.ts";

test("a gateway reports what a data plane refuses, until the data plane applies it", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  api.apply(gateway("web"));
  await using running = startController(api);
  const programmed = () => conditionOf(api, "Gateway", "default/web", "Programmed");
  await waitFor("programmed", () => programmed()?.status === "True");
  const refusals = [{ resource: "HTTPRoute default/x", pointer: "/spec", message: "it is wrong" }];
  running.controller.heard("default/web", { connected: 2, synchronized: 2, refusals });
  await waitFor("refusal", () => programmed()?.status === "False");
  assert.match(
    programmed()?.message ?? "",
    /a data plane refuses HTTPRoute default\/x \/spec: it is wrong/,
  );
  const events = () => api.requests.filter((request) => request.includes("/events"));
  await waitFor("event", () => events().length === 1);
  running.controller.heard("default/web", { connected: 2, synchronized: 2, refusals: [] });
  await waitFor("recovery", () => programmed()?.status === "True");
});

test("a refused object has a condition and an event of its own, until a data plane applies it", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const apiVersion = "events.k8s.io/v1";
  api.define({ kind: "Event", apiVersion, plural: "events", isNamespaced: true });
  const route = httpRoute("r", ["web", "other"], "app");
  for (const object of [gateway("web"), gateway("other"), service("app"), route]) api.apply(object);
  await using running = startController(api);
  const accepted = (parent: string) => acceptedAt(api, "HTTPRoute", "default/r", parent);
  await waitFor("accepted", () => accepted("web")?.status === "True");
  const resource = "HTTPRoute default/r";
  const pointer = "/spec/rules/0/backendRefs";
  const refusals = [{ resource, pointer, message: "it is wrong" }];
  running.controller.heard("default/web", { connected: 1, synchronized: 0, refusals });
  await waitFor("refusal", () => accepted("web")?.status === "False");
  const said = "a data plane of Gateway default/web refuses spec.rules[0].backendRefs: it is wrong";
  assert.equal(accepted("web")?.message, said);
  assert.equal(accepted("other")?.status, "True");
  const notes = () =>
    api
      .all("Event")
      .map(
        ({ regarding, note }) =>
          `${isJson(regarding) && String(regarding["kind"])}: ${String(note)}`,
      );
  await waitFor("events", () => notes().length === 2);
  assert.deepEqual(notes().toSorted(), [
    "Gateway: a data plane refuses HTTPRoute default/r /spec/rules/0/backendRefs: it is wrong",
    `HTTPRoute: ${said}`,
  ]);
  running.controller.heard("default/web", { connected: 1, synchronized: 1, refusals: [] });
  await waitFor("recovery", () => accepted("web")?.status === "True");
});

test("the leader learns about data planes of other replicas, and forgets a replica that is gone", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  api.apply(gateway("web"));
  await using leader = startController(api, undefined, { POD_NAME: "first" });
  await using other = startController(api, { isLeader: false }, { POD_NAME: "second" });
  const programmed = () => conditionOf(api, "Gateway", "default/web", "Programmed");
  await waitFor("programmed", () => programmed()?.status === "True");
  await waitFor("readiness", () => other.controller.pending.length === 0);
  const refusals = [{ resource: "HTTPRoute default/x", pointer: "/spec", message: "it is wrong" }];
  other.controller.heard("default/web", { connected: 1, synchronized: 1, refusals });
  await waitFor("refusal", () => programmed()?.status === "False");
  assert.match(
    programmed()?.message ?? "",
    /a data plane refuses HTTPRoute default\/x \/spec: it is wrong/,
  );
  const [report] = api.all("ConfigMap");
  assert.ok(report);
  api.remove("ConfigMap", "edge-gateway-system/edge-gateway-controller-second");
  await waitFor("recovery", () => programmed()?.status === "True");
  assert.equal(leader.controller.pending.length, 0);
});

test("a new leader tells what its own data planes refused before, also after a failed write", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const apiVersion = "events.k8s.io/v1";
  api.define({ kind: "Event", apiVersion, plural: "events", isNamespaced: true });
  api.apply(gateway("web"));
  const leadership = { isLeader: false };
  await using running = startController(api, leadership);
  await waitFor("readiness", () => running.controller.pending.length === 0);
  const refusals = [{ resource: "HTTPRoute default/x", pointer: "/spec", message: "it is wrong" }];
  running.controller.heard("default/web", { connected: 1, synchronized: 1, refusals });
  let failures = 1;
  api.failure = (method, path) =>
    method === "POST" && path.includes("/events") && failures-- > 0
      ? new Error("refused")
      : undefined;
  leadership.isLeader = true;
  running.controller.elected();
  const notes = () => api.all("Event").map((event) => event["note"]);
  await waitFor("event", () => notes().length === 1);
  assert.match(String(notes()[0]), /HTTPRoute default\/x \/spec: it is wrong/);
});

test("the leader deletes the reports of replicas that are gone", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const labels = { "edgegateway.dev/data-planes": "true" };
  const report = (name: string, at: Date) =>
    api.apply({
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { namespace: "edge-gateway-system", name, labels },
      data: { "data-planes": "[]", at: at.toISOString() },
    });
  report("old", new Date(0));
  report("new", new Date());
  const leadership = { isLeader: false };
  await using running = startController(api, leadership);
  await waitFor("readiness", () => running.controller.pending.length === 0);
  assert.equal(api.all("ConfigMap").length, 2);
  leadership.isLeader = true;
  running.controller.elected();
  await waitFor("deletion", () => api.all("ConfigMap").length === 1);
  assert.equal(api.all("ConfigMap")[0]?.metadata.name, "new");
});
