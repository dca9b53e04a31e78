import { API_STATUS, hasStatus } from "@edge-gateway/kube/api-error";
import { listPath } from "@edge-gateway/kube/resources";
import { clusterOf, pagesOf, resourceIn } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";
import type { ClusterAccess } from "./gateway-target.ts";
import { GATEWAY_KINDS, kindOf } from "./kinds.ts";
import type { GatewayKind } from "./kinds.ts";
import { UsageError } from "../exit.ts";
import { stateOf } from "./resource-state.ts";
import type { ResourceState } from "./resource-state.ts";

export interface ResourceQuery extends ClusterAccess {
  /** The kind as the user wrote it; undefined means every kind. */
  readonly kind: string | undefined;
  readonly name: string | undefined;
  readonly isEverywhere: boolean;
}

/** A resource in a list, with its state. */
export interface ListedResource extends ResourceState {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
}

/** Kinds without a status, and where their problems are reported. */
const WITHOUT_STATUS: Readonly<Record<string, string>> = {
  EdgeParameters: "gateways and gateway classes report the problems of their parameters",
  ReferenceGrant: "the resources that refer to others report missing grants",
};

/** Kinds of objects whose status reports their state. */
const WITH_STATUS = GATEWAY_KINDS.filter(({ kind }) => !(kind in WITHOUT_STATUS));

export interface ResourceList {
  readonly resources: readonly ListedResource[];
  /** The kinds that the user may not list. */
  readonly forbidden: readonly string[];
}

/**
 * The resources of gateways in a cluster, by kind and name. If no kind is given, the kinds that the
 * user may not list are left out.
 * @throws UsageError for an unknown kind; CommandError when the API server refuses
 */
export async function listResources(
  query: ResourceQuery,
  signal: AbortSignal,
): Promise<ResourceList> {
  const kinds = query.kind === undefined ? WITH_STATUS : [kindWithStatus(query.kind)];
  const cluster = clusterOf(query);
  const lists = await Promise.allSettled(
    kinds.map((kind) => listKind(cluster, kind, query, signal)),
  );
  const refusals = lists.flatMap((list) => (list.status === "rejected" ? [list.reason] : []));
  const isPartial = refusals.every(isForbidden) && refusals.length < kinds.length;
  if (refusals.length > 0 && !isPartial)
    throw refusals.find((one) => !isForbidden(one)) ?? refusals[0];
  return {
    resources: lists.flatMap((list) => (list.status === "fulfilled" ? list.value : [])),
    forbidden: kinds.flatMap(({ kind }, index) =>
      lists[index]?.status === "rejected" ? [kind] : [],
    ),
  };
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && hasStatus(error.cause, API_STATUS.forbidden);
}

function kindWithStatus(text: string): GatewayKind {
  const found = kindOf(text, GATEWAY_KINDS);
  const where = WITHOUT_STATUS[found.kind];
  if (where !== undefined) throw new UsageError(`${found.kind} has no status: ${where}`);
  return found;
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
  // If a name was given, the server itself selects the object.
  const selection = name === undefined ? {} : { fieldSelector: `metadata.name=${name}` };
  const listed: ListedResource[] = [];
  for await (const page of pagesOf(cluster, path, selection, signal))
    for (const object of page) {
      const { namespace, name: own } = object.metadata;
      listed.push({ kind, namespace, name: own, ...stateOf(object) });
    }
  return listed;
}
