import type { Backend } from "@edge-gateway/translate/ir";

/** The servers of a backend: addresses as `host:port` or `unix:/path`, or the names of MCP targets. */
export function serversOf(backend: Backend): readonly string[] {
  switch (backend.kind) {
    case "static":
      return [addressOf(backend.static)];
    case "service":
      return backend.service.endpoints.map(addressOf);
    case "mcp":
      return backend.mcp.targets.map(({ name }) => name);
    default:
      return [];
  }
}

function addressOf(server: {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly unixPath?: string | undefined;
}): string {
  return server.host === undefined
    ? `unix:${server.unixPath ?? ""}`
    : `${server.host}:${server.port ?? ""}`;
}
