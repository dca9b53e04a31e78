import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import type { Socket } from "node:net";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { freePort } from "@edge-gateway/testkit/free-port";
import { spawnNode } from "@edge-gateway/testkit/programs/spawn-node";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { CONTROLLER_NAMESPACE, controllerAccess } from "../../tools/kube/controller-access.ts";
import { applyDefinitions, applyGatewayApi } from "../../tools/kube/definitions.ts";
import { get } from "../spec/values.ts";

/** The controller as a separate process, with only the roles that it needs. */
const MAIN = fileURLToPath(new URL("../../packages/controller/src/main.ts", import.meta.url));
const GATEWAY_API = "/apis/gateway.networking.k8s.io/v1";
const OWN = "/apis/edgegateway.dev/v1alpha1";
const IN_DEFAULT = "namespaces/default";

let cluster: Cluster;
let kubeconfig: string;

before(async () => {
  cluster = await startCluster();
  await Promise.all([
    applyDefinitions(cluster.client),
    applyGatewayApi(cluster.client, { channel: "experimental" }),
  ]);
  kubeconfig = await controllerAccess(cluster);
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

async function startController(name: string, environment: Readonly<Record<string, string>> = {}) {
  const [health, metrics] = [await freePort(), await freePort()];
  const child = spawnNode([MAIN], {
    environment: {
      KUBECONFIG: kubeconfig,
      POD_NAMESPACE: CONTROLLER_NAMESPACE,
      POD_NAME: name,
      EDGE_HEALTH_ADDR: `127.0.0.1:${health}`,
      EDGE_METRICS_ADDR: `127.0.0.1:${metrics}`,
      // Without data planes the statuses are those of the translation alone.
      EDGE_XDS_ADDR: "off",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const exit = once(child, "exit");
  const stop = async (signal: NodeJS.Signals = "SIGTERM"): Promise<unknown> => {
    child.kill(signal);
    const [status]: unknown[] = await exit;
    return status;
  };
  const textOf = async (port: number, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await waitFor(
    "ready controller",
    async () => (await textOf(health, "/readyz")) === "ready",
  ).catch((cause: unknown) => assert.fail(`${String(cause)}\n${output}`));
  return {
    stop,
    output: () => output,
    metrics: () => textOf(metrics, "/metrics"),
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

interface ObjectPlace {
  /** The path of the list: `${GATEWAY_API}/namespaces/default/gateways`. */
  readonly list: string;
  readonly name: string;
}

async function create({ list, name }: ObjectPlace, kind: string, spec: object): Promise<void> {
  const [, , group = "", version = ""] = list.split("/");
  const apiVersion = list.startsWith("/api/v1") ? "v1" : `${group}/${version}`;
  await cluster.client.expect("POST", list, { apiVersion, kind, metadata: { name }, spec });
}

/** The conditions of an object as text, including those of its parents, ancestors and listeners. */
async function conditionsOf({ list, name }: ObjectPlace): Promise<readonly string[]> {
  const { body } = await cluster.client.request("GET", `${list}/${name}`);
  const status = Object(Object(body).status);
  const inWords = (value: unknown): string[] =>
    (Object(value).conditions ?? []).map(
      ({ type, status: is, reason }: Record<string, string>) => `${type}=${is} ${reason}`,
    );
  const inner = [
    ...(status.parents ?? []),
    ...(status.ancestors ?? []),
    ...(status.listeners ?? []),
  ];
  return [status, ...inner].flatMap(inWords).toSorted();
}

async function waitForConditions(place: ObjectPlace, expected: readonly string[]): Promise<void> {
  let found: readonly string[] = [];
  const isThere = async () => {
    found = await conditionsOf(place);
    return found.join() === expected.toSorted().join();
  };
  await waitFor(`conditions of ${place.name}`, isThere).catch(() =>
    assert.deepEqual(found, expected.toSorted()),
  );
}

const gateways = `${GATEWAY_API}/${IN_DEFAULT}/gateways`;
const routes = `${GATEWAY_API}/${IN_DEFAULT}/httproutes`;
const HTTP = [{ name: "http", port: 8080, protocol: "HTTP" }];

test("every kind of resource gets its status", async () => {
  await using controller = await startController("every-kind");
  const web = { list: gateways, name: "web" };
  await create(web, "Gateway", { gatewayClassName: "edge-gateway", listeners: HTTP });
  const services = `/api/v1/${IN_DEFAULT}/services`;
  await create({ list: services, name: "app" }, "Service", { ports: [{ port: 80 }] });
  const route = { list: routes, name: "route" };
  const backendRefs = [{ name: "app", port: 80 }];
  await create(route, "HTTPRoute", { parentRefs: [{ name: "web" }], rules: [{ backendRefs }] });
  const backend = { list: `${OWN}/${IN_DEFAULT}/edgebackends`, name: "backend" };
  await create(backend, "EdgeBackend", { static: { host: "a.example", port: 80 } });
  const policy = { list: `${OWN}/${IN_DEFAULT}/edgepolicies`, name: "policy" };
  await create(policy, "EdgePolicy", {
    targetRefs: [{ group: "gateway.networking.k8s.io", kind: "HTTPRoute", name: "route" }],
    traffic: { timeouts: { request: "1s" } },
  });
  const gatewayClass = { list: `${GATEWAY_API}/gatewayclasses`, name: "edge-gateway" };
  await waitForConditions(gatewayClass, [
    "Accepted=True Accepted",
    "SupportedVersion=True SupportedVersion",
  ]);
  await waitForConditions(web, [
    "Accepted=True Accepted",
    "Programmed=True Programmed",
    "Accepted=True Accepted",
    "Conflicted=False NoConflicts",
    "Programmed=True Programmed",
    "ResolvedRefs=True ResolvedRefs",
  ]);
  await waitForConditions(route, ["Accepted=True Accepted", "ResolvedRefs=True ResolvedRefs"]);
  await waitForConditions(backend, ["Accepted=True Accepted"]);
  await waitForConditions(policy, ["Accepted=True Valid", "Attached=True Attached"]);
  await cluster.client.expect("DELETE", `${services}/app`);
  await waitForConditions(route, ["Accepted=True Accepted", "ResolvedRefs=False BackendNotFound"]);
  assert.match(await controller.metrics(), /edge_gateway_controller_leader 1/);
  assert.doesNotMatch(controller.output(), /warn|error/);
});

test("the generation of a change is observed, and a transition has its time", async () => {
  await using _ = await startController("generations");
  const place = { list: gateways, name: "changing" };
  await create(place, "Gateway", { gatewayClassName: "edge-gateway", listeners: HTTP });
  await waitFor("status", async () =>
    (await conditionsOf(place)).includes("Programmed=True Programmed"),
  );
  const path = `${gateways}/changing`;
  const listeners = [...HTTP, { name: "more", port: 8081, protocol: "HTTP" }];
  const text = JSON.stringify({ spec: { listeners } });
  await cluster.client.expect("PATCH", path, { type: "application/merge-patch+json", text });
  const observed = async () => {
    const { body } = await cluster.client.expect("GET", path);
    const conditions = Object(get(body, ["status", "conditions"]));
    return conditions.map((one: { observedGeneration: number }) => one.observedGeneration);
  };
  await waitFor("new generation", async () => (await observed()).join() === "2,2");
});

test("of two replicas one writes, and the other one takes over when it ends", async () => {
  const first = await startController("first");
  const isLeader = async ({ metrics }: typeof first) =>
    (await metrics()).includes("edge_gateway_controller_leader 1");
  await waitFor("leader", () => isLeader(first));
  await using second = await startController("second");
  assert.equal(await isLeader(second), false);
  assert.equal(await first.stop(), 0);
  await waitFor("other leader", () => isLeader(second));
  const place = { list: gateways, name: "after" };
  await create(place, "Gateway", { gatewayClassName: "edge-gateway", listeners: HTTP });
  await waitFor("status", async () =>
    (await conditionsOf(place)).includes("Programmed=True Programmed"),
  );
});

test("definitions of release 1.6 are taken, and the standard channel alone is said to lack something", async () => {
  await using other = await startCluster();
  await Promise.all([
    applyDefinitions(other.client),
    applyGatewayApi(other.client, { channel: "standard", release: "1.6" }),
  ]);
  await other.client.expect(
    "DELETE",
    "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/tcproutes.gateway.networking.k8s.io",
  );
  const own = await controllerAccess(other);
  await using controller = await startController("standard", { KUBECONFIG: own });
  const classPath = `${GATEWAY_API}/gatewayclasses/edge-gateway`;
  const versions = async () => {
    const { body } = await other.client.request("GET", classPath);
    return Object(get(body, ["status", "conditions"]) ?? []).find(
      ({ type }: { type: string }) => type === "SupportedVersion",
    );
  };
  const { status, message } = await waitFor("version", versions);
  assert.equal(status, "True");
  assert.match(message, /from the standard channel: install the experimental channel/);
  await waitFor("warning", () => controller.output().includes("kind=TCPRoute"));
  assert.match(
    controller.output(),
    /install the experimental channel of the Gateway API to use TCPRoute/,
  );
});

/** A connection to the API server that can be closed. */
async function openWay(target: number) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((client) => {
    if (!isOpen) {
      client.destroy();
      return;
    }
    const upstream = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy()).on("close", () => (sockets.delete(from), to.destroy()));
      from.pipe(to);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    open: () => void (isOpen = true),
    close: () => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

test("what happens while the API server is out of reach has its status soon after, and a replica that is cut off does not lead", async () => {
  const { port } = new URL(cluster.access.server);
  await using way = await openWay(Number(port));
  const own = `${kubeconfig}.cut`;
  const text = (await readFile(kubeconfig, "utf8")).replace(`:${port}"`, `:${way.port}"`);
  await writeFile(own, text, { mode: 0o600 });
  await using controller = await startController("cut", { KUBECONFIG: own });
  const leads = async () => (await controller.metrics()).includes("controller_leader 1");
  const before = { list: gateways, name: "before-the-cut" };
  await create(before, "Gateway", { gatewayClassName: "edge-gateway", listeners: HTTP });
  const isProgrammed = async (place: ObjectPlace) =>
    (await conditionsOf(place)).includes("Programmed=True Programmed");
  await waitFor("status", () => isProgrammed(before));
  assert.equal(await leads(), true);
  way.close();
  const during = { list: gateways, name: "during-the-cut" };
  await create(during, "Gateway", { gatewayClassName: "edge-gateway", listeners: HTTP });
  await cluster.client.expect("DELETE", `${gateways}/${before.name}`);
  await waitFor("the end of its lease", async () => !(await leads()));
  assert.equal(await isProgrammed(during), false);
  way.open();
  await waitFor("status", () => isProgrammed(during));
  assert.equal(await leads(), true);
});

test("parameters of a class that leave the settings leave the class, and those of others stay", async () => {
  const classes = `${GATEWAY_API}/gatewayclasses`;
  const group = "edgegateway.dev";
  const of = (name: string) => ({ group, kind: "EdgeParameters", name, namespace: "default" });
  const spec = { controllerName: "edgegateway.dev/gateway-controller", parametersRef: of("own") };
  const foreign = { list: classes, name: "of-others" };
  await create(foreign, "GatewayClass", spec);
  const parametersOf = async (name: string) => {
    const { body } = await cluster.client.request("GET", `${classes}/${name}`);
    return get(body, ["spec", "parametersRef", "name"]);
  };
  const ref = { name: "own", namespace: "default" };
  {
    await using _ = await startController("with-parameters", {
      EDGE_GATEWAY_CLASS_PARAMETERS_REFS: JSON.stringify({ "edge-gateway": ref, second: ref }),
    });
    await waitFor("parameters", async () => (await parametersOf("edge-gateway")) === "own");
    await waitFor("parameters of the second", async () => (await parametersOf("second")) === "own");
  }
  await using _ = await startController("without-parameters");
  for (const name of ["edge-gateway", "second"])
    await waitFor(`${name} without`, async () => (await parametersOf(name)) === undefined);
  assert.equal(await parametersOf("of-others"), "own");
});

test("settings that are wrong are named by their variable", async () => {
  const child = spawnNode([MAIN], {
    environment: {
      EDGE_LOG_LEVEL: "loud",
      EDGE_LEADER_ELECTION: "maybe",
      EDGE_CONTROLLER_NAME: "nodomain",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const [status]: unknown[] = await once(child, "close");
  assert.equal(status, 2);
  assert.match(errors, /EDGE_LOG_LEVEL: .*level/);
  assert.match(errors, /EDGE_LEADER_ELECTION: must be/);
  assert.match(errors, /EDGE_CONTROLLER_NAME: must be a domain, a slash and a path/);
});
