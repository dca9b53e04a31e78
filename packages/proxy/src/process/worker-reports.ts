import type { ApiParts } from "@edge-gateway/admin/api/parts";
import { mergeEndpoints } from "@edge-gateway/gateway/endpoints/endpoint-status";
import { mergeMcp } from "@edge-gateway/mcp/session/mcp-status";
import type { WorkerPool } from "../workers/pool.ts";

/** What the admin API asks the workers. */
export type WorkerReports = Pick<
  ApiParts,
  "endpoints" | "keySets" | "calls" | "failures" | "mcp" | "mcpCatalogue"
>;

/** @param pool returns undefined before the workers have started, when there is nothing to report */
export function workerReports(pool: () => WorkerPool | undefined): WorkerReports {
  return {
    endpoints: async () => mergeEndpoints((await pool()?.endpoints()) ?? []),
    keySets: async () => (await pool()?.keySets()) ?? [],
    calls: async () => (await pool()?.calls()) ?? [],
    failures: async (route) => (await pool()?.failures(route)) ?? [],
    mcp: (ends) => pool()?.mcp(ends) ?? Promise.resolve(mergeMcp([])),
    mcpCatalogue: async (targets) => (await pool()?.mcpCatalogue(targets)) ?? [],
  };
}
