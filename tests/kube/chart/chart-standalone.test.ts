import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "yaml";
import { renderChart, renderNotes } from "../../../tools/kube/helm.ts";
import { get } from "../../spec/values.ts";
import { FIRST_CONTAINER, only } from "./chart-objects.ts";

const CHECKSUM = ["spec", "template", "metadata", "annotations", "checksum/config"];
const DATABASE = { mode: "database", database: { postgres: { url: "postgres://user:hidden@db" } } };

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
