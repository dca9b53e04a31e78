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
 * Starts the servers for admin, metrics and readiness, and adds each to `running` as soon as it listens. The
 * readiness server starts last, because it reports that the gateway is ready.
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
