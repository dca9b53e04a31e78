import type { McpBackend, ParsedMcpBackend } from "@edge-gateway/generated/types/index.ts";

/** Whether the gateway reads every message of a backend; if not, messages are forwarded unchanged. */
export function isFederated({
  targets,
  prefixMode,
  sessionRouting,
}: McpBackend | ParsedMcpBackend): boolean {
  return (
    targets.length > 1 ||
    prefixMode === "Always" ||
    sessionRouting === "Stateless" ||
    targets[0]?.static?.protocol !== "StreamableHTTP" ||
    targets[0].static.openapi !== undefined ||
    targets[0].static.consent !== undefined
  );
}

/**
 * Whether a client's own credentials reach the server: there is one MCP server only, which may sign clients in
 * by itself. Each of several would get what is meant for one, and where the gateway is the server, or the
 * client of the user's provider, nobody else expects them.
 */
export function keepsCredentials({ targets }: McpBackend | ParsedMcpBackend): boolean {
  const [target] = targets;
  const isServer = target?.static !== undefined && target.static.openapi === undefined;
  return targets.length === 1 && isServer && target.static?.consent === undefined;
}
