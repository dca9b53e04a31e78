import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { KubeClient } from "./client.ts";
import { CONTROLLER_NAMESPACE } from "./controller-access.ts";
import { KubeError } from "./go.ts";

const GATEWAY_API = "/apis/gateway.networking.k8s.io/v1";
const OWN = "/apis/edgegateway.dev/v1alpha1";
const NAMESPACE = "namespaces/default";
const NAME = "example";
const STATUS_MS = 30_000;

/** A data plane that serves an example gateway of a cluster. */
export interface ExampleGateway extends AsyncDisposable {
  /** The URL of the example route. */
  readonly url: string;
  readonly gateway: Gateway;
}

/**
 * Applies a Gateway and an HTTPRoute to an upstream of this process, and runs a data plane on this
 * machine with the configuration of the controller; waits until the controller reports that they
 * are served.
 * @param xds where the controller serves the configuration
 * @throws {KubeError} if the controller does not report this
 */
export async function startExampleGateway(
  client: KubeClient,
  xds: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ExampleGateway> {
  const upstream = await startEcho();
  try {
    const port = await freePort();
    const { port: upstreamPort } = new URL(upstream.url);
    for (const [path, object] of exampleObjects(port, Number(upstreamPort)))
      await applyObject(client, path, object);
    const own = { namespace: "default", name: NAME };
    const gateway = await startDataPlane(client, xds, own, environment);
    await waitForConditions(client);
    return {
      url: `http://127.0.0.1:${port}/`,
      gateway,
      [Symbol.asyncDispose]: async () => {
        await gateway[Symbol.asyncDispose]();
        await upstream[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await upstream[Symbol.asyncDispose]();
    throw error;
  }
}

/** The namespace and name of a gateway. */
export interface GatewayName {
  readonly namespace: string;
  readonly name: string;
}

/** A token of the ServiceAccount of a gateway, and the authorities of the controller, as PEM. */
export async function dataPlaneAccess(
  client: KubeClient,
  { namespace, name }: GatewayName,
): Promise<{ readonly token: string; readonly authorities: string }> {
  const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
  await client.request("POST", accounts, { metadata: { name, namespace } });
  const { body: issued } = await client.expect("POST", `${accounts}/${name}/token`, {
    spec: { audiences: ["edge-gateway"] },
  });
  const secret = `/api/v1/namespaces/${CONTROLLER_NAMESPACE}/secrets/edge-gateway-xds-tls`;
  const { body: certificate } = await client.expect("GET", secret);
  const authorities = String(Object(Object(certificate).data)["ca.crt"]);
  return {
    token: String(Object(Object(issued).status).token),
    authorities: Buffer.from(authorities, "base64").toString(),
  };
}

/** Runs a data plane of a gateway, with the ServiceAccount and the token that it has in a cluster. */
export async function startDataPlane(
  client: KubeClient,
  xds: string,
  gateway: GatewayName,
  environment: Readonly<Record<string, string>> = {},
): Promise<Gateway> {
  const { token, authorities } = await dataPlaneAccess(client, gateway);
  const folder = await mkdtemp(join(tmpdir(), "data-plane-"));
  const [tokenFile, rootFile] = [join(folder, "token"), join(folder, "ca.crt")];
  await writeFile(tokenFile, token, { mode: 0o600 });
  await writeFile(rootFile, authorities);
  return Gateway.start({
    config: "config: {}",
    environment: {
      NAMESPACE: gateway.namespace,
      GATEWAY: gateway.name,
      XDS_ADDRESS: xds,
      XDS_TOKEN_FILE: tokenFile,
      XDS_ROOT_CA: rootFile,
      ...environment,
    },
  });
}

/** Paths of lists, with the objects that are applied there. */
function exampleObjects(
  port: number,
  upstreamPort: number,
): readonly (readonly [string, object])[] {
  const metadata = { name: NAME };
  const own = { group: "edgegateway.dev", kind: "EdgeBackend", name: NAME };
  return [
    [
      `${GATEWAY_API}/${NAMESPACE}/gateways`,
      {
        apiVersion: "gateway.networking.k8s.io/v1",
        kind: "Gateway",
        metadata,
        spec: {
          gatewayClassName: "edge-gateway",
          listeners: [{ name: "http", port, protocol: "HTTP" }],
        },
      },
    ],
    [
      `${OWN}/${NAMESPACE}/edgebackends`,
      {
        apiVersion: "edgegateway.dev/v1alpha1",
        kind: "EdgeBackend",
        metadata,
        spec: { static: { host: "127.0.0.1", port: upstreamPort } },
      },
    ],
    [
      `${GATEWAY_API}/${NAMESPACE}/httproutes`,
      {
        apiVersion: "gateway.networking.k8s.io/v1",
        kind: "HTTPRoute",
        metadata,
        spec: { parentRefs: [{ name: NAME }], rules: [{ backendRefs: [own] }] },
      },
    ],
  ];
}

async function applyObject(client: KubeClient, path: string, object: object): Promise<void> {
  await client.expect("PATCH", `${path}/${NAME}?fieldManager=example&force=true`, {
    type: "application/apply-patch+yaml",
    text: JSON.stringify(object),
  });
}

/**
 * Waits until the gateway is programmed, and the route is accepted with all its references
 * resolved, at their current generation.
 */
async function waitForConditions(client: KubeClient): Promise<void> {
  const gateway = `${GATEWAY_API}/${NAMESPACE}/gateways/${NAME}`;
  const route = `${GATEWAY_API}/${NAMESPACE}/httproutes/${NAME}`;
  let seen = "";
  const isServed = async (): Promise<boolean> => {
    const { body: first } = await client.expect("GET", gateway);
    const { body: second } = await client.expect("GET", route);
    const [parent] = Object(Object(Object(second).status)).parents ?? [];
    seen = JSON.stringify([Object(first).status, Object(second).status], undefined, 2);
    return (
      isTrue(first, Object(first).status, "Programmed") &&
      isTrue(second, parent, "Accepted") &&
      isTrue(second, parent, "ResolvedRefs")
    );
  };
  await waitFor("served gateway", isServed, STATUS_MS).catch((cause: unknown) => {
    throw new KubeError(`the controller does not serve the gateway; the statuses are:\n${seen}`, {
      cause,
    });
  });
}

function isTrue(object: unknown, holder: unknown, type: string): boolean {
  const { generation } = Object(Object(object).metadata);
  const conditions: readonly Record<string, unknown>[] = Object(holder).conditions ?? [];
  return conditions.some(
    (condition) =>
      condition["type"] === type &&
      condition["status"] === "True" &&
      condition["observedGeneration"] === generation,
  );
}
