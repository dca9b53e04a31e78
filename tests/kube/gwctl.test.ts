import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { parse } from "yaml";
import { applyGatewayApi } from "../../tools/kube/definitions.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { get } from "../spec/values.ts";
import { startKubelet } from "./kubelet.ts";
import type { Kubelet } from "./kubelet.ts";

/** The real gwctl, API server and gateway; only the kubelet between them is simulated. */
const MAIN = fileURLToPath(new URL("../../packages/gwctl/src/main.ts", import.meta.url));
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";
const NAMESPACES = "/api/v1/namespaces";
const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: here
        policies: { directResponse: { status: 204 } }
`;

let cluster: Cluster;
let kubelet: Kubelet;
let gateway: Gateway;

before(async () => {
  [cluster, gateway] = await Promise.all([startCluster(), Gateway.start({ config: CONFIG })]);
  kubelet = await startKubelet(cluster.client, "node-1");
  for (const name of ["edge", "other"]) await ask("POST", NAMESPACES, { metadata: { name } });
  await createPod("edge/web-1", { phase: "Pending" });
  await createPod("edge/web-2", { phase: "Running" });
});

after(async () => {
  await kubelet?.[Symbol.asyncDispose]();
  await gateway?.[Symbol.asyncDispose]();
  await cluster?.[Symbol.asyncDispose]();
});

async function ask(method: "POST" | "PATCH", path: string, body: unknown): Promise<void> {
  const { status, body: answer } = await cluster.client.request(method, path, body);
  assert.ok(status < 300, `${path}: ${JSON.stringify(answer)}`);
}

async function createPod(key: string, status: object, gatewayName = "web"): Promise<void> {
  const [namespace, name] = key.split("/");
  const folder = `${NAMESPACES}/${namespace}`;
  await ask("POST", `${folder}/serviceaccounts`, { metadata: { name } });
  await ask("POST", `${folder}/pods`, {
    metadata: { name, labels: { [GATEWAY_LABEL]: gatewayName } },
    spec: {
      nodeName: "node-1",
      serviceAccountName: name,
      containers: [{ name: "gw", image: "gw" }],
    },
  });
  await ask("PATCH", `${folder}/pods/${name}/status`, {
    type: "application/merge-patch+json",
    text: JSON.stringify({ status }),
  });
}

/** Makes the kubeconfig of a ServiceAccount. */
async function asServiceAccount(namespace: string, name: string): Promise<string> {
  const path = `${NAMESPACES}/${namespace}/serviceaccounts/${name}/token`;
  const { body } = await cluster.client.request("POST", path, { spec: {} });
  const config: unknown = parse(await readFile(cluster.kubeconfig, "utf8"));
  const user = { name: "own", user: { token: get(body, ["status", "token"]) } };
  const file = `${cluster.kubeconfig}-${name}`;
  const contexts = [
    { name: "own", context: { cluster: get(config, ["clusters", "0", "name"]), user: "own" } },
  ];
  const own = { ...Object(config), users: [user], contexts, "current-context": "own" };
  await writeFile(file, JSON.stringify(own));
  return file;
}

/** Starts gwctl with the cluster and the admin port of the gateway. */
function start(...args: readonly string[]) {
  const words = args[0] === "get" || args[0] === "ui" ? 1 : 2;
  const port = args[0] === "get" ? [] : ["--proxy-admin-port", String(gateway.adminPort)];
  const access = ["--kubeconfig", cluster.kubeconfig, ...port];
  const own = [...args.slice(0, words), ...access, ...args.slice(words)];
  return spawn(process.execPath, [MAIN, ...own], { stdio: ["ignore", "pipe", "pipe"] });
}

async function gwctl(...args: readonly string[]) {
  const child = start(...args);
  const exited = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exited, out, err };
}

test("a request is sent to a gateway of the cluster and traced, through the API server", async () => {
  const port = ["--port", String(gateway.port), "--", "http://shop.test/x"];
  const { status, out, err } = await gwctl("proxy", "trace", "gateway/web", "-n", "edge", ...port);
  assert.deepEqual([status, err], [0, ""]);
  assert.match(out, /initial request: GET http:\/\/shop\.test\/x/);
  assert.match(out, /Request Done {5}204/);
  assert.deepEqual(
    kubelet.asked.map((path) => path.split("?")[0]),
    Array(2).fill("/portForward/edge/web-2"),
  );
});

test("without a name the only gateway of the namespace is meant; a pod may be named", async () => {
  for (const name of [[], ["pod/web-2"]]) {
    const { status, out } = await gwctl("config", "status", ...name, "--namespace=edge", "--json");
    assert.equal(status, 0);
    assert.equal(JSON.parse(out).synchronized, true);
  }
});

test("the UI of a gateway is reached through the API server until gwctl is interrupted", async (context) => {
  const child = start("ui", "gateway/web", "-n", "edge");
  context.after(() => child.kill("SIGKILL"));
  const exited = once(child, "exit");
  const [address] = await once(child.stdout, "data");
  assert.match(String(address), /^http:\/\/127\.0\.0\.1:\d+\/ui\n$/);
  // The pages are not part of the gateway in this test; what they show is.
  const status = await fetch(new URL("/config/status", String(address).trim()));
  assert.equal(Object(await status.json()).synchronized, true);
  child.kill("SIGINT");
  assert.deepEqual(await exited, [0, null]);
});

test("a gateway is found by its name, also by one that is too long for a label", async () => {
  const name = "a".repeat(70);
  await createPod("other/long", { phase: "Running" }, dataPlaneAccount(name));
  const { status, err } = await gwctl("config", "status", `gateway/${name}`, "-n", "other");
  assert.deepEqual([status, err], [0, ""]);
  assert.match(kubelet.asked.at(-1) ?? "", /\/portForward\/other\/long/);
});

test("of several pods one that is ready is chosen, and watch mode says which one", async () => {
  for (const name of ["a", "b", "c"]) {
    const conditions = [{ type: "Ready", status: name === "b" ? "True" : "False" }];
    await createPod(`other/${name}`, { phase: "Running", conditions }, "several");
  }
  const child = start("proxy", "trace", "gateway/several", "-n", "other");
  const exited = once(child, "exit");
  const [waiting] = await once(child.stderr, "data");
  assert.equal(
    String(waiting),
    "waiting for the next request to pod other/b, one of 3 (Ctrl-C ends)\n",
  );
  await fetch(gateway.url);
  assert.deepEqual(await exited, [0, null]);
});

test("proxy config prints what a gateway of the cluster runs", async () => {
  const { status, out } = await gwctl("proxy", "config", "gateway/web", "-n", "edge");
  assert.equal(status, 0);
  const { config, generation } = JSON.parse(out);
  assert.equal(generation, 1);
  assert.match(JSON.stringify(config.routes), /"web\/here"/);
});

test("missing and refused objects are reported with the reason", async () => {
  for (const [args, message] of [
    [["gateway/other", "-n", "edge"], /there is no pod of gateway\/other in namespace 'edge'/],
    [["pod/none", "-n", "edge"], /pod edge\/none: .*404/],
    [["pod/web-1", "-n", "edge", "--context", "x"], /no cluster can be reached: .*'x'/],
    [
      ["gateway/web", "-n", "edge", "--kubeconfig", "/nowhere"],
      /no cluster can be reached: .*nowhere/,
    ],
    [["deployment/web", "-n", "edge"], /deployments.apps "web" not found/],
  ] as const) {
    const { status, err } = await gwctl("config", "status", ...args);
    assert.equal(status, 1, `${args.join(" ")}: ${err}`);
    assert.match(err, message);
  }
});

test("get lists the kinds that a user may list, and names the others", async () => {
  await applyGatewayApi(cluster.client, { channel: "experimental" });
  const rbac = "/apis/rbac.authorization.k8s.io/v1/namespaces/other";
  const rules = [
    {
      apiGroups: ["gateway.networking.k8s.io"],
      resources: ["gateways", "httproutes"],
      verbs: ["list"],
    },
  ];
  await ask("POST", `${rbac}/roles`, { metadata: { name: "reader" }, rules });
  await ask("POST", `${rbac}/rolebindings`, {
    metadata: { name: "reader" },
    roleRef: { apiGroup: "rbac.authorization.k8s.io", kind: "Role", name: "reader" },
    subjects: [{ kind: "ServiceAccount", name: "long", namespace: "other" }],
  });
  const kubeconfig = await asServiceAccount("other", "long");
  const own = await gwctl("get", "-n", "other", "--kubeconfig", kubeconfig);
  assert.deepEqual([own.status, own.out], [0, "no resources\n"]);
  assert.match(own.err, /^not listed, because the API server forbids it: .*GatewayClass/);
  assert.doesNotMatch(own.err, /HTTPRoute|Gateway,/);
  const one = await gwctl("get", "gatewayclasses", "--kubeconfig", kubeconfig);
  assert.equal(one.status, 1);
  assert.match(one.err, /403.*cannot list resource "gatewayclasses"/);
});

test("get lists resources with what their conditions say is wrong, and fails while something is", async () => {
  await applyGatewayApi(cluster.client, { channel: "experimental" });
  const routes = "/apis/gateway.networking.k8s.io/v1/namespaces/edge/httproutes";
  const parentRefs = [{ name: "web" }];
  for (const name of ["good", "bad", "new"]) {
    await ask("POST", routes, {
      apiVersion: "gateway.networking.k8s.io/v1",
      kind: "HTTPRoute",
      metadata: { name },
      spec: { parentRefs },
    });
  }
  const status = (type: string, value: string, reason: string, message: string) => ({
    parents: [
      {
        parentRef: { name: "web" },
        controllerName: "example.com/edge",
        conditions: [
          {
            type,
            status: value,
            reason,
            message,
            observedGeneration: 1,
            lastTransitionTime: new Date().toISOString(),
          },
        ],
      },
    ],
  });
  const patch = (name: string, value: object) =>
    ask("PATCH", `${routes}/${name}/status`, {
      type: "application/merge-patch+json",
      text: JSON.stringify({ status: value }),
    });
  await patch("good", status("Accepted", "True", "Accepted", ""));
  await patch(
    "bad",
    status("ResolvedRefs", "False", "BackendNotFound", "Service edge/none does not exist"),
  );
  const all = await gwctl("get", "httproutes", "-n", "edge");
  assert.equal(all.status, 1);
  assert.equal(
    all.out,
    "HTTPRoute edge/bad   problem\n" +
      "  Gateway edge/web: ResolvedRefs is False (BackendNotFound): Service edge/none does not exist\n" +
      "HTTPRoute edge/good  ok\n" +
      "HTTPRoute edge/new   pending\n",
  );
  assert.match(all.err, /1 of 3 resources have a problem/);
  const good = await gwctl("get", "httproute/good", "-n", "edge", "--json");
  assert.equal(good.status, 0);
  assert.deepEqual(JSON.parse(good.out), {
    kind: "HTTPRoute",
    namespace: "edge",
    name: "good",
    state: "ok",
    problems: [],
  });
  assert.match((await gwctl("get", "-A", "--problems")).out, /^HTTPRoute edge\/bad/);
  assert.match((await gwctl("get", "httprouts")).err, /did you mean httproute\?/);
});
