import { accessOf } from "@edge-gateway/kube/access";
import type { Access } from "@edge-gateway/kube/access";
import { ApiClient } from "@edge-gateway/kube/client";
import type { Client } from "@edge-gateway/kube/client";
import { dataPlaneAccount } from "@edge-gateway/kube/data-plane-account";
import { isJson, isKubeObject } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { listPages } from "@edge-gateway/kube/list-pages";
import { forwardPort } from "@edge-gateway/kube/port-forward";
import { findResource } from "@edge-gateway/kube/resources";
import type { Resource } from "@edge-gateway/kube/resources";
import type {
  ClusterAccess,
  ClusterTarget,
  PodResource,
  ReachedGateway,
} from "./gateway-target.ts";
import { CommandError } from "../exit.ts";

/** An API server with the user's credentials. */
export interface Cluster {
  readonly access: Access;
  readonly client: Client;
  readonly namespace: string;
}

/** The label of all resources that belong to a Gateway (Gateway API, GEP-1762). */
const GATEWAY_LABEL = "gateway.networking.k8s.io/gateway-name";

/**
 * How the API server serves a kind; undefined if the server does not know the kind.
 * @throws CommandError if the API server refuses
 */
export async function resourceIn(
  cluster: Cluster,
  kind: string,
  apiVersions: readonly string[],
  signal: AbortSignal,
): Promise<Resource | undefined> {
  try {
    return await findResource(cluster.client, kind, apiVersions, signal);
  } catch (error) {
    throw refused(cluster, error);
  }
}

/**
 * The cluster of a kubeconfig, with the namespace that commands use.
 * @throws CommandError if no cluster is configured
 */
export function clusterOf({ namespace, kubeconfig, context }: ClusterAccess): Cluster {
  try {
    const access = accessOf({
      ...(kubeconfig !== undefined && { kubeconfig }),
      ...(context !== undefined && { context }),
    });
    return { access, client: new ApiClient(access), namespace: namespace ?? access.namespace };
  } catch (error) {
    throw new CommandError(`no cluster can be reached: ${messageOf(error)}`, { cause: error });
  }
}

/** Forwards ports of this machine to a pod of a gateway. */
export async function reachInCluster(
  target: ClusterTarget,
  signal: AbortSignal,
): Promise<ReachedGateway> {
  const cluster = clusterOf(target.access);
  const { pod, others } = await podOf(cluster, target.resource, signal);
  const forwards = new AsyncDisposableStack();
  let failure: Error | undefined;
  const forward = async (port: number): Promise<number> => {
    const place = { namespace: cluster.namespace, pod, port };
    const failed = (error: Error): void => void (failure ??= error);
    return forwards.use(await forwardPort(cluster.access, place, failed)).port;
  };
  return {
    adminPort: await forward(target.adminPort),
    listenerPort: forward,
    ...(others > 0 && { part: `pod ${cluster.namespace}/${pod}, one of ${others + 1}` }),
    get failure() {
      return failure;
    },
    [Symbol.asyncDispose]: () => forwards.disposeAsync(),
  };
}

/** A running pod by its name, and the number of other pods that run for the same gateway. */
interface ChosenPod {
  readonly pod: string;
  readonly others: number;
}

/** A ready pod or, if no pod is ready, a running pod. */
async function podOf(
  cluster: Cluster,
  resource: PodResource | undefined,
  signal: AbortSignal,
): Promise<ChosenPod> {
  if (resource?.kind === "pod") return { pod: resource.name, others: 0 };
  const selector = await selectorOf(cluster, resource, signal);
  const pods = await listOf(cluster, `pods?labelSelector=${encodeURIComponent(selector)}`, signal);
  const gateways = [...new Set(pods.map((pod) => pod.metadata.labels?.[GATEWAY_LABEL] ?? ""))];
  if (resource === undefined && gateways.length > 1) {
    const names = gateways.map((name) => `gateway/${name}`).join(", ");
    throw new CommandError(
      `namespace '${cluster.namespace}' has several gateways: name one of ${names}`,
    );
  }
  const running = pods.filter(isRunning);
  const chosen = running.find(isReady) ?? running[0];
  if (chosen !== undefined) return { pod: chosen.metadata.name, others: running.length - 1 };
  const what = resource === undefined ? "a gateway" : `${resource.kind}/${resource.name}`;
  const count = pods.length === 0 ? "no pod" : `no running pod among the ${pods.length} pods`;
  throw new CommandError(
    `there is ${count} of ${what} in namespace '${cluster.namespace}'; --namespace names another one`,
  );
}

async function selectorOf(
  cluster: Cluster,
  resource: PodResource | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (resource === undefined) return GATEWAY_LABEL;
  if (resource.kind === "gateway") return `${GATEWAY_LABEL}=${dataPlaneAccount(resource.name)}`;
  const [namespace, name] = [cluster.namespace, resource.name].map(encodeURIComponent);
  const path = `/apis/apps/v1/namespaces/${namespace}/deployments/${name}`;
  const deployment = await ask(cluster, path, signal);
  const spec = isJson(deployment) ? deployment["spec"] : undefined;
  const selector = isJson(spec) ? spec["selector"] : undefined;
  const labels = isJson(selector) ? selector["matchLabels"] : undefined;
  return Object.entries(isJson(labels) ? labels : {})
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(",");
}

function isRunning({ metadata, ["status"]: status }: KubeObject): boolean {
  return (
    metadata.deletionTimestamp === undefined && isJson(status) && status["phase"] === "Running"
  );
}

function isReady({ ["status"]: status }: KubeObject): boolean {
  const conditions: unknown = isJson(status) ? status["conditions"] : undefined;
  return (
    Array.isArray(conditions) &&
    conditions.some((one) => isJson(one) && one["type"] === "Ready" && one["status"] === "True")
  );
}

/** Lists the objects of one kind in the namespace. */
async function listOf(
  cluster: Cluster,
  resource: string,
  signal: AbortSignal,
): Promise<readonly KubeObject[]> {
  const path = `/api/v1/namespaces/${encodeURIComponent(cluster.namespace)}/${resource}`;
  const list = await ask(cluster, path, signal);
  const items: unknown = isJson(list) ? list["items"] : [];
  return Array.isArray(items) ? items.filter(isKubeObject) : [];
}

/**
 * Sends a request to the API server.
 * @throws CommandError with the reason of the API server
 */
async function ask(cluster: Cluster, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await cluster.client.request("GET", path, { signal });
  } catch (error) {
    throw refused(cluster, error);
  }
}

/**
 * The objects of a paginated list.
 * @throws CommandError if the API server refuses
 */
export async function* pagesOf(
  cluster: Cluster,
  path: string,
  selection: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<readonly KubeObject[]> {
  try {
    yield* listPages(cluster.client, path, selection, signal);
  } catch (error) {
    throw refused(cluster, error);
  }
}

function refused({ access }: Cluster, error: unknown): CommandError {
  const message = `the API server at ${access.server}: ${messageOf(error)}`;
  return new CommandError(message, { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
