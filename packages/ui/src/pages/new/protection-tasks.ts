import { addressOf } from "./config-text.ts";
import type { ConfigText, KnownRoute } from "./config-text.ts";
import { member } from "../../components/member.ts";
import { keyClash, onlyWith } from "./access.ts";
import {
  entriesOf,
  entryPath,
  existingField,
  keepsExisting,
  saidOfGateways,
} from "./existing/existing-policies.ts";
import { limitText, providerText } from "./existing/existing-texts.ts";
import { routeHolder, routeLacks } from "./keys/holder.ts";
import { keysTask } from "./keys/keys-task.ts";
import { set, textOf, trialOf } from "./task.ts";
import type { Task, TaskField, Written } from "./task.ts";
import { toolTask } from "./tool-task.ts";

const POLICIES = "gateways/*/routes/*/policies";
const PROVIDER = `${POLICIES}/jwtAuthentication/providers/*`;
const LIMIT = `${POLICIES}/rateLimit/local/*`;
const PROVIDERS = ["jwtAuthentication", "providers"] as const;
/** The rules for tokens that a route may have already. */
const TOKEN_RULES = {
  list: PROVIDERS,
  title: "The rule for tokens that it has",
  at: `${POLICIES}/jwtAuthentication/providers`,
  help: "A route with several rules takes the tokens of each.",
  textOf: providerText,
} as const;
/** The limits that a route may have already. */
const LIMITS = {
  list: ["rateLimit", "local"],
  title: "The limit that it has",
  at: `${POLICIES}/rateLimit/local`,
  help: "A request must be within each limit of its route.",
  textOf: limitText,
} as const;
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
    help: "The route whose requests are judged, as `gateway/route`.",
    choices: (config) => config.routesWithout(policy),
    said: (values, config) => saidOfGateways(policy, values, config),
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
  const route = config.route(name);
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

/** The URL that agents call; empty unless the route leads to an MCP server. */
function agentsUrl(name: unknown, config: ConfigText): string {
  const route = config.route(name);
  if (route === undefined || !config.isMcp(route)) return "";
  const address = addressOf(route);
  return (address && config.urlOf(address)) ?? "";
}

/** The providers of tokens that routes of the file have already. */
function knownProviders(
  config: ConfigText,
): readonly { readonly issuer: string; readonly keys: string }[] {
  return [...config.routes.map(({ value }) => value), ...config.policies].flatMap((holder) => {
    const found =
      member(holder, "policies", ...PROVIDERS) ?? member(holder, "traffic", ...PROVIDERS);
    return (Array.isArray(found) ? found : []).map((each) => ({
      issuer: textOf(member(each, "issuer")),
      keys: textOf(member(each, "jwks", "remote", "url")),
    }));
  });
}

