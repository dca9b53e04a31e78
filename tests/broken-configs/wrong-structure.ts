import { INLINE_KEYS, change, suggest } from "./mutation.ts";
import type { Mutation } from "./mutation.ts";

const API = ["routes:", "- name: api"] as const;
const FIXED = ["- name: fixed"] as const;
const TOOLS = ["- name: tools"] as const;

/** Names that do not exist, and duplicate names. */
const REFERENCES: readonly Mutation[] = [
  change(["- backend: plain"], "- backend: plian", "unknown-reference", suggest("plain")),
  change(["- backend: plain"], "- backend: elsewhere", "unknown-reference"),
  change(["- web"], "- wep", "unknown-reference", suggest("web")),
  change(["- hosts/public"], "- hosts/pubic", "unknown-reference", suggest("hosts/public")),
  change(["- hosts/public"], "- nowhere/public", "unknown-reference"),
  change(["backendRef:", "name: keys"], "name: kees", "unknown-reference", suggest("keys")),
  change(
    ["backendRef:", "name: keys"],
    ["name: keys", "kind: Service", "port: 443"],
    "unsupported",
    { wrong: 1 },
  ),
  change(["- name: shared", "gateways:"], [], "unknown-reference", { wrong: ["- name: shared"] }),
  change(["- name: fixed"], "- name: api", "conflict"),
  change(["port: 8081"], "port: 8080", "conflict"),
  change(["- name: others"], "- name: public", "conflict"),
  change(["hostname: www.example.com"], [], "conflict", { wrong: ["- name: others"] }),
  change(["- X-Session"], "- X-Api-Token", "conflict"),
  change(["- name: X-Stage"], "- name: X-Version", "conflict"),
  change(["- https://other.example.com"], "- https://app.example.com", "conflict"),
  change(["- https://other.example.com"], '- "*"', "conflict", {
    wrong: ["cors:", "allowOrigins:"],
  }),
  change(["- name: tools"], ["- name: tools", "  gateways: [web]"], "conflict", { wrong: 1 }),
];

/** Properties that exclude or require each other. */
const CONFLICTS: readonly Mutation[] = [
  change(["- requests: 5"], ["- requests: 5", "  tokens: 5"], "conflict", { wrong: 1 }),
  change(["- requests: 5"], ["- burst: 5"], "missing-key"),
  change(["- backend: plain"], ["- backend: plain", "  host: 127.0.0.1:80"], "conflict", {
    wrong: 1,
  }),
  change(
    ["unixPath: /run/app.sock"],
    ["unixPath: /run/app.sock", "host: localhost", "port: 80"],
    "conflict",
    { wrong: 1 },
  ),
  change(["- static:", "port: 9000"], [], "conflict", { wrong: ["- static:"] }),
  change(["host: 10.0.0.1"], [], "conflict", { wrong: ["- static:"] }),
  change(["jwksPath: /jwks"], [], "conflict", {
    wrong: ["- issuer: https://other.example.com/", "remote:"],
  }),
  change([INLINE_KEYS], [INLINE_KEYS, "remote: {url: https://idp.example.com/keys}"], "conflict", {
    wrong: 1,
  }),
  change(
    ['- condition: request.headers["x-mode"] == "json"'],
    ["- policy: {status: 204}", "- condition: 'true'"],
    "conflict",
  ),
  change(["body: not here"], ["body: not here", "bodyExpression: request.path"], "conflict", {
    wrong: 1,
  }),
  change(["directResponse:"], ["directResponse:", "  status: 200"], "conflict", {
    wrong: ["directResponse:", "conditional:"],
  }),
  change(["- type: ResponseHeaderModifier"], "- type: RequestHeaderModifier", "conflict"),
  change(["- type: ResponseHeaderModifier"], "- type: CORS", "conflict"),
  change(
    ["authorizationServers: Gateway"],
    ["authorizationServers: Provider", "clientId: abc"],
    "conflict",
    { wrong: 1, errors: 2 },
  ),
  change(
    ["static:", "host: mcp.example.com"],
    ["host: mcp.example.com", "backendRef: {name: keys}"],
    "conflict",
    { wrong: 1, errors: 2 },
  ),
  change(["mode: Optional"], ["mode: Optional", "timeouts: {request: 1s}"], "unknown-key", {
    wrong: 1,
  }),
  change(["policies:", "cors:"], ["timeouts: {request: 1s}", "cors:"], "conflict", { wrong: 0 }),
  change(
    ["policies:", "cors:"],
    ["rateLimit: {local: [{requests: 1, unit: Hours}]}", "cors:"],
    "conflict",
    { wrong: 0 },
  ),
];

/** Features of the design, or of other gateways, that a file cannot have. */
const UNSUPPORTED: readonly Mutation[] = [
  change(["logging:"], ["modelCatalog: [{file: models.json}]", "logging:"], "file-unreadable"),
  change(["- type: ResponseHeaderModifier"], "- type: ExtensionRef", "conflict"),
  change(["timeouts:"], ["extAuthz: {}", "timeouts:"], "unknown-key"),
  change(["timeouts:"], ["ext_authz: {}", "timeouts:"], "unknown-key"),
  change(["timeouts:"], ["apiKey: {}", "timeouts:"], "unknown-key"),
  change(["timeouts:"], ["constructor: {}", "timeouts:"], "unknown-key"),
  change(["timeouts:"], ["apiKeyAuth: {}", "timeouts:"], "unknown-key"),
  change(["timeouts:"], ["basicAuth: {}", "timeouts:"], "unknown-key"),
  change(["timeouts:"], ["transformations: {}", "timeouts:"], "unknown-key"),
  change(
    ["secrets:"],
    [
      "models: {fast: {provider: Custom, custom: {backendRef: {name: a, port: 1}, formats: [{type: Completions}]}}}",
      "secrets:",
    ],
    "unsupported",
  ),
];

