import { PROTECTION_TASKS } from "./protection-tasks.ts";
import { keyTask } from "./key-task.ts";
import { GATEWAY, newRoute, pathPrefix, set, textOf } from "./task.ts";
import type { Task } from "./task.ts";

const ROUTE = "gateways/*/routes/*";
const STATIC = "backends/*/mcp/targets/*/static";
const NAME = { name: "name", title: "Name", isRequired: true } as const;
const PATH = { name: "path", title: "Path", at: `${ROUTE}/matches/*/path/value` } as const;

const route: Task = {
  kind: "route",
  title: "Route to a server",
  what: "Requests for a path, or for a host, go to a server of yours.",
  fields: [
    GATEWAY,
    { ...NAME, at: `${ROUTE}/name`, example: "orders" },
    { name: "hostname", title: "Host", at: `${ROUTE}/hostnames/*`, example: "shop.example.com" },
    { ...PATH, example: "/orders" },
    {
      name: "server",
      title: "Server",
      at: `${ROUTE}/backends/*/host`,
      isRequired: true,
      example: "127.0.0.1:3000",
    },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["token", "rate", "key"],
  triedAt: ({ path }) => textOf(path) || "/",
  write(values, config) {
    const { name, hostname, path, server } = values;
    const { path: at, place, owner } = newRoute(values, config);
    const value = {
      name,
      ...owner,
      ...(textOf(hostname) === "" ? {} : { hostnames: [hostname] }),
      ...pathPrefix(path),
      backends: [{ host: server }],
    };
    return {
      insertions: [{ path: at, value }],
      places: {
        gateway: ["gateways"],
        name: [...place, "name"],
        hostname: [...place, "hostnames"],
        path: [...place, "matches"],
        server: [...place, "backends"],
      },
    };
  },
};

const mcp: Task = {
  kind: "mcp",
  title: "MCP server",
  what: "Agents reach an MCP server of yours through the gateway, which shows its tools and their calls.",
  fields: [
    GATEWAY,
    { ...NAME, at: `${ROUTE}/backends/*/backend`, example: "tools" },
    { ...PATH, title: "Path for agents", isRequired: true, example: "/mcp" },
    {
      name: "host",
      title: "Host of the server",
      at: `${STATIC}/host`,
      isRequired: true,
      example: "127.0.0.1",
    },
    { name: "port", title: "Port of the server", at: `${STATIC}/port`, isRequired: true },
    { name: "endpoint", title: "Endpoint of the server", at: `${STATIC}/path`, example: "/mcp" },
  ],
  next: { to: "/mcp", text: "All MCP servers" },
  then: ["token", "tool"],
  write(values, config) {
    const { name, path, host, port, endpoint } = values;
    const { path: at, place, owner } = newRoute(values, config);
    const backend = ["backends", textOf(name)];
    const server = [...backend, "mcp", "targets", 0, "static"];
    const target = { name, static: set({ host, port, path: endpoint }) };
    return {
      insertions: [
        { path: at, value: { name, ...owner, ...pathPrefix(path), backends: [{ backend: name }] } },
        { path: backend, value: { mcp: { targets: [target] } } },
      ],
      places: {
        gateway: ["gateways"],
        name: [...place, "name"],
        path: [...place, "matches"],
        host: [...server, "host"],
        port: [...server, "port"],
        endpoint: [...server, "path"],
      },
    };
  },
};

const model: Task = {
  kind: "model",
  title: "Model",
  what: "Clients ask for a model by its name, and the gateway adds the key of its provider.",
  fields: [
    { ...NAME, at: "models/*/match/model", example: "gpt-5" },
    { name: "provider", title: "Provider", at: "models/*/provider", isRequired: true },
    {
      name: "key",
      title: "Key of the provider",
      at: "secrets/*/data/*",
      isSecret: true,
      example: "sk-…",
    },
    {
      name: "baseURL",
      title: "URL of the provider",
      at: "models/*/baseURL",
      example: "https://api.example.com/v1",
    },
  ],
  next: { to: "/llm", text: "All models, and a playground" },
  then: ["keys"],
  write({ name, provider, key, baseURL }, config) {
    const secret = `${textOf(name)}-key`.replaceAll(/[^a-z0-9.-]/g, "-");
    const isSet = textOf(key) !== "";
    const auth = isSet ? { policies: { auth: { secretRef: { name: secret } } } } : {};
    const custom = provider === "Custom" ? { custom: { formats: [{ type: "Completions" }] } } : {};
    const value = { ...set({ provider, baseURL }), ...custom, ...auth };
    const place = ["models", textOf(name)];
    const isNew = config.at("secrets", secret) === undefined;
    return {
      insertions: [
        { path: place, value },
        ...(isSet && isNew
          ? [{ path: ["secrets", secret], value: { data: { Authorization: key } } }]
          : []),
      ],
      places: {
        name: place,
        provider: [...place, "provider"],
        baseURL: [...place, "baseURL"],
        key: ["secrets", secret],
      },
    };
  },
};

const listener: Task = {
  kind: "listener",
  title: "Listener with TLS",
  what: "A port of the gateway with a certificate. Its routes are added afterwards.",
  fields: [
    { ...NAME, at: "routes/*/gateways/*", example: "secure" },
    { name: "port", title: "Port", at: "gateways/*/port", isRequired: true },
    {
      name: "cert",
      title: "Certificate",
      at: "gateways/*/tls/cert",
      isRequired: true,
      example: "tls/tls.crt",
    },
    {
      name: "key",
      title: "Private key",
      at: "gateways/*/tls/key",
      isRequired: true,
      example: "tls/tls.key",
    },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["route"],
  write({ name, port, cert, key }) {
    const place = ["gateways", textOf(name)];
    return {
      insertions: [{ path: place, value: { port, protocol: "HTTPS", tls: { cert, key } } }],
      places: {
        name: place,
        port: [...place, "port"],
        cert: [...place, "tls", "cert"],
        key: [...place, "tls", "key"],
      },
    };
  },
};

/** The common tasks, in the order of the page. */
export const TASKS: readonly Task[] = [route, mcp, model, listener, ...PROTECTION_TASKS, keyTask];
