import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Running } from "../admin/address.ts";
import { createAdminServer, type AdminDependencies } from "../admin/server.ts";
import {
  createReadinessServer,
  createStatsServer,
  type ReadinessDependencies,
  type StatsDependencies,
} from "../admin/stats-server.ts";

/** The data that the servers of a process report, and the actions that they run. */
export type ServerParts = Omit<AdminDependencies, "address" | "limits"> &
  Pick<StatsDependencies, "metrics"> &
  Pick<ReadinessDependencies, "pending">;

/**
 * Starts admin, metrics and readiness, and puts each into `running` as soon as it runs; the last
 * one reports that the gateway is ready.
 */
export async function startServers(
  { adminAddr, statsAddr, readinessAddr, observability: limits }: Settings,
  { metrics, pending, ...admin }: ServerParts,
  running: Running[],
): Promise<void> {
  const { log } = admin;
  const maxConnections = limits.maxAdminConnections;
  running.push(await createAdminServer({ ...admin, address: adminAddr, limits }));
  running.push(await createStatsServer({ address: statsAddr, maxConnections, metrics, log }));
  running.push(
    await createReadinessServer({ address: readinessAddr, maxConnections, pending, log }),
  );
}
