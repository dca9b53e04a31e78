/** A configuration with one gateway on the port `PORT` and these routes; JSON is YAML too. */
export function configuration(
  routes: readonly object[],
  more: {
    readonly backends?: object;
    readonly config?: object;
    readonly policies?: object;
    readonly secrets?: object;
  } = {},
): string {
  const { policies = {}, ...sections } = more;
  const gateways = { test: { port: PORT, protocol: "HTTP", policies, routes } };
  return JSON.stringify({ gateways, ...sections }).replace(`"${PORT}"`, PORT);
}

/** The port as a plain scalar: in quotes it would not be a number. */
const PORT = "$PORT";

/** The paths that the specification asks a protected MCP route to match. */
export const mcpMatches = (path = "/mcp") =>
  [
    path,
    `/.well-known/oauth-protected-resource${path}`,
    `/.well-known/oauth-authorization-server${path}`,
  ].map((value) => ({ path: { type: "PathPrefix", value } }));

/** A backend with the MCP server at a URL as its one target. */
export function mcpBackend(url: string): object {
  const { hostname, port } = new URL(url);
  const target = { name: "server", static: { host: hostname, port: Number(port) } };
  return { mcp: { targets: [target] } };
}
