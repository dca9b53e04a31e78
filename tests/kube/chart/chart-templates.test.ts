import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import { parse } from "yaml";
import { definitionFiles } from "../../../tools/kube/definitions.ts";
import { renderChart, renderNotes } from "../../../tools/kube/helm.ts";
import { get } from "../../spec/values.ts";
import { FIRST_CONTAINER, only } from "./chart-objects.ts";

test("pods have a seccomp profile, unless the values name another", async () => {
  const path = ["spec", "template", "spec", "securityContext"];
  for (const chart of ["control-plane", "standalone"]) {
    const podSecurityContext = { fsGroup: 1 };
    const own = { podSecurityContext: { seccompProfile: { type: "Unconfined" } } };
    const contextOf = async (values: object) =>
      get(only(await renderChart(chart, { values }), "Deployment"), path);
    const expected = { seccompProfile: { type: "RuntimeDefault" } };
    assert.deepEqual(await contextOf({}), expected);
    assert.deepEqual(await contextOf({ podSecurityContext }), { fsGroup: 1, ...expected });
    assert.deepEqual(await contextOf(own), own.podSecurityContext);
  }
});

test("containers run unprivileged, and the proxy has no token of the cluster", async () => {
  const expected = {
    allowPrivilegeEscalation: false,
    capabilities: { drop: ["ALL"] },
    readOnlyRootFilesystem: true,
    runAsNonRoot: true,
  };
  for (const chart of ["control-plane", "standalone"]) {
    const deployment = only(await renderChart(chart), "Deployment");
    assert.deepEqual(get(deployment, [...FIRST_CONTAINER, "securityContext"]), expected, chart);
  }
  const objects = await renderChart("standalone");
  assert.equal(only(objects, "ServiceAccount")["automountServiceAccountToken"], false);
  const roles = objects.filter(({ apiVersion }) => apiVersion.startsWith("rbac."));
  assert.deepEqual(roles, []);
});

test("labels of users never replace those that selectors read, and no key is written twice", async () => {
  const wrong = { "app.kubernetes.io/name": "other", "app.kubernetes.io/instance": "other" };
  const extraLabels = { ...wrong, own: "yes" };
  const monitoring = { enabled: true, extraLabels };
  const service = { extraLabels };
  const values = {
    "control-plane": {
      commonLabels: wrong,
      podLabels: extraLabels,
      controller: { service },
      monitoring: {
        enabled: true,
        serviceMonitor: { extraLabels },
        grafanaDashboard: { labels: extraLabels },
      },
    },
    standalone: {
      podLabels: extraLabels,
      podAnnotations: { "checksum/config": "other" },
      gateway: { service },
      monitoring,
    },
  };
  for (const [chart, own] of Object.entries(values)) {
    const objects = await renderChart(chart, { values: own });
    const deployment = only(objects, "Deployment");
    const selector = get(deployment, ["spec", "selector", "matchLabels"]);
    const pods = get(deployment, ["spec", "template", "metadata", "labels"]);
    assert.deepEqual({ ...Object(pods), ...Object(selector) }, pods, chart);
    assert.equal(get(pods, ["own"]), "yes");
    for (const { kind, metadata } of objects)
      assert.equal(metadata.labels?.["app.kubernetes.io/instance"], "edge-gateway", kind);
    assert.equal(only(objects, "Service").metadata.labels?.["own"], "yes");
    assert.equal(
      only(objects, "PodMonitor").metadata.labels?.["app.kubernetes.io/name"],
      `edge-gateway${chart === "standalone" ? "-standalone" : ""}`,
    );
  }
});

test("values that are null count as empty, and a null number of replicas is left to others", async () => {
  const none = { commonLabels: null, podLabels: null, podAnnotations: null, tolerations: null };
  const controller = { replicaCount: null, extraEnv: null, strategy: null };
  const chart = only(
    await renderChart("control-plane", { values: { ...none, controller } }),
    "Deployment",
  );
  assert.equal(get(chart, ["spec", "replicas"]), undefined);
  const { commonLabels: _, ...own } = none;
  const values = { ...own, replicaCount: null, config: null, gateway: { extraServices: null } };
  const standalone = only(await renderChart("standalone", { values }), "Deployment");
  assert.equal(get(standalone, ["spec", "replicas"]), undefined);
});

