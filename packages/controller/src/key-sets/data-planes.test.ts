import assert from "node:assert/strict";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { test } from "node:test";
import { SOLE_LEADER } from "@edge-gateway/kube/leader-election";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { TokenIssuer } from "@edge-gateway/testkit/servers/token-issuer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { Controller } from "../controller.ts";
import { ControllerMetrics } from "../metrics.ts";
import { readSettings } from "../settings.ts";
import { gateway, httpRoute, objectOf, service } from "../testing/example-objects.ts";
import { logTo, SIMULATED_KINDS } from "../testing/simulated-cluster.ts";
import { XdsServer } from "../xds/xds-server.ts";
import { KEY_SET_LABEL } from "./kept-key-set.ts";

/** The status of a request with an accepted token, because the upstream does not exist. */
const ACCEPTED = 503;
const REFUSED = 401;
const SETTINGS = readSettings({
  EDGE_PROVISIONING: "false",
  EDGE_XDS_MODE: "plaintext",
  EDGE_XDS_ADDR: "127.0.0.1:0",
});

interface Running extends AsyncDisposable {
  readonly port: number;
}

/** A controller that serves data planes. */
async function startController(api: SimulatedApi): Promise<Running> {
  const log = logTo([]);
  const server = new XdsServer({
    settings: SETTINGS,
    refused: () => Promise.resolve(undefined),
    log,
  });
  const controller = new Controller({
    client: api,
    settings: SETTINGS,
    leadership: SOLE_LEADER,
    metrics: new ControllerMetrics(),
    log,
    server,
  });
  server.tell(controller);
  const port = await server.listen();
  const stop = new AbortController();
  const done = controller.run(stop.signal);
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await server[Symbol.asyncDispose]();
      await done;
    },
  };
}

/** Objects of a gateway that verifies tokens by the issuer's keys. */
function objectsFor(
  name: string,
  port: number,
  issuer: string,
  remote: object = { url: issuer },
): readonly KubeObject[] {
  const target = { group: "gateway.networking.k8s.io", kind: "Gateway", name };
  const jwks = { remote: { ...remote, jwksPath: "/jwks" } };
  const policy = objectOf("edgegateway.dev/v1alpha1", "EdgePolicy", name, {
    spec: {
      targetRefs: [target],
      traffic: { jwtAuthentication: { providers: [{ issuer, jwks }] } },
    },
  });
  return [gateway(name, port), httpRoute(name, [name], "app"), policy];
}

function startDataPlane(name: string, controller: Running): Promise<Gateway> {
  return Gateway.start({
    config: "{}",
    environment: {
      NAMESPACE: "default",
      GATEWAY: name,
      XDS_ADDRESS: `http://127.0.0.1:${controller.port}`,
      WORKER_THREADS: "2",
    },
  });
}

async function statusOf(port: number, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, connection: "close" };
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
  await response.arrayBuffer();
  return response.status;
}

const keptIn = (api: SimulatedApi): readonly KubeObject[] =>
  api.all("ConfigMap").filter(({ metadata }) => metadata.labels?.[KEY_SET_LABEL] !== undefined);

test("all data planes verify tokens by the key set that the controller fetched once, also while the issuer is away", async () => {
  const issuer = await TokenIssuer.start();
  const api = new SimulatedApi(SIMULATED_KINDS);
  const ports = [await freePort(), await freePort()];
  try {
    api.apply(service("app"));
    for (const [index, port] of ports.entries())
      for (const object of objectsFor(`web-${index}`, port, issuer.issuer)) api.apply(object);
    {
      await using controller = await startController(api);
      await waitFor("kept keys", () => keptIn(api).length === 1);
      await using first = await startDataPlane("web-0", controller);
      await using second = await startDataPlane("web-1", controller);
      assert.ok(!first.hasEnded && !second.hasEnded);
      for (const port of ports) {
        assert.equal(await statusOf(port, await issuer.sign({})), ACCEPTED);
        assert.equal(await statusOf(port, "a.b.c"), REFUSED);
      }
      assert.equal(issuer.fetches, 1);
    }
    issuer.available = false;
    await using controller = await startController(api);
    await using restarted = await startDataPlane("web-0", controller);
    assert.equal(await statusOf(ports[0] ?? 0, await issuer.sign({})), ACCEPTED);
    const before = issuer.fetches;
    await issuer.rotate();
    assert.equal(await statusOf(ports[0] ?? 0, await issuer.sign({})), REFUSED);
    assert.ok(issuer.fetches > before, "an unknown key makes the data plane fetch");
    assert.ok(!restarted.hasEnded);
  } finally {
    await issuer.close();
  }
});

test("without keys every token is refused, until the controller has them", async () => {
  const issuer = await TokenIssuer.start();
  issuer.available = false;
  const api = new SimulatedApi(SIMULATED_KINDS);
  const port = await freePort();
  try {
    for (const object of [service("app"), ...objectsFor("web", port, issuer.issuer)])
      api.apply(object);
    await using controller = await startController(api);
    await using dataPlane = await startDataPlane("web", controller);
    assert.equal(await statusOf(port, await issuer.sign({})), REFUSED);
    assert.equal(await statusOf(port, "a.b.c"), REFUSED);
    assert.deepEqual(keptIn(api), []);
    issuer.available = true;
    await waitFor("kept keys", () => keptIn(api).length === 1);
    await waitFor(
      "accepted token",
      async () => (await statusOf(port, await issuer.sign({}))) === ACCEPTED,
    );
    assert.equal(await statusOf(port, "a.b.c"), REFUSED);
    assert.ok(!dataPlane.hasEnded);
  } finally {
    await issuer.close();
  }
});

test("the key set of a plain backend is fetched by the controller, that of one with policies by the data plane", async () => {
  const issuer = await TokenIssuer.start();
  const api = new SimulatedApi(SIMULATED_KINDS);
  const port = await freePort();
  const backendRef = { group: "edgegateway.dev", kind: "EdgeBackend", name: "idp" };
  const backend = (policies: object): KubeObject =>
    objectOf("edgegateway.dev/v1alpha1", "EdgeBackend", "idp", {
      spec: {
        static: { host: "127.0.0.1", port: Number(new URL(issuer.issuer).port) },
        ...policies,
      },
    });
  try {
    const objects = objectsFor("web", port, issuer.issuer, { backendRef });
    for (const object of [service("app"), backend({}), ...objects]) api.apply(object);
    await using controller = await startController(api);
    await waitFor("kept keys", () => keptIn(api).length === 1);
    await using dataPlane = await startDataPlane("web", controller);
    assert.equal(await statusOf(port, await issuer.sign({})), ACCEPTED);
    assert.equal(issuer.fetches, 1);
    api.apply(backend({ policies: { tcp: { connectTimeout: "5s" } } }));
    await waitFor("no kept keys", () => keptIn(api).length === 0);
    assert.equal(await statusOf(port, await issuer.sign({})), ACCEPTED);
    assert.ok(!dataPlane.hasEnded);
  } finally {
    await issuer.close();
  }
});
