import { listPath } from "@edge-gateway/kube/resources";
import { clusterOf, pagesOf, resourceIn } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";
import type { ClusterAccess } from "./gateway-target.ts";
import { GATEWAY_KINDS, kindOf } from "./kinds.ts";
import type { GatewayKind } from "./kinds.ts";
import { stateOf } from "./resource-state.ts";
import type { ResourceState } from "./resource-state.ts";

export interface ResourceQuery extends ClusterAccess {
  /** The kind as the user wrote it; undefined means every kind. */
  readonly kind: string | undefined;
  readonly name: string | undefined;
  readonly isEverywhere: boolean;
}

/** A resource and its state. */
export interface ListedResource extends ResourceState {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
}

/** Kinds whose status reports their state. */
const WITH_STATUS = GATEWAY_KINDS.filter(({ kind }) => kind !== "ReferenceGrant");

/**
 * The resources of gateways in a cluster, by kind and name.
 * @throws UsageError for an unknown kind; CommandError when the API server refuses
 */
export async function listResources(
  query: ResourceQuery,
  signal: AbortSignal,
): Promise<readonly ListedResource[]> {
  const kinds = query.kind === undefined ? WITH_STATUS : [kindOf(query.kind, WITH_STATUS)];
  const cluster = clusterOf(query);
  const lists = await Promise.all(kinds.map((kind) => listKind(cluster, kind, query, signal)));
  return lists.flat();
}

async function listKind(
  cluster: Cluster,
  { kind, apiVersions, isNamespaced }: GatewayKind,
  { name, isEverywhere }: ResourceQuery,
  signal: AbortSignal,
): Promise<readonly ListedResource[]> {
  const resource = await resourceIn(cluster, kind, apiVersions, signal);
  if (resource === undefined) return [];
  const isAll = isEverywhere || !isNamespaced;
  const path = listPath(resource, isAll ? undefined : cluster.namespace);
  // The server itself selects a single name.
  const selection = name === undefined ? {} : { fieldSelector: `metadata.name=${name}` };
  const listed: ListedResource[] = [];
  for await (const page of pagesOf(cluster, path, selection, signal))
    for (const object of page) {
      const { namespace, name: own } = object.metadata;
      listed.push({ kind, namespace, name: own, ...stateOf(object) });
    }
  return listed;
}
