import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import { parse } from "yaml";
import { definitionFiles } from "../../../tools/kube/definitions.ts";
import { renderChart, renderNotes } from "../../../tools/kube/helm.ts";
import type { RenderedObject } from "../../../tools/kube/helm.ts";
import { get } from "../../spec/values.ts";

const CHECKSUM = ["spec", "template", "metadata", "annotations", "checksum/config"];
const FIRST_CONTAINER = ["spec", "template", "spec", "containers", "0"];
const DATABASE = { mode: "database", database: { postgres: { url: "postgres://user:hidden@db" } } };

function only(objects: readonly RenderedObject[], kind: string): RenderedObject {
  const found = objects.filter((object) => object.kind === kind);
  const [first] = found;
  assert.ok(first !== undefined && found.length === 1, `${found.length} of ${kind}`);
  return first;
}

async function checksumOf(config: unknown): Promise<unknown> {
  const deployment = only(await renderChart("standalone", { values: { config } }), "Deployment");
  return get(deployment, CHECKSUM);
}

async function configOf(values: unknown): Promise<unknown> {
  const map = only(await renderChart("standalone", { values }), "ConfigMap");
  return parse(String(get(map, ["data", "config.yaml"])));
}

test("standalone: only changes that need a restart restart the pods", async () => {
  const config = { config: { workerThreads: 1 }, gateways: { web: { port: 4000 } } };
  const before = await checksumOf(config);
  const modelCatalog = [{ inline: {} }];
  const live = {
    ...config,
    gateways: { web: { port: 4001 } },
    config: { ...config.config, modelCatalog },
  };
  assert.equal(await checksumOf(live), before);
  assert.notEqual(await checksumOf({ ...config, config: { workerThreads: 2 } }), before);
});

test("standalone: where the configuration is kept is the chart's business", async () => {
  const config = { config: { storage: { mode: "database" }, database: { url: "postgres://own" } } };
  assert.deepEqual(get(await configOf({ config }), ["config"]), { storage: { mode: "file" } });
  assert.deepEqual(get(await configOf({ ...DATABASE, config }), ["config"]), {
    storage: { mode: "database" },
    database: { url: "${EDGE_DATABASE_URL}", cacheFile: "/var/lib/edge-gateway/configuration" },
  });
});

test("standalone: in mode database, the copy of what ran has a folder of its own", async () => {
  const deployment = only(await renderChart("standalone", { values: DATABASE }), "Deployment");
  const mounts = get(deployment, [...FIRST_CONTAINER, "volumeMounts"]);
  assert.match(JSON.stringify(mounts), /\{"name":"state","mountPath":"\/var\/lib\/edge-gateway"\}/);
  const volumes = get(deployment, ["spec", "template", "spec", "volumes"]);
  assert.match(JSON.stringify(volumes), /\{"name":"state","emptyDir":\{\}\}/);
  const notes = await renderNotes("standalone", DATABASE);
  assert.doesNotMatch(notes, /does not run/);
  assert.match(notes, /create secret generic \S+-database-key /);
});

test("standalone: the URL of the database is in a Secret and nowhere else", async () => {
  const objects = await renderChart("standalone", { values: DATABASE });
  const holders = objects.filter((object) => JSON.stringify(object).includes("hidden"));
  assert.deepEqual(
    holders.map(({ kind }) => kind),
    ["Secret"],
  );
});

test("standalone: mode database without the URL of a PostgreSQL database is refused", async () => {
  const values = { mode: "database", database: { postgres: { url: "mysql://db" } } };
  await assert.rejects(renderChart("standalone", { values }), /postgres/);
});

test("standalone: probes and metrics follow the addresses of the configuration", async () => {
  const config = { config: { readinessAddr: "0.0.0.0:1021", statsAddr: "off" } };
  const deployment = only(await renderChart("standalone", { values: { config } }), "Deployment");
  const container = get(deployment, FIRST_CONTAINER);
  assert.equal(get(container, ["readinessProbe", "httpGet", "port"]), 1021);
  assert.deepEqual(get(container, ["ports"]), [{ containerPort: 4000, protocol: "TCP" }]);
});

