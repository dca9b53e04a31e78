import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { KubeClient } from "../../tools/kube/client.ts";

/** A Kubernetes object from a file. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly [field: string]: unknown;
}

/** Whether this is an object of a kind that the gateway knows. */
export function isManifest(value: unknown): value is Manifest {
  const { apiVersion, kind, metadata } = Object(value);
  return (
    typeof apiVersion === "string" &&
    Object.hasOwn(KINDS, kind) &&
    typeof Object(metadata).name === "string"
  );
}

/** The path of a list for each kind, as the API server reports it. */
export async function pluralsOf(client: KubeClient): Promise<ReadonlyMap<string, string>> {
  const versions = new Set(Object.values(KINDS).flatMap(({ apiVersions }) => apiVersions));
  const lists = await Promise.all(
    [...versions].map((version) => client.request("GET", groupPath(version))),
  );
  const resources = lists.flatMap(({ body }) => Object(body).resources ?? []);
  return new Map(
    resources
      .filter(({ name }: { name: string }) => !name.includes("/"))
      .map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
  );
}

/** The path of the list that contains an object. */
export function listPath(
  { apiVersion, kind, metadata }: Manifest,
  plurals: ReadonlyMap<string, string>,
): string {
  const place = metadata.namespace === undefined ? "" : `/namespaces/${metadata.namespace}`;
  return `${groupPath(apiVersion)}${place}/${plurals.get(kind)}`;
}

function groupPath(apiVersion: string): string {
  return apiVersion.includes("/") ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}
