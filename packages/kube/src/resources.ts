import type { Client } from "./client.ts";
import { API_STATUS, hasStatus } from "./api-error.ts";
import { isJson } from "./objects.ts";

/** A kind of objects that an API server has. */
export interface Resource {
  readonly kind: string;
  /** The API group and version of the kind, for example `gateway.networking.k8s.io/v1` or `v1`. */
  readonly apiVersion: string;
  /** The name of the kind in paths, for example `httproutes`. */
  readonly plural: string;
  readonly isNamespaced: boolean;
}

/**
 * Finds a kind in the first of these versions that the server has; undefined if the server has none.
 * @throws {ApiError} if the server refuses a request; Error if there is no response
 */
export async function findResource(
  client: Client,
  kind: string,
  apiVersions: readonly string[],
  signal?: AbortSignal,
): Promise<Resource | undefined> {
  for (const apiVersion of apiVersions) {
    const found = (await resourcesOf(client, apiVersion, signal)).find((one) => one.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function resourcesOf(
  client: Client,
  apiVersion: string,
  signal: AbortSignal | undefined,
): Promise<readonly Resource[]> {
  try {
    const response = await client.request("GET", basePath(apiVersion), signal && { signal });
    const list: unknown = isJson(response) ? response["resources"] : [];
    return Array.isArray(list) ? list.flatMap((item: unknown) => resourceOf(item, apiVersion)) : [];
  } catch (error) {
    if (hasStatus(error, API_STATUS.notFound)) return [];
    throw error;
  }
}

/** Subresources such as `httproutes/status` are separate entries, so they are skipped. */
function resourceOf(item: unknown, apiVersion: string): readonly Resource[] {
  if (!isJson(item)) return [];
  const { name, kind, namespaced } = item;
  if (typeof name !== "string" || typeof kind !== "string" || name.includes("/")) return [];
  return [{ kind, apiVersion, plural: name, isNamespaced: namespaced === true }];
}

function basePath(apiVersion: string): string {
  return apiVersion.includes("/") ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}

/** Returns the path of all objects of a kind, optionally in one namespace. */
export function listPath({ apiVersion, plural }: Resource, namespace?: string): string {
  const place = namespace === undefined ? "" : `/namespaces/${encodeURIComponent(namespace)}`;
  return `${basePath(apiVersion)}${place}/${plural}`;
}

/** Returns the path of one object in the Kubernetes API. */
export function objectPath(
  resource: Resource,
  { namespace, name }: { readonly namespace?: string | undefined; readonly name: string },
): string {
  return `${listPath(resource, namespace)}/${encodeURIComponent(name)}`;
}
