import type { ConfigText, KnownRoute } from "./config-text.ts";
import { member } from "../../components/member.ts";
import { gatewayHolder, routeHolder } from "./holder.ts";
import { GATEWAY, set, textOf } from "./task.ts";
import type { Task, TaskField, Written } from "./task.ts";

const POLICIES = "gateways/*/routes/*/policies";
const PROVIDER = `${POLICIES}/jwtAuthentication/providers/*`;
const LIMIT = `${POLICIES}/rateLimit/local/*`;
/** Where clients of MCP find the provider of tokens for a path (RFC 9728, RFC 8414). */
const DISCOVERY = [
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-authorization-server",
];

/** A route that can get a policy. */
function routeWithout(policy: string): TaskField {
  return {
    name: "route",
    title: "Route",
    at: "gateways/*/routes",
    isRequired: true,
    choices: (config) => config.routesWithout(policy),
  };
}

/** The paths of the documents of a route's paths, which the route must take, too. */
function discoveryPaths({ value }: KnownRoute): readonly string[] {
  const matches = member(value, "matches");
  const paths = (Array.isArray(matches) ? matches : []).map((match) =>
    textOf(member(match, "path", "value")),
  );
  return paths
    .filter((path) => path.length > 1 && !paths.some((each) => each.startsWith("/.well-known/")))
    .flatMap((path) => DISCOVERY.map((document) => document + path.replace(/\/$/, "")));
}

/** What lets a route take the documents by which agents find the provider. */
function discovery(config: ConfigText, name: unknown): Pick<Written, "insertions" | "note"> {
  const route = config.routes.find((each) => each.name === name);
  const paths = route === undefined ? [] : discoveryPaths(route);
  const place = route?.path;
  if (place !== undefined)
    return {
      insertions: paths.map((value) => ({
        path: [...place, "matches", "-"],
        value: { path: { type: "PathPrefix", value } },
      })),
    };
  if (paths.length === 0) return { insertions: [] };
  const note = `The route is in the file, which is not changed here: agents find the provider when its matches there have these PathPrefix, too: ${paths.join(", ")}`;
  return { insertions: [], note };
}

/** Lets only clients with a token of a provider use a route. */
const token: Task = {
  kind: "token",
  title: "Tokens for a route",
  what: "Only clients with a token (JWT) of your identity provider may use a route; agents find the provider by OAuth.",
  fields: [
    routeWithout("jwtAuthentication"),
    {
      name: "issuer",
      title: "Issuer",
      at: `${PROVIDER}/issuer`,
      isRequired: true,
      example: "https://login.example.com/",
    },
    {
      name: "audience",
      title: "Audience",
      at: `${PROVIDER}/audiences/*`,
      isRequired: true,
      example: "https://shop.example.com",
    },
    {
      name: "keys",
      title: "URL of the keys",
      at: `${PROVIDER}/jwks/remote/url`,
      isRequired: true,
      example: "https://login.example.com/jwks.json",
    },
    {
      name: "agents",
      title: "OAuth for agents",
      at: `${POLICIES}/jwtAuthentication/preserveToken`,
      help: "Whether the route leads to an MCP server: its clients are then told where to log in.",
    },
  ],
  next: { to: "/identity", text: "Why is a token refused?" },
  then: ["rate", "tool"],
  write({ route, issuer, audience, keys, agents }, config) {
    const holder = routeHolder(route, config);
    const policy = [...holder.place, "jwtAuthentication"];
    const isFirst = config.at(...policy) === undefined;
    const provider = { issuer, audiences: [audience], jwks: { remote: { url: keys } } };
    const mcp = agents === true ? { mcp: { resourceMetadata: {} } } : {};
    const { insertions, ...told } = agents === true ? discovery(config, route) : { insertions: [] };
    return {
      ...told,
      insertions: [
        isFirst
          ? holder.add(["jwtAuthentication"], { providers: [provider], ...mcp })
          : holder.add(["jwtAuthentication", "providers", "-"], provider),
        ...insertions,
      ],
      places: { route: holder.place, issuer: policy },
    };
  },
};

