import { LIMIT } from "../model/world.ts";
import { UPSTREAM_HOST } from "../model/message.ts";
import type { Policy } from "../model/policy.ts";
import { ANY } from "../model/world.ts";
import { expression, type Feature, type Kind, textOf, type Touch } from "./feature.ts";
import { RUNTIME_PATH } from "./kinds.ts";

/** Features of connections, of credentials for backends, and kinds of backends. */

interface Unseen {
  readonly place: "frontend" | "route" | "backend";
  readonly field: string;
  readonly variant?: string;
  readonly touches: readonly Touch[];
  readonly config: Feature["config"];
}

/** Settings whose effect no observer of these exchanges sees: they must change nothing. */
const UNSEEN: readonly Unseen[] = [
  {
    ...{ place: "route", field: "timeouts", touches: ["connection", "head"] },
    config: () => ({ request: "20s", backendRequest: "20s" }),
  },
  {
    ...{ place: "route", field: "rateLimit", variant: "local", touches: ["head"] },
    config: () => ({ local: [{ requests: 1_000_000, unit: "Hours" }] }),
  },
  {
    ...{ place: "backend", field: "tcp", touches: ["connection"] },
    config: () => ({ connectTimeout: "5s", keepalive: { time: "60s" } }),
  },
  {
    ...{ place: "backend", field: "http", variant: "requestTimeout", touches: ["connection"] },
    config: () => ({ requestTimeout: "20s" }),
  },
  {
    ...{ place: "backend", field: "http", variant: "HTTP2", touches: ["connection", "head"] },
    config: () => ({ version: "HTTP2" }),
  },
  {
    ...{ place: "backend", field: "http", variant: "HTTP1", touches: ["connection", "head"] },
    config: () => ({ version: "HTTP1" }),
  },
  {
    ...{ place: "backend", field: "health", touches: ["response body", "connection"] },
    config: () => ({
      unhealthyCondition: "string(response.body).contains('never')",
      eviction: { duration: "1s", consecutiveFailures: 3 },
    }),
  },
  {
    ...{ place: "backend", field: "sessionAffinity", touches: ["request body", "connection"] },
    config: () => ({ source: "string(request.body)" }),
  },
  {
    ...{ place: "backend", field: "tunnel", touches: ["connection", "path"] },
    config: ({ servers }) => ({ url: `http://127.0.0.1:${servers["tunnel"]}`, mode: "Connect" }),
  },
  {
    ...{ place: "frontend", field: "http", touches: ["connection", "request body"] },
    config: () => ({ maxBufferSize: LIMIT, http2WindowSize: "64Ki", maxTargetSize: "8Ki" }),
  },
  {
    ...{ place: "frontend", field: "accessLog", touches: ["request body", "response body"] },
    config: () => ({
      attributes: {
        add: [
          { name: "exchange", expression: "request.headers['x-exchange']" },
          { name: "body", expression: "string(request.body)" },
          { name: "sent", expression: "string(response.body)" },
        ],
      },
    }),
  },
  {
    ...{ place: "frontend", field: "tls", touches: ["connection"] },
    config: () => ({ minProtocolVersion: "1.3" }),
  },
  {
    ...{ place: "frontend", field: "tcp", touches: ["connection"] },
    config: () => ({ keepalive: { time: "60s" } }),
  },
  {
    ...{ place: "frontend", field: "proxyProtocol", touches: ["connection"] },
    config: () => ({ mode: "Optional", headerTimeout: "5s" }),
  },
  {
    ...{ place: "frontend", field: "connect", touches: ["connection"] },
    config: () => ({ mode: "Deny" }),
  },
  {
    ...{ place: "frontend", field: "networkAuthorization", touches: ["connection"] },
    config: () => ({ policy: { matchExpressions: ["source.address == '127.0.0.1'"] } }),
  },
  {
    ...{ place: "frontend", field: "metrics", touches: ["request body", "response body"] },
    config: () => ({
      attributes: {
        add: [{ name: "sizes", expression: "size(request.body) + size(response.body)" }],
      },
    }),
  },
  {
    ...{ place: "frontend", field: "tracing", touches: ["request body", "response body"] },
    config: ({ servers }) => ({
      url: `http://127.0.0.1:${servers["spans"]}`,
      protocol: "HTTP",
      randomSampling: "true",
      attributes: { add: [{ name: "body", expression: "string(response.body)" }] },
    }),
  },
];

const SERVERS: Readonly<Record<string, readonly string[]>> = {
  tunnel: ["tunnel"],
  tracing: ["spans"],
};

const unseen: readonly Feature[] = UNSEEN.map(({ place, field, variant, touches, config }) => ({
  name: [place, field, variant].filter((part) => part !== undefined).join("."),
  row: `${place === "route" ? "traffic" : place}.${field}`,
  touches,
  slot: `${place}.${field}`,
  placed: { place, field, policy: { kind: "unseen", policy: field } },
  config,
  ...(SERVERS[field] === undefined ? {} : { servers: SERVERS[field] }),
}));

const SUBJECT = expression("'subject-of-' + string(request.body)", ({ request }) => {
  const text = textOf(request);
  return text === undefined ? undefined : `subject-of-${text}`;
});

