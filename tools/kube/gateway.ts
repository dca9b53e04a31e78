import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/gateway";
import { startEcho } from "@edge-gateway/testkit/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { KubeClient } from "./client.ts";
import { KubeError } from "./go.ts";

const GATEWAY_API = "/apis/gateway.networking.k8s.io/v1";
const OWN = "/apis/edgegateway.dev/v1alpha1";
const NAMESPACE = "namespaces/default";
const NAME = "example";
const STATUS_MS = 30_000;

/** What is read of the cluster for a data plane: lists of paths. */
const READ = [
  `${GATEWAY_API}/gatewayclasses`,
  ...["gateways", "httproutes"].map((plural) => `${GATEWAY_API}/${NAMESPACE}/${plural}`),
  `${OWN}/${NAMESPACE}/edgebackends`,
  `${OWN}/${NAMESPACE}/edgepolicies`,
];

/** A data plane that serves an example gateway of a cluster. */
export interface ExampleGateway extends AsyncDisposable {
  /** Where the example route answers. */
  readonly url: string;
}

/**
 * Applies a Gateway and an HTTPRoute to an upstream of this process, waits until the controller says
 * that they are served, and runs a data plane with them on this machine. It gets them as a file of what
 * the API server has: controllers bring no configuration to data planes yet.
 * @throws {KubeError} when the controller does not accept them
 */
export async function startExampleGateway(client: KubeClient): Promise<ExampleGateway> {
  const upstream = await startEcho();
  try {
    const port = await freePort();
    const { port: upstreamPort } = new URL(upstream.url);
    for (const [path, object] of exampleObjects(port, Number(upstreamPort)))
      await applyObject(client, path, object);
    await waitForConditions(client);
    const items = await readObjects(client);
    const text = JSON.stringify({ apiVersion: "v1", kind: "List", items });
    const gateway = await Gateway.start({ config: () => ({ "cluster.yaml": text }) });
    return {
      url: `http://127.0.0.1:${port}/`,
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

/** The gateway is programmed, and the route accepted with all that it refers to, as they now are. */
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

/** Items of lists do not say their kind; the list does. */
async function readObjects(client: KubeClient): Promise<readonly object[]> {
  const lists = await Promise.all(READ.map((path) => client.expect("GET", path)));
  return lists.flatMap(({ body }) => {
    const { apiVersion, kind, items } = Object(body);
    const own = { apiVersion, kind: String(kind).replace(/List$/, "") };
    return items.map((item: object) => ({ ...item, ...own }));
  });
}