test("control-plane: the PodMonitor finds the data planes of the chart's own class, in all namespaces", async () => {
  const values = { gatewayClassName: "own", monitoring: { enabled: true } };
  const monitor = only(await renderChart("control-plane", { values }), "PodMonitor");
  const selector = get(monitor, ["spec", "selector", "matchExpressions", "0", "values"]);
  assert.deepEqual(selector, ["edge-gateway", "own"]);
  assert.deepEqual(get(monitor, ["spec", "namespaceSelector"]), { any: true });
});

test("control-plane: every variable of the chart is a setting of the controller", async () => {
  const known = new Set<unknown>(SETTING_VARIABLES.ControllerSettings.map(({ name }) => name));
  const text = "a";
  const istio = {
    caAddress: text,
    clusterId: text,
    namespace: text,
    network: text,
    revision: text,
  };
  const values = { controllerName: "a.example/b", gatewayClassName: text, istio };
  const deployment = only(await renderChart("control-plane", { values }), "Deployment");
  const env = get(deployment, [...FIRST_CONTAINER, "env"]);
  assert.ok(Array.isArray(env) && env.length > 20);
  const names = env.map((entry) => get(entry, ["name"]));
  assert.deepEqual(
    names.filter((name) => !known.has(name)),
    [],
  );
});

test("control-plane: numbers and switches of extraEnv are written as they are, and null is nothing", async () => {
  const extraEnv = {
    A: 1_000_000,
    B: 12_345_678_901,
    C: 1.5,
    D: false,
    E: "",
    F: null,
    G: "1e+06",
  };
  const deployment = only(
    await renderChart("control-plane", { values: { controller: { extraEnv } } }),
    "Deployment",
  );
  const env = get(deployment, [...FIRST_CONTAINER, "env"]);
  assert.ok(Array.isArray(env));
  const own = env.filter(({ name }) => name.length === 1).map(({ name, value }) => [name, value]);
  assert.deepEqual(Object.fromEntries(own), {
    A: "1000000",
    B: "12345678901",
    C: "1.5",
    D: "false",
    E: "",
    G: "1e+06",
  });
});

test("control-plane: without a registry neither image has one, and the notes say so", async () => {
  const values = { image: { registry: "" } };
  const deployment = only(await renderChart("control-plane", { values }), "Deployment");
  assert.match(String(get(deployment, [...FIRST_CONTAINER, "image"])), /^controller:/);
  const env = get(deployment, [...FIRST_CONTAINER, "env"]);
  assert.doesNotMatch(JSON.stringify(env), /IMAGE_REGISTRY/);
  assert.match(await renderNotes("control-plane", values), /docker push agentgateway:/);
});

test("crds: the chart installs the definitions of crds/", async () => {
  const rendered = await renderChart("crds");
  const files = await Promise.all((await definitionFiles()).map((file) => readFile(file, "utf8")));
  const byName = (left: string, right: string) => (left < right ? -1 : 1);
  assert.deepEqual(
    rendered.map((object) => JSON.stringify(object)).toSorted(byName),
    files.map((text) => JSON.stringify(parse(text))).toSorted(byName),
  );
});

test("control-plane: releases share neither their certificate nor their lease", async () => {
  const variables = async (nameOverride: string) => {
    const rendered = await renderChart("control-plane", { values: { nameOverride } });
    const env = get(only(rendered, "Deployment"), [...FIRST_CONTAINER, "env"]);
    assert.ok(Array.isArray(env));
    const named = env.map(({ name, value }): [string, unknown] => [name, value]);
    return Object.fromEntries(named);
  };
  const [one, two] = [await variables("one"), await variables("two")];
  for (const name of ["EDGE_XDS_TLS_SECRET", "EDGE_LEASE_NAME"]) {
    assert.match(String(one[name]), /one/);
    assert.notEqual(one[name], two[name]);
  }
});

test("control-plane: a controllerName without a domain and a path is refused", async () => {
  const values = { controllerName: "nodomain" };
  await assert.rejects(renderChart("control-plane", { values }), /controllerName/);
});

test("control-plane: a level of the log that the controller would refuse is refused", async () => {
  const values = { controller: { logLevel: "verbose" } };
  await assert.rejects(renderChart("control-plane", { values }), /logLevel/);
});

test("crds: a value is refused by name, since the chart has none", async () => {
  await assert.rejects(renderChart("crds", { values: { misspelt: 1 } }), /misspelt/);
});
