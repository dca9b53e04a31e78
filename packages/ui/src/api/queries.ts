import type { AdminTopology } from "@edge-gateway/generated/types/index.ts";
import { queryOptions } from "@tanstack/react-query";
import { admin } from "./client.ts";

/** Milliseconds between two looks at something that changes by itself. */
export const OFTEN = 5_000;

/** Routes in the picture of the overview; the table of the page Traffic shows all. */
export const FLOW_ROUTES = 12;

/** The process, and how it runs. */
export const runtimeQuery = queryOptions({
  queryKey: ["runtime"],
  queryFn: async ({ signal }) => (await admin.call("getRuntime", { signal })).value,
  refetchInterval: OFTEN,
});

/** Which configuration runs, and the result of the last attempt to change it. */
export const configStatusQuery = queryOptions({
  queryKey: ["config", "status"],
  queryFn: async ({ signal }) => (await admin.call("getConfigStatus", { signal })).value,
  refetchInterval: OFTEN,
});

/** Which routes a page shows; without any member, only the listeners matter to it. */
interface ShownRoutes {
  readonly route?: string;
  readonly backend?: string;
  readonly limit?: number;
}

/**
 * Listeners, some routes, and the backends of these. There may be tens of thousands of routes, so the
 * gateway searches in them, and a page reads only what it shows.
 */
export function topologyQuery(shown: ShownRoutes) {
  return queryOptions({
    queryKey: ["topology", shown],
    queryFn: async ({ signal }): Promise<AdminTopology> =>
      (await admin.call("getTopology", { signal, query: { limit: 1, ...shown } })).value,
    refetchInterval: OFTEN,
  });
}

/** The endpoints of backends, and their health. */
export const endpointsQuery = queryOptions({
  queryKey: ["endpoints"],
  queryFn: async ({ signal }) => (await admin.call("getEndpoints", { signal })).value,
  refetchInterval: OFTEN,
});

/** The key sets of authentication policies. */
export const keySetsQuery = queryOptions({
  queryKey: ["key-sets"],
  queryFn: async ({ signal }) => (await admin.call("getKeySets", { signal })).value,
  refetchInterval: OFTEN,
});

/** The last failed requests of a route. */
export function failuresQuery(id: string) {
  return queryOptions({
    queryKey: ["route", "failures", id],
    queryFn: async ({ signal }) =>
      (await admin.call("getRouteFailures", { signal, query: { id } })).value,
    refetchInterval: OFTEN,
  });
}

/** The files of the configuration, once for each visit of their page: a person edits them there. */
export const configSourceQuery = queryOptions({
  queryKey: ["config", "source"],
  queryFn: ({ signal }) => admin.call("getConfigSource", { signal }),
  staleTime: Infinity,
  gcTime: 0,
});

/**
 * Where a route is configured, and its policies.
 * @param generation of the configuration, after which the answer may be another one
 */
export function routeQuery(id: string, generation: number) {
  return queryOptions({
    queryKey: ["route", id, generation],
    queryFn: async ({ signal }) =>
      (await admin.call("explainRoute", { signal, query: { id } })).value,
    staleTime: Infinity,
  });
}
