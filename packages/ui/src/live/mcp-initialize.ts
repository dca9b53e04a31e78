/** The version of MCP that pages speak: the newest with sessions. */
export const MCP_VERSION = "2025-11-25";

/**
 * What an MCP client says first.
 * @param capabilities what the client can do for the server
 */
export function initializeParams(capabilities: object) {
  return {
    protocolVersion: MCP_VERSION,
    capabilities,
    clientInfo: { name: "edge-gateway-ui", version: "1" },
  };
}
