type Members = Readonly<Record<string, unknown>>;

/** The newest protocol version whose messages the gateway supports. */
const MCP_PROTOCOL_VERSION = "2025-11-25";

/**
 * Builds the protected-resource metadata (RFC 9728 section 2) of an MCP server. Configured members, with
 * names in snake case, replace computed members of the same name, or follow them.
 */
export function protectedResource(
  resource: string,
  authorizationServers: readonly string[],
  configured: Members,
): Members {
  const members = Object.fromEntries(
    Object.entries(configured).map(([name, value]) => [snakeCase(name), value]),
  );
  return {
    resource,
    authorization_servers: authorizationServers,
    mcp_protocol_version: MCP_PROTOCOL_VERSION,
    resource_type: "mcp-server",
    ...pick(members, ORDERED),
    ...members,
  };
}

/** Optional members of the metadata, which follow the computed members in this order. */
const ORDERED = ["bearer_methods_supported", "scopes_supported"];

function pick(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(
    names.filter((name) => name in members).map((name) => [name, members[name]]),
  );
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
