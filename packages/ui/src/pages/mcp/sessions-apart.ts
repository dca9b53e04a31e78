import type { AdminMcpServers, AdminMcpSession } from "@edge-gateway/generated/types/index.ts";

/** The sessions of servers that are configured, and apart from them those of servers that were removed. */
export function sessionsApart(
  all: readonly AdminMcpSession[],
  servers: Pick<AdminMcpServers, "servers" | "omitted"> | undefined,
): Readonly<Record<"sessions" | "left", readonly AdminMcpSession[]>> {
  if (servers === undefined || servers.omitted > 0) return { sessions: all, left: [] };
  const known = new Set(servers.servers.map(({ backend }) => backend));
  const { sessions = [], left = [] } = Object.groupBy(all, ({ backend }) =>
    known.has(backend) ? "sessions" : "left",
  );
  return { sessions, left };
}
