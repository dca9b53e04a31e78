import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { closest } from "@edge-gateway/kernel/suggest";
import { isKubeObject } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { findResource, listPath } from "@edge-gateway/kube/resources";
import { ask, clusterOf } from "./cluster.ts";
import type { Cluster } from "./cluster.ts";
import type { ClusterAccess } from "./gateway-target.ts";
import { stateOf } from "./resource-state.ts";
import type { ResourceState } from "./resource-state.ts";
import { UsageError } from "./terminal.ts";

export interface ResourceQuery extends ClusterAccess {
  /** As the user wrote it; undefined means every kind. */
  readonly kind: string | undefined;
  readonly name: string | undefined;
  readonly isEverywhere: boolean;
}

/** A resource and how it does. */
export interface ListedResource extends ResourceState {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string;
}

/** Kinds that say in their status what became of them. */
const WITH_STATUS = Object.entries(KINDS)
  .flatMap(([kind, { isOwn, apiVersions, isNamespaced }]) =>
    isOwn || apiVersions.some((version) => version.startsWith("gateway.networking.k8s.io/"))
      ? [{ kind, apiVersions, isNamespaced }]
      : [],
  )
  .filter(({ kind }) => kind !== "ReferenceGrant");

/**
 * The resources of gateways in a cluster, by kind and name.
 * @throws UsageError for an unknown kind; CommandError when the API server refuses
 */
export async function listResources(
  query: ResourceQuery,
  signal: AbortSignal,
): Promise<readonly ListedResource[]> {
  const kinds = query.kind === undefined ? WITH_STATUS : [kindOf(query.kind)];
  const cluster = clusterOf(query);
  const lists = await Promise.all(kinds.map((kind) => listKind(cluster, kind, query, signal)));
  return lists.flat();
}

/** A kind by its name, in any case and number: `httproutes`, `HTTPRoute`. */
function kindOf(text: string): (typeof WITH_STATUS)[number] {
  const names = WITH_STATUS.map(({ kind }) => kind.toLowerCase());
  const name = text.toLowerCase();
  const found = WITH_STATUS.find(({ kind }) => pluralsOf(kind).includes(name));
  if (found !== undefined) return found;
  const near = closest(name, names);
  const hint = near === undefined ? `known are ${names.join(", ")}` : `did you mean ${near}?`;
  throw new UsageError(`unknown kind '${text}'; ${hint}`);
}

function pluralsOf(kind: string): readonly string[] {
  const name = kind.toLowerCase();
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, "ies")];
}

async function listKind(
  cluster: Cluster,
  { kind, apiVersions, isNamespaced }: (typeof WITH_STATUS)[number],
  { name, isEverywhere }: ResourceQuery,
  signal: AbortSignal,
): Promise<readonly ListedResource[]> {
  const resource = await findResource(cluster.client, kind, apiVersions, signal);
  if (resource === undefined) return [];
  const isAll = isEverywhere || !isNamespaced;
  const path = listPath(resource, isAll ? undefined : cluster.namespace);
  const list = await ask(cluster, path, signal);
  const items: unknown = Object(list).items;
  const objects: readonly KubeObject[] = Array.isArray(items) ? items.filter(isKubeObject) : [];
  return objects
    .filter(({ metadata }) => name === undefined || metadata.name === name)
    .map((object) => ({
      kind,
      namespace: object.metadata.namespace,
      name: object.metadata.name,
      ...stateOf(object),
    }));
}