/** Lets only clients with a token of a provider use a route. */
export const tokenTask: Task = {
  kind: "token",
  title: "Tokens (JWT, OAuth) for a route",
  what: "Only clients with a token (JWT) of your identity provider may use a route; agents find the provider by OAuth.",
  fields: [
    routeWithout("jwtAuthentication"),
    existingField(TOKEN_RULES),
    {
      name: "issuer",
      title: "Issuer",
      at: `${PROVIDER}/issuer`,
      isRequired: true,
      example: "https://login.example.com/",
      help: "Who makes the tokens: their claim `iss`, letter for letter.",
      known: (_, config) => knownProviders(config).map(({ issuer }) => issuer),
      taken: (values, config) =>
        keepsExisting(values)
          ? entriesOf(TOKEN_RULES, values, config).map((each) => textOf(member(each, "issuer")))
          : [],
    },
    {
      name: "audience",
      title: "Audience",
      at: `${PROVIDER}/audiences/*`,
      isRequired: true,
      example: "https://shop.example.com",
      help: "For whom the tokens are: one of the values of their claim `aud`.",
      known: ({ route }, config) => [agentsUrl(route, config)],
      said: ({ route }, config) => {
        const url = agentsUrl(route, config);
        return url === "" ? "" : `Agents ask for tokens for the URL that they call: ${url}`;
      },
    },
    {
      name: "keys",
      title: "URL of the keys",
      at: `${PROVIDER}/jwks/remote/url`,
      isRequired: true,
      example: "https://login.example.com/jwks.json",
      known: ({ issuer }, config) =>
        knownProviders(config)
          .filter((each) => issuer === undefined || each.issuer === issuer)
          .map(({ keys }) => keys),
      help: "Where the provider publishes its keys: `jwks_uri` in the document at the issuer's address with `/.well-known/openid-configuration`.",
    },
    {
      name: "agents",
      title: "OAuth for agents",
      at: `${POLICIES}/jwtAuthentication/preserveToken`,
      help: "Whether agents are told where to log in; true for a route to an MCP server when unset.",
    },
  ],
  next: { to: "/identity", text: "Why is a token refused?" },
  then: ["rate", "tool"],
  trial: ({ route }, config) => trialOf(route, config),
  carries: ({ route }) => ({ route }),
  access: () => onlyWith("a token of this issuer for this audience", "use this route"),
  fits({ route, server }, config) {
    const lacks = (name: unknown): boolean =>
      routeLacks("jwtAuthentication", name, config) && keyClash(config, name) === "";
    if (route !== undefined) return lacks(route);
    return config.routes.some(
      (each) => config.backendsOf(each).includes(textOf(server)) && lacks(each.name),
    );
  },
  write(values, config) {
    const { route, issuer, audience, keys, agents } = values;
    const holder = routeHolder(route, config);
    const policy = [...holder.place, "jwtAuthentication"];
    const isFirst = config.at(...policy) === undefined;
    const { path, index, isWhole } = entryPath(TOKEN_RULES, values, config);
    const provider = { issuer, audiences: [audience], jwks: { remote: { url: keys } } };
    const known = config.route(route);
    const isForAgents = agents ?? (known !== undefined && config.isMcp(known));
    const mcp = isForAgents === true ? { mcp: { authorizationServers: "Provider" } } : {};
    const { insertions, ...told } =
      isForAgents === true ? discovery(config, route) : { insertions: [] };
    const clash = keyClash(config, route);
    return {
      ...told,
      ...(clash === "" ? {} : { problems: { route: clash } }),
      insertions: [
        isFirst
          ? holder.add(["jwtAuthentication"], { providers: [provider], ...mcp })
          : holder.add(path, isWhole ? [provider] : provider),
        ...insertions,
      ],
      places: {
        route: holder.place,
        issuer: policy,
        keys: [...policy, "providers", index, "jwks"],
      },
    };
  },
};

/** Limits the requests of a route. */
const rate: Task = {
  kind: "rate",
  title: "Rate limit of a route",
  what: "Requests beyond a rate are refused, with the status 429.",
  fields: [
    routeWithout("rateLimit"),
    existingField(LIMITS),
    { name: "requests", title: "Requests", at: `${LIMIT}/requests`, isRequired: true },
    { name: "unit", title: "In each of these", at: `${LIMIT}/unit`, isRequired: true },
    {
      name: "key",
      title: "Counted by",
      at: `${LIMIT}/key`,
      example: "source.address",
      help: "An expression, of which each value has a count of its own: `source.address` for each client, `jwt.sub` for each user. All requests share one count when unset.",
    },
  ],
  next: { to: "/traffic", text: "All routes" },
  then: ["token"],
  trial({ route, requests }, config) {
    const trial = trialOf(route, config);
    return trial && { ...trial, times: Number(requests) + 1 };
  },
  carries: ({ route }) => ({ route }),
  fits: ({ route }, config) => routeLacks("rateLimit", route, config),
  write(values, config) {
    const { route, requests, unit, key } = values;
    const holder = routeHolder(route, config);
    const { path, index, isWhole } = entryPath(LIMITS, values, config);
    const limit = [...holder.place, ...LIMITS.list, index];
    const value = set({ requests, unit, key });
    return {
      insertions: [holder.add(path, isWhole ? [value] : value)],
      places: {
        route: holder.place,
        requests: [...limit, "requests"],
        unit: [...limit, "unit"],
        key: [...limit, "key"],
      },
    };
  },
};

/** Tasks that protect what there is. */
export const PROTECTION_TASKS: readonly Task[] = [tokenTask, rate, toolTask, keysTask];
