import type {
  AdminMcpServer,
  AdminMcpSession,
  AdminMcpTarget,
  McpTarget,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { Backend } from "@edge-gateway/translate/ir";
import { isPrefixed } from "@edge-gateway/translate/ir/is-prefixed";
import type { McpStatus } from "@edge-gateway/mcp/session/mcp-status";
import type { McpTargetStatus } from "@edge-gateway/mcp/target/target-notes";
import { AdminRefusal } from "../problem.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";
import { openAt } from "./open-at.ts";
import { placeOf } from "./place-of.ts";

const MOST_SERVERS = LIMITS.adminMcpServers.servers.maxItems;
const MOST_SESSIONS = LIMITS.adminMcpSessions.sessions.maxItems;

type McpBackend = Extract<Backend, { kind: "mcp" }>;
type Operations = SomeHandlers<"getMcpServers" | "getMcpSessions" | "endMcpSession">;

/** The operations about MCP servers and sessions. */
export function mcpOperations({ ir, status, mcp }: ApiParts): Operations {
  return {
    getMcpServers: async () => {
      const current = ir();
      if (current === undefined) throw new AdminRefusal("unavailable", "the gateway is starting");
      const { targets } = await mcp();
      const { source } = status().config;
      const all = current.backends.filter((backend) => backend.kind === "mcp");
      const servers = all.slice(0, MOST_SERVERS).map((backend) => ({
        ...serverOf(backend, targets, source),
        ...openAt(current, backend.key),
      }));
      return { value: { servers, omitted: all.length - servers.length } };
    },
    getMcpSessions: async () => {
      const all = (await mcp()).sessions;
      const sessions = all.slice(0, MOST_SESSIONS).map(sessionOf);
      return { value: { sessions, omitted: all.length - sessions.length } };
    },
    endMcpSession: async ({ query: { id } }) => {
      const { hasEnded } = await mcp(id);
      if (!hasEnded) throw new AdminRefusal("not-found", `there is no session ${id}`);
      return { value: { id } };
    },
  };
}

function sessionOf({ digest: id, ...session }: McpStatus["sessions"][number]): AdminMcpSession {
  return { id, ...session };
}

function serverOf(
  { key, name, mcp, place }: McpBackend,
  seen: readonly McpTargetStatus[],
  source: string,
): AdminMcpServer {
  return {
    backend: key,
    name,
    isPrefixed: isPrefixed(mcp),
    targets: mcp.targets.map((target) =>
      targetOf(
        target,
        seen.find((one) => one.backend === key && one.target === target.name),
      ),
    ),
    place: placeOf(place, source),
  };
}

function targetOf({ name, static: server }: McpTarget, seen?: McpTargetStatus): AdminMcpTarget {
  return {
    name,
    ...transportOf(server),
    ...stateOf(seen),
  };
}

function transportOf(server: McpTarget["static"]): Pick<AdminMcpTarget, "transport" | "address"> {
  if (server === undefined) return { transport: "stdio" };
  const { host = "", port, protocol, openapi } = server;
  const transport = openapi === undefined ? protocol : "OpenAPI";
  return { transport, address: port === undefined ? host : `${host}:${port}` };
}

function stateOf(
  seen: McpTargetStatus | undefined,
): Pick<
  AdminMcpTarget,
  "state" | "capabilities" | "protocolVersion" | "lastError" | "lastErrorAt"
> {
  if (seen === undefined) return { state: "unknown", capabilities: [] };
  const { workedAt, lostAt, failedAt, failure, version, capabilities } = seen;
  const known = workedAt > 0 ? "available" : "unknown";
  const responds = failedAt > workedAt ? "failing" : known;
  return {
    state: lostAt > workedAt ? "unavailable" : responds,
    capabilities,
    ...(version === "" ? {} : { protocolVersion: version }),
    ...(failedAt === 0
      ? {}
      : { lastError: failure, lastErrorAt: new Date(failedAt).toISOString() }),
  };
}