/** Names from other systems, misplaced names, misspelt names. */
const UNKNOWN_KEYS: readonly Mutation[] = [
  change(["authorization:"], "authz:", "unknown-key", suggest("authorization")),
  change(["jwtAuthentication:"], "jwtAuth:", "unknown-key", suggest("jwtAuthentication")),
  change([...API, "timeouts:"], "timeout:", "unknown-key", suggest("timeouts")),
  change(["rateLimit:"], "localRateLimit:", "unknown-key", suggest("rateLimit")),
  change(["headerModifiers:"], "requestHeaderModifier:", "unknown-key", suggest("headerModifiers")),
  change(["hostnameRewrite:"], "hostRewrite:", "unknown-key", suggest("hostnameRewrite")),
  change(["protocol: HTTP"], ["localRateLimit: {}", "protocol: HTTP"], "unknown-key", {
    wrong: 0,
    suggestion: "set `rateLimit` under `policies` of the routes: it runs after a route is selected",
  }),
  change(["policies:", "cors:"], ["localRateLimit: {}", "cors:"], "unknown-key", {
    wrong: 0,
    suggestion: "set `rateLimit` under `policies` of the routes: it runs after a route is selected",
  }),
  change(["- name: fixed"], ["- name: fixed", "  authz: {}"], "unknown-key", {
    wrong: 1,
    suggestion: "policies.authorization",
  }),
  change(["gateways:"], "binds:", "unknown-key", suggest("gateways")),
  change(["- name: fixed"], ["- name: fixed", "  timeouts: {request: 1s}"], "unknown-key", {
    wrong: 1,
    suggestion: "policies.timeouts",
  }),
  change(["- name: fixed"], ["- name: fixed", "  weight: 1"], "unknown-key", { wrong: 1 }),
  change(["port: 8080"], ["port: 8080", "__proto__: {}"], "unknown-key", { wrong: 1 }),
  change(["port: 8080"], ["port: 8080", "<<: 1"], "yaml-unsupported", { wrong: 1 }),
  change(["config:"], ["apiVersion: edgegateway.dev/v1alpha1", "config:"], "unknown-key", {
    wrong: 0,
  }),
];

/** Text that is not YAML, or YAML that is not a configuration. */
const SYNTAX: readonly Mutation[] = [
  change(["port: 8080"], 'port: "8080', "yaml-syntax"),
  change(["- api.example.com"], "- [api.example.com", "yaml-syntax"),
  change(["- api.example.com"], "- {a: b", "yaml-syntax"),
  change(["port: 8080"], "port: 8080: 1", "yaml-syntax"),
  change(["port: 8080"], "port: @8080", "yaml-syntax"),
  change(["port: 8080"], "port: `8080`", "yaml-syntax"),
  change(["port: 8080"], "port: *unknown", "yaml-syntax"),
  change(["port: 8080"], "port: !int 8080", "yaml-syntax"),
  change(["port: 8080"], "port: {{ port }}", "yaml-syntax"),
  change(["backends:", "plain:"], "? {a: b}", "yaml-unsupported", { errors: 2 }),
  change(["secrets:"], ["---", "secrets:"], "yaml-syntax", { wrong: 0 }),
  change(["workerThreads: 2"], " workerThreads: 2", "yaml-syntax"),
  change(["http1MaxHeaders: 64"], "\thttp1MaxHeaders: 64", "yaml-syntax"),
  change(["weight: 3"], `weight: ${"[".repeat(200)}`, "yaml-unsupported"),
  change(["port: 8080"], "port", "yaml-syntax"),
];

/** Mutations of secrets in files. */
const FILES: readonly Mutation[] = [
  change(["inline:", "data:"], "file: absent.yaml", "file-unreadable"),
];

/** Mutations that remove required keys. */
const MISSING: readonly Mutation[] = [
  change(["port: 8080"], [], "missing-key", { wrong: ["web:"] }),
  change(["port: 8081"], [], "missing-key", { wrong: ["hosts:"] }),
  change(["- name: public"], "- protocol: HTTP", "duplicate-key", {
    wrong: ["listeners:", "protocol: HTTP"],
    errors: 3,
  }),
  change(["connect:", "mode: Deny"], "{}", "missing-key", { wrong: ["connect:"] }),
  change(["authorization:", "policy:"], [], "missing-key", { wrong: ["authorization:"] }),
  change(["jwks:"], [], "missing-key", { wrong: ["- issuer: https://idp.example.com/"] }),
  change(["providers:"], [], "missing-key", { wrong: ["jwtAuthentication:"] }),
  change(["- name: X-Set", "value: one"], [], "missing-key", { wrong: ["- name: X-Set"] }),
  change(["unit: Minutes"], [], "missing-key", { wrong: ["- requests: 100"] }),
  change([...FIXED, "status: 200"], [], "missing-key", { wrong: [...FIXED, "policy:"] }),
  change([...TOOLS, "targets:"], [], "missing-key", { wrong: [...TOOLS, "- mcp:"] }),
  change(["port: 3001"], [], "missing-key", { wrong: [...TOOLS, "static:"] }),
];

/** Tables of wrong combinations of properties. */
export const WRONG_STRUCTURE_TABLES: Readonly<Record<string, readonly Mutation[]>> = {
  references: REFERENCES,
  conflicts: CONFLICTS,
  unsupported: UNSUPPORTED,
  "unknown keys": UNKNOWN_KEYS,
  syntax: SYNTAX,
  files: FILES,
  missing: MISSING,
};
