import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { resourcesOf } from "@edge-gateway/translate/ir/resources";
import { DiscoveryClient } from "@edge-gateway/xds/client/discovery-client";
import { gateway, httpRoute, objectOf, service } from "../testing/example-objects.ts";
import { logTo } from "../testing/simulated-cluster.ts";
import { CONTROLLER, translateObjects } from "../testing/translate-objects.ts";
import type { Refusal } from "../translation/configuration-server.ts";
import { XdsServer } from "./xds-server.ts";

const GATEWAY_API = "gateway.networking.k8s.io";
const KEY = "default/web";

function streamRoute(kind: string, protocol: string): KubeObject {
  const spec = {
    parentRefs: [{ name: "web", sectionName: protocol.toLowerCase() }],
    rules: [{ backendRefs: [{ name: "app", port: 80 }] }],
  };
  return objectOf(`${GATEWAY_API}/v1`, kind, protocol.toLowerCase(), { spec });
}

/** The configuration of a gateway, with a resource of every kind that data planes get. */
function allResources() {
  const web = gateway("web");
  const listeners = ["HTTP", "TCP", "UDP"].map((protocol, index) => ({
    name: protocol.toLowerCase(),
    port: 80 + index,
    protocol,
  }));
  const policy = objectOf("edgegateway.dev/v1alpha1", "EdgePolicy", "keys", {
    spec: {
      targetRefs: [{ group: GATEWAY_API, kind: "Gateway", name: "web" }],
      traffic: { apiKeyAuthentication: { secretRef: { name: "keys" } } },
      frontend: { tls: {} },
    },
  });
  const udp = objectOf("v1", "Service", "app", {
    spec: {
      ports: [
        { name: "tcp", port: 80 },
        { name: "udp", port: 80, protocol: "UDP" },
      ],
    },
  });
  const { gateways } = translateObjects([
    objectOf(`${GATEWAY_API}/v1`, "GatewayClass", "edge-gateway", {
      spec: { controllerName: CONTROLLER },
    }),
    { ...web, spec: { ...Object(web["spec"]), listeners } },
    httpRoute("app", ["web"], "app"),
    streamRoute("TCPRoute", "TCP"),
    streamRoute("UDPRoute", "UDP"),
    service("other"),
    udp,
    policy,
    objectOf("v1", "Secret", "keys", { stringData: { a: "sk-1" } }),
  ]);
  const ir = gateways.get(KEY);
  assert.ok(ir);
  return resourcesOf(ir);
}

test("a server that speaks TLS is not ready before it has a certificate", async () => {
  const { certificate, key } = await (await CertificateAuthority.create()).issue({ name: "xds" });
  for (const [xdsMode, pending] of [
    ["plaintext", []],
    ["tls", ["certificate for data planes"]],
    ["either", ["certificate for data planes"]],
  ] as const) {
    await using server = new XdsServer({
      settings: { xdsAddr: "off", xdsMode },
      refused: () => Promise.resolve(undefined),
      log: logTo([]),
    });
    assert.deepEqual(server.pending, pending, xdsMode);
    server.use({ certificate, privateKey: key });
    assert.deepEqual(server.pending, []);
  }
});

test("a refusal of a data plane names the object of the cluster, whatever its kind", async () => {
  const resources = allResources();
  let refusals: readonly Refusal[] = [];
  const settings = { xdsAddr: "127.0.0.1:0", xdsMode: "plaintext" } as const;
  await using server = new XdsServer({
    settings,
    refused: () => Promise.resolve(undefined),
    log: logTo([]),
  });
  server.tell({ heard: (_gateway, state) => (refusals = state.refusals) });
  const port = await server.listen();
  server.publish(KEY, resources);
  server.published();
  const client = new DiscoveryClient({
    access: () =>
      Promise.resolve({ target: `127.0.0.1:${port}`, tls: undefined, token: undefined }),
    node: { id: "pod", namespace: "default", gateway: "web" },
    initial: new Map(),
    apply: ({ changed }) =>
      Promise.resolve(
        [...changed].map((resource) => ({ resource, pointer: pointerIn(resource), message: "no" })),
      ),
    synchronized: () => {},
    log: logTo([]),
  });
  client.start();
  await waitFor("refusals", () => refusals.length > 0);
  client.close();
  const kinds = new Set(resources.values().flatMap((resource) => Object.keys(resource)));
  assert.ok(kinds.isSupersetOf(new Set(["bind", "listener", "route", "tcpRoute", "udpRoute"])));
  assert.ok(kinds.isSupersetOf(new Set(["backend", "attachment", "secret"])), [...kinds].join());
  for (const { resource } of refusals) assert.match(resource, /^[A-Z][A-Za-z]+ default\/[a-z]+$/);
  const named = refusals.map(({ resource }) => resource);
  for (const object of ["UDPRoute default/udp", "TCPRoute default/tcp", "Secret default/keys"])
    assert.ok(named.includes(object), `${object}: ${named.join()}`);
  const placed = refusals.map(({ resource, pointer, message }) =>
    [resource, pointer, message].join(" | "),
  );
  for (const place of [
    "EdgePolicy default/keys | /spec/traffic/apiKeyAuthentication | no",
    "UDPRoute default/udp | /spec | key: no",
  ])
    assert.ok(placed.includes(place), `${place}: ${placed.join("\n")}`);
});

function pointerIn(resource: string): string {
  if (resource.startsWith("udpRoute/")) return "/udpRoute/key";
  return resource.includes("/traffic/") ? "/attachment/policies/apiKeyAuthentication" : "";
}
