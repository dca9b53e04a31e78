import { accessTo } from "./access.ts";
import { takenFrom } from "./paths/taken-from.ts";
import { secretFields, secretOf } from "./secret/secret-fields.ts";
import { INITIALIZE, GATEWAY, newRoute, pathPrefix, set, takenRoutes, textOf } from "./task.ts";
import type { Task, Values } from "./task.ts";

const ROUTE = "gateways/*/routes/*";
const STATIC = "backends/*/mcp/targets/*/static";
/** The path of a server that its URL does not name. */
const USUAL_PATH = "/mcp";
const SECURE = "https:";

/** Where an MCP server is, as the file says it; undefined if the text is not a URL of one. */
function serverAt(url: string): Values | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, pathname, search, username, hash } = new URL(url);
  if (!["http:", SECURE].includes(protocol) || search + username + hash !== "") return undefined;
  const isSecure = protocol === SECURE;
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(port || (isSecure ? "443" : "80")),
    ...([USUAL_PATH, "/"].includes(pathname) ? {} : { path: pathname }),
    ...(pathname.endsWith("/sse") ? { protocol: "SSE" } : {}),
  };
}

/** Leads agents to an MCP server. */
export const mcpTask: Task = {
  kind: "mcp",
  title: "MCP server",
  what: "Agents reach an MCP server of yours through the gateway, which shows its tools and their calls.",
  fields: [
    GATEWAY,
    {
      name: "name",
      title: "Name",
      isRequired: true,
      at: `${ROUTE}/backends/*/backend`,
      example: "tools",
      help: "A name of your choice for the server.",
      taken: (values, config) => [...config.names("backends"), ...takenRoutes(values, config)],
    },
    {
      name: "path",
      title: "Path for agents",
      isRequired: true,
      at: `${ROUTE}/matches/*/path/value`,
      example: USUAL_PATH,
      help: "The path at the gateway where agents find the server.",
      said: takenFrom,
    },
    {
      name: "url",
      title: "URL of the server",
      isRequired: true,
      at: `${STATIC}/host`,
      example: "http://127.0.0.1:3001/mcp",
      help: "The URL at which the gateway reaches the server; the path is `/mcp` when the URL has none.",
    },
    ...secretFields({
      title: "Token for the server",
      help: "Token or key that the server itself wants; the gateway sends it after `Bearer`. None when unset.",
    }),
  ],
  next: { to: "/mcp", text: "The server: what agents see, and a playground" },
  then: ["token", "tool"],
  trial: ({ gateway, path }) => ({
    ...{ gateway: textOf(gateway), hostname: "", path: textOf(path) },
    body: INITIALIZE,
  }),
  access: ({ gateway }, config) =>
    accessTo(config, {
      use: "see and call the tools of this server",
      gateways: [textOf(gateway)],
      closedBy: "token",
    }),
  carries: ({ gateway, name }) => ({ route: `${textOf(gateway)}/${textOf(name)}`, server: name }),
  write(values, config) {
    const { name, path, url } = values;
    const { path: at, place, owner } = newRoute(values, config);
    const backend = ["backends", textOf(name)];
    const server = [...backend, "mcp", "targets", 0, "static"];
    const found = serverAt(textOf(url));
    const { auth, ...secret } = secretOf(values, config);
    const policies = {
      ...(textOf(url).startsWith(SECURE) ? { tls: {} } : {}),
      ...(auth === undefined ? {} : { auth }),
    };
    const hasPolicies = Object.keys(policies).length > 0;
    const target = {
      name,
      static: set({ ...found, policies: hasPolicies ? policies : undefined }),
    };
    return {
      insertions: [
        { path: at, value: { name, ...owner, ...pathPrefix(path), backends: [{ backend: name }] } },
        { path: backend, value: { mcp: { targets: [target] } } },
        ...secret.insertions,
      ],
      places: {
        gateway: ["gateways"],
        name: [...place, "name"],
        path: [...place, "matches"],
        url: server,
        ...secret.places,
      },
      problems: {
        ...secret.problems,
        ...(found === undefined ? { url: NO_URL } : {}),
      },
    };
  },
};

const NO_URL = "must be a URL such as `http://127.0.0.1:3001/mcp`, without query and user name";
