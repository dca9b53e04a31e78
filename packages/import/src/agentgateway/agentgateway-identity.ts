import type { JsonObject } from "@edge-gateway/llm";
import type { Converted } from "./agentgateway-parts.ts";
import { listOf, objectOf, present, textOf } from "../values.ts";

const MODES: Readonly<Record<string, string>> = {
  strict: "Strict",
  optional: "Optional",
  permissive: "Permissive",
};

/** Converts rules that all have the same action; returns an error text if the actions differ. */
export function authorizationOf(value: unknown): JsonObject | string {
  const actions = new Set<string>();
  const matchExpressions: string[] = [];
  for (const rule of listOf(objectOf(value)["rules"])) {
    const [[action, expression] = ["", undefined]] =
      typeof rule === "string" ? [["allow", rule]] : Object.entries(objectOf(rule));
    if (typeof expression !== "string") return "a rule is not an expression";
    actions.add(action);
    matchExpressions.push(expression);
  }
  const [action = "allow", another] = [...actions];
  if (another !== undefined) return "rules of several actions: split them over several policies";
  const known: Readonly<Record<string, object>> = {
    allow: {},
    deny: { action: "Deny" },
    require: { action: "Require" },
  };
  const own = known[action];
  return own === undefined
    ? `the action ${action} is unknown`
    : { policy: { matchExpressions }, ...own };
}

function keysOf(jwks: unknown): JsonObject | undefined {
  const { url, file } = objectOf(jwks);
  const text = textOf(jwks);
  if (text !== undefined) return { inline: text };
  if (typeof url === "string") return { remote: { url } };
  return typeof file === "string" ? { file } : undefined;
}

function providerOf(value: unknown): JsonObject | undefined {
  const { issuer, audiences, jwks } = objectOf(value);
  const keys = keysOf(jwks);
  return keys && present({ issuer, audiences, jwks: keys });
}

/** Converts the acceptance of tokens of one issuer or several. */
export function jwtOf(value: unknown): Converted {
  const { providers, mode, ...own } = objectOf(value);
  const list = providers === undefined ? [own] : listOf(providers);
  const made = list.flatMap((each) => providerOf(each) ?? []);
  if (made.length === 0 || made.length < list.length) return "the keys are not a URL, file or text";
  const named = MODES[textOf(mode) ?? "strict"];
  return { traffic: { jwtAuthentication: present({ mode: named, providers: made }) } };
}

const PROVIDERS: Readonly<Record<string, string>> = {
  auth0: "Auth0",
  keycloak: "Keycloak",
  okta: "Okta",
};

/** agentgateway names the issuer itself if there is no provider, and otherwise puts its own into the metadata. */
const ISSUERS: Readonly<Record<string, JsonObject>> = {
  none: { authorizationServers: "Provider" },
  Auth0: { metadataIssuer: "Gateway" },
};

/**
 * Converts the authorization of MCP: which tokens are accepted, and the documents that lead clients to them.
 */
export function mcpAuthenticationOf(value: unknown): Converted {
  const { resourceMetadata, provider, mode, ...own } = objectOf(value);
  const made = providerOf(own);
  if (made === undefined) return "the keys are not a URL, file or text";
  const [name] = Object.keys(objectOf(provider));
  const vendor = name === undefined ? undefined : PROVIDERS[name];
  if (name !== undefined && vendor === undefined) return `the provider ${name} is not converted`;
  const named = MODES[textOf(mode) ?? "strict"];
  const mcp = present({ resourceMetadata, provider: vendor, ...ISSUERS[vendor ?? "none"] });
  return { traffic: { jwtAuthentication: present({ mode: named, providers: [made], mcp }) } };
}
