import type { Settings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { RequestListener } from "node:http";
import { parseAddress, serve } from "@edge-gateway/admin/address";
import type { Running } from "@edge-gateway/admin/address";
import { createAdminServer, type AdminDependencies } from "@edge-gateway/admin/server";
import {
  createReadinessServer,
  createStatsServer,
  type ReadinessDependencies,
  type StatsDependencies,
} from "@edge-gateway/admin/stats-server";

/** The data that the servers of a process report, and the actions that they run. */
export type ServerParts = Omit<AdminDependencies, "address" | "hosts" | "limits"> &
  Pick<StatsDependencies, "metrics"> &
  Pick<ReadinessDependencies, "pending">;

const OWN_SERVERS = ["adminAddr", "statsAddr", "readinessAddr"] as const;

/**
 * Why the servers of a process cannot have their addresses, one line each, so that a start can report all of them
 * at once.
 */
export async function busyAddresses(settings: Settings, log: Logger): Promise<readonly string[]> {
  const problems = await Promise.all(
    OWN_SERVERS.map(async (setting) => {
      const address = parseAddress(settings[setting]);
      if (address.kind !== "tcp" || address.port === 0) return [];
      try {
        const server = await serve(address, { handler: refuse, maxConnections: 1, setting, log });
        await server.close();
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    }),
  );
  return problems.flat();
}

/** The connection of a client that comes during the check ends without a response. */
const refuse: RequestListener = ({ socket }) => void socket.destroy();

/**
 * Starts the servers for admin, metrics and readiness, and adds each to `running` as soon as it listens. The
 * readiness server starts last, because it reports that the gateway is ready.
 */
export async function startServers(
  { adminAddr, adminHosts: hosts, statsAddr, readinessAddr, observability: limits }: Settings,
  { metrics, pending, ...admin }: ServerParts,
  running: Running[],
): Promise<void> {
  const { log } = admin;
  const maxConnections = limits.maxAdminConnections;
  running.push(await createAdminServer({ ...admin, address: adminAddr, hosts, limits }));
  running.push(await createStatsServer({ address: statsAddr, maxConnections, metrics, log }));
  running.push(
    await createReadinessServer({ address: readinessAddr, maxConnections, pending, log }),
  );
}