const common = { row: "backend.auth", slot: "backend.auth" } as const;
const placed = { place: "backend", field: "auth" } as const;

const CREDENTIALS: readonly Feature[] = [
  {
    ...common,
    name: "backend.auth.key",
    touches: ["head"],
    placed: {
      ...placed,
      policy: { kind: "auth", set: { authorization: "Bearer of-the-gateway" } },
    },
    config: () => ({ key: "of-the-gateway" }),
  },
  {
    ...common,
    name: "backend.auth.jwtSign",
    touches: ["head"],
    placed: { ...placed, policy: { kind: "auth", set: { authorization: ANY } } },
    config: () => ({ jwtSign: { signingKeyRef: { name: "signing" }, alg: "ES256" } }),
  },
  {
    ...common,
    name: "backend.auth.aws",
    touches: ["request body", "head", "path"],
    placed: { ...placed, policy: { kind: "aws" } },
    config: () => ({
      aws: { secretRef: { name: "aws" }, serviceName: "execute-api", region: "eu-west-1" },
    }),
  },
  {
    ...common,
    name: "backend.auth.oauthTokenExchange",
    touches: ["request body", "head"],
    placed: {
      ...placed,
      policy: {
        kind: "auth",
        set: { authorization: "Bearer exchanged" },
        server: "token",
        subject: SUBJECT,
      },
    },
    config: ({ servers }) => ({
      oauthTokenExchange: {
        url: `http://127.0.0.1:${servers["token"]}`,
        subjectToken: { source: { expression: SUBJECT.cel } },
        additionalParams: { exchange: "request.headers['x-exchange']" },
      },
    }),
    servers: ["token"],
  },
];

const HOSTS: readonly Feature[] = (
  [
    ["route", "hostRewrite"],
    ["backend", "hostnameRewrite"],
  ] as const
).map(([place, field]) => ({
  name: `${place}.${field}`,
  row: `${place === "route" ? "traffic" : place}.${field}`,
  touches: ["head"],
  slot: `${place}.${field}`,
  placed: { place, field, policy: { kind: "keepHost", policy: field } },
  config: () => ({ mode: "None" }),
}));

const kind = (name: Kind, touches: readonly Touch[], policy: Policy): Feature => ({
  name: `kind.${name}`,
  row: `kind.${name}`,
  touches,
  slot: "kind",
  placed: { place: "backend", field: "kind", policy },
  config: () => undefined,
  kind: name,
});

/** The path of a server of MCP, whatever the path of the request is. */
const MCP_PATH = "/mcp";
/** The path at which a body is a chat (OpenAI API reference, "Create chat completion"). */
const CHAT_PATH = "/v1/chat/completions";

const BODY: readonly Touch[] = ["request body", "response body", "head", "path"];
const TARGET: Policy = { kind: "target", host: UPSTREAM_HOST };

const KINDS: readonly Feature[] = [
  kind("static", ["connection", "head"], { kind: "unseen", policy: "kind" }),
  kind("dynamicForwardProxy", ["connection", "head"], TARGET),
  kind("a2a", BODY, { kind: "unseen", policy: "kind" }),
  kind("ai", BODY, { kind: "unseen", policy: "kind" }),
  kind("mcp", BODY, { kind: "rewrite", path: MCP_PATH }),
  kind("aws", BODY, { kind: "runtime", path: RUNTIME_PATH, host: UPSTREAM_HOST }),
];

/** Policies of one protocol, whose effect the exchanges do not show. */
const OF_KINDS: readonly Feature[] = [
  {
    name: "backend.ai.promptGuard",
    row: "backend.ai",
    touches: ["request body", "response body", "path"],
    slot: "backend.ai",
    placed: {
      ...{ place: "backend", field: "ai" },
      policy: { kind: "guard", word: "never", path: CHAT_PATH },
    },
    config: () => ({
      promptGuard: { request: [{ regex: { action: "Reject", matches: [{ pattern: "never" }] } }] },
    }),
    kind: "ai",
  },
  {
    name: "backend.ai.prompt",
    row: "backend.ai",
    touches: ["request body", "path"],
    slot: "backend.ai",
    placed: { place: "backend", field: "ai", policy: { kind: "unseen", policy: "ai" } },
    config: () => ({ prompt: { append: [{ role: "user", content: "appended" }] } }),
    kind: "ai",
  },
  {
    name: "backend.mcp.authorization",
    row: "backend.mcp",
    touches: ["request body", "response body", "identity", "path"],
    slot: "backend.mcp",
    placed: { place: "backend", field: "mcp", policy: { kind: "composed", path: MCP_PATH } },
    config: () => ({
      authorization: { action: "Deny", policy: { matchExpressions: ["mcp.tool.name == 'never'"] } },
    }),
    kind: "mcp",
  },
  {
    name: "backend.tls",
    row: "backend.tls",
    touches: ["connection"],
    slot: "backend.tls",
    placed: { place: "backend", field: "tls", policy: { kind: "unseen", policy: "tls" } },
    config: () => ({ insecureSkipVerify: "All" }),
    kind: "secure",
  },
];

export const CONNECTIONS: readonly Feature[] = [
  ...unseen,
  ...HOSTS,
  ...CREDENTIALS,
  ...KINDS,
  ...OF_KINDS,
];
