import { queryOptions } from "@tanstack/react-query";
import { admin } from "./client.ts";

/** Milliseconds between two looks at something that changes by itself. */
const OFTEN = 5_000;

/** The versions of the configuration. */
export const versionsQuery = queryOptions({
  queryKey: ["config", "versions"],
  queryFn: async ({ signal }) => (await admin.call("getConfigVersions", { signal })).value,
  refetchInterval: OFTEN,
});

/** The name of the newest version that runs or ran; undefined if none is known. */
export async function newestApplied(): Promise<string | undefined> {
  try {
    const { versions } = (await admin.call("getConfigVersions")).value;
    return versions.find(({ result }) => result === "applied")?.id;
  } catch {
    // A change is possible where its history cannot be read.
    return undefined;
  }
}

/** The files of a version, and of the one before it. */
export function versionQuery(id: string) {
  return queryOptions({
    queryKey: ["config", "version", id],
    queryFn: async ({ signal }) =>
      (await admin.call("getConfigVersion", { signal, query: { id } })).value,
    staleTime: Infinity,
  });
}

/** The gateways that share the configuration in a database. */
export const replicasQuery = queryOptions({
  queryKey: ["config", "replicas"],
  queryFn: async ({ signal }) => (await admin.call("getReplicas", { signal })).value,
  refetchInterval: OFTEN,
});
