import { withDefaultsMcpEndpointPaths } from "@edge-gateway/generated/defaults/index.ts";
import type { McpAuthentication } from "@edge-gateway/generated/types/index.ts";

/** The path of the MCP endpoint if the configured resource has no path. */
const { StreamableHTTP: MCP_PATH } = withDefaultsMcpEndpointPaths({});

/** The MCP endpoint, as clients see it. */
export interface Resource {
  readonly url: string;
  readonly origin: string;
  readonly path: string;
}

/** Parses the URL that clients use. The validated configuration contains only valid URLs. */
export function configuredResource({ resourceMetadata }: McpAuthentication): Resource | undefined {
  const resource = resourceMetadata?.["resource"];
  const parsed = typeof resource === "string" ? URL.parse(resource) : null;
  if (parsed === null || typeof resource !== "string") return undefined;
  const path = parsed.pathname === "/" ? MCP_PATH : parsed.pathname;
  return { url: resource, origin: parsed.origin, path };
}