/** Limits the requests of a route. */
const rate: Task = {
  kind: "rate",
  title: "Rate limit of a route",
  what: "Requests beyond a rate get 429.",
  fields: [
    routeWithout("rateLimit"),
    { name: "requests", title: "Requests", at: `${LIMIT}/requests`, isRequired: true },
    { name: "unit", title: "In each of these", at: `${LIMIT}/unit`, isRequired: true },
    { name: "key", title: "Counted by", at: `${LIMIT}/key`, example: "source.address" },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["token"],
  write({ route, requests, unit, key }, config) {
    const holder = routeHolder(route, config);
    const list = [...holder.place, "rateLimit", "local"];
    const limit = [...list, config.count(...list)];
    return {
      insertions: [holder.add(["rateLimit", "local", "-"], set({ requests, unit, key }))],
      places: {
        route: holder.place,
        requests: [...limit, "requests"],
        unit: [...limit, "unit"],
        key: [...limit, "key"],
      },
    };
  },
};

const RULE = ["policies", "mcp", "authorization"] as const;

/** Hides a tool of an MCP server. */
const tool: Task = {
  kind: "tool",
  title: "Hidden tool",
  what: "Agents neither see nor call a tool of an MCP server.",
  fields: [
    {
      name: "server",
      title: "MCP server",
      at: "backends",
      isRequired: true,
      help: "A server that has no rule so far; change the rule of another one in the configuration.",
      choices: (config) =>
        config
          .ownNames("backends")
          .filter(
            (name) =>
              config.at("backends", name, "mcp") !== undefined &&
              config.at("backends", name, ...RULE) === undefined,
          ),
    },
    {
      name: "tool",
      title: "Tool",
      at: "backends/*/policies/mcp/tools/overrides/*/name",
      isRequired: true,
      example: "delete_everything",
    },
  ],
  next: { to: "/mcp", text: "All MCP servers" },
  then: ["token"],
  write({ server, tool: name }) {
    const path = ["backends", textOf(server), ...RULE];
    const expression = `mcp.tool.name == ${JSON.stringify(textOf(name))}`;
    return {
      insertions: [{ path, value: { action: "Deny", policy: { matchExpressions: [expression] } } }],
      places: { server: path, tool: [...path, "policy"] },
    };
  },
};

/** Lets only clients with a key that is made in the UI use a gateway. */
const gatewayKeys: Task = {
  kind: "keys",
  title: "Keys with budgets",
  what: "Only clients with a key may use a gateway. You make keys on the page LLM, with a budget for calls of models.",
  fields: [
    { ...GATEWAY, choices: (config) => config.gatewaysWithout("apiKeyAuthentication") },
    {
      name: "file",
      isSetting: true,
      title: "File of the keys",
      at: "config/llmKeys/file",
      help: "Keeps hashes of keys, budgets and spending over a restart of the gateway; they are in memory only when unset. A first file is used after a restart.",
      example: "keys.json",
    },
  ],
  next: { to: "/llm", text: "Make a key with a budget" },
  then: ["model"],
  write({ gateway, file }, config) {
    const holder = gatewayHolder(textOf(gateway), config);
    const place = ["config", "llmKeys"];
    const isSet = textOf(file) !== "" && config.at(...place) === undefined;
    return {
      insertions: [
        holder.add(["apiKeyAuthentication"], { runtimeKeys: {} }),
        ...(isSet ? [{ path: place, value: { file } }] : []),
      ],
      places: { gateway: [...holder.place, "apiKeyAuthentication"], file: place },
    };
  },
};

/** Tasks that protect what there is. */
export const PROTECTION_TASKS: readonly Task[] = [token, rate, tool, gatewayKeys];