test("standalone: probes and metrics lead to no address inside the pod", async () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    const config = { config: { readinessAddr: `${host}:1021` } };
    const extraEnv = [{ name: "STATS_ADDR", value: `${host}:1020` }];
    const values = { config, extraEnv };
    const deployment = only(await renderChart("standalone", { values }), "Deployment");
    const container = get(deployment, FIRST_CONTAINER);
    assert.equal(get(container, ["readinessProbe"]), undefined, host);
    assert.deepEqual(get(container, ["ports"]), [{ containerPort: 4000, protocol: "TCP" }], host);
  }
});

test("standalone: a Service without ports is refused, unless Kubernetes allows it", async () => {
  const rendered = (service: object) =>
    renderChart("standalone", { values: { gateway: { service: { ports: [], ...service } } } });
  await assert.rejects(rendered({}), /has no ports; `gateway\.service\.enabled: false`/);
  const headless = only(await rendered({ type: "ClusterIP", clusterIP: "None" }), "Service");
  assert.equal(get(headless, ["spec", "ports"]), undefined);
  const none = await rendered({ enabled: false });
  assert.deepEqual(
    none.filter(({ kind }) => kind === "Service"),
    [],
  );
});

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

test("standalone: a port that two Services lead to is one port of the container, also that of metrics", async () => {
  const ports = [
    { name: "metrics", port: 15_020, targetPort: 15_020 },
    { name: "web", port: 443, targetPort: 4000 },
  ];
  const values = { gateway: { extraServices: [{ name: "more", ports }] } };
  const deployment = only(await renderChart("standalone", { values }), "Deployment");
  assert.deepEqual(get(deployment, [...FIRST_CONTAINER, "ports"]), [
    { containerPort: 4000, protocol: "TCP" },
    { name: "metrics", containerPort: 15_020, protocol: "TCP" },
  ]);
});

for (const [what, values, seconds, variables] of [
  ["the chart alone", {}, 65, { MIN_: "10s", "": "60s" }],
  [
    "the configuration",
    { config: { config: { connectionTerminationDeadline: "2m30s" } } },
    155,
    {},
  ],
  [
    "a variable",
    { extraEnv: [{ name: "CONNECTION_TERMINATION_DEADLINE", value: "1s" }] },
    30,
    { "": "1s" },
  ],
] as const)
  test(`standalone: pods may end in the time that ${what} gives them`, async () => {
    const deployment = only(await renderChart("standalone", { values }), "Deployment");
    const pod = ["spec", "template", "spec"];
    assert.equal(get(deployment, [...pod, "terminationGracePeriodSeconds"]), seconds);
    const env = get(deployment, [...FIRST_CONTAINER, "env"]);
    assert.ok(Array.isArray(env));
    const found = env.flatMap(({ name, value }) => {
      const [, part] = /^CONNECTION_(.*)TERMINATION_DEADLINE$/.exec(name) ?? [];
      return part === undefined ? [] : [[part, value]];
    });
    assert.deepEqual(Object.fromEntries(found), variables);
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

test("standalone: a configuration without gateways gets the one that the Service leads to", async () => {
  const config = { config: { logging: { level: "debug" } } };
  assert.deepEqual(await configOf({ config }), {
    config: { ...config.config, storage: { mode: "file" } },
    gateways: { default: { port: 4000 } },
  });
});

test("standalone: the notes name the ports of Services that lead to no listener", async () => {
  assert.doesNotMatch(await renderNotes("standalone", {}), /WARNING/);
  const gateways = { web: { port: 8080 }, names: { port: 53, protocol: "UDP" } };
  const more = [
    { name: "dns", port: 53, targetPort: 53, protocol: "UDP" },
    { name: "tcp", port: 54, targetPort: 53 },
  ];
  const notes = await renderNotes("standalone", {
    config: { gateways },
    gateway: { extraServices: [{ name: "more", ports: more }] },
  });
  assert.match(notes, /WARNING: .*\n {2}port 80 \(http\) leads to target port 4000\n/);
  assert.match(notes, /\n {2}port 54 \(tcp\) leads to target port 53\n/);
  assert.doesNotMatch(notes, /dns/);
  const gateway = { service: { enabled: false } };
  assert.doesNotMatch(
    await renderNotes("standalone", { config: { gateways }, gateway }),
    /WARNING/,
  );
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
