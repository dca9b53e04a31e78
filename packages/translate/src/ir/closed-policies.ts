import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type {
  AiPolicies,
  Authorization,
  BackendPolicies,
  BackendTls,
  ExtAuthPolicy,
  FrontendPolicies,
  McpPolicies,
  RegexGuard,
  TrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Target } from "./index.ts";
import { NOWHERE } from "./nowhere.ts";

type Block = Attachment["block"];
type Guards = Readonly<Record<string, { readonly guard: boolean }>>;

const OF_BLOCK: Readonly<Record<Block, Guards>> = {
  frontend: POLICIES.frontendPolicies,
  traffic: POLICIES.trafficPolicies,
  backend: POLICIES.backendPolicies,
};

/** Fields of the backend block of which only some parts restrict access. */
const OF_PARTS: Readonly<Record<string, Guards>> = {
  ai: POLICIES.aiPolicies,
  mcp: POLICIES.mcpPolicies,
};

/** Whether a field of a block restricts access, by itself or by a part of it (`x-guard`). */
export function isGuard(block: Block, field: string, value: unknown): boolean {
  if (OF_BLOCK[block][field]?.guard === true) return true;
  const parts = block === "backend" ? OF_PARTS[field] : undefined;
  return Object.keys(Object(value)).some((part) => parts?.[part]?.guard === true);
}

/**
 * Policies that let no request pass, in place of a block whose `policies` cannot run; undefined if
 * none of the policies restricts access. They need no other item of the internal form.
 */
export function closedPolicies(
  block: Block,
  policies: object,
  target: Target,
): FrontendPolicies | TrafficPolicies | BackendPolicies | undefined {
  const guards = Object.entries(policies)
    .filter(([field, value]) => isGuard(block, field, value))
    .map(([field]) => field);
  if (guards.length === 0) return undefined;
  if (block === "frontend") return { networkAuthorization: NOBODY };
  if (block === "traffic") return { authorization: NOBODY };
  return closedBackend(policies, new Set(guards), target);
}

/**
 * An attachment that lets no request pass, in place of one that cannot run; undefined if that one
 * restricts no access.
 */
export function closedAttachment(attachment: Attachment): Attachment | undefined {
  const { block, target } = attachment;
  const policies = closedPolicies(block, attachment.policies, target);
  // The assertion holds: both objects are policies of this block.
  return policies && ({ ...attachment, policies } as Attachment);
}

/**
 * The server that refuses is asked before `mcp` and `ai`; a part of a backend has no such server.
 * If policies of another place replace this one, `mcp` and `ai` still refuse the requests that the
 * lost policies would have checked.
 */
function closedBackend(
  { mcp }: BackendPolicies,
  guards: ReadonlySet<string>,
  { kind }: Target,
): BackendPolicies {
  const isPart = kind === "section";
  const needsServer = ["extAuth", "mcp", "ai"].some((field) => guards.has(field));
  return {
    ...(guards.has("tls") || isPart ? { tls: NO_TRUST } : {}),
    ...(needsServer && !isPart ? { extAuth: NO_DECISION } : {}),
    ...(guards.has("mcp")
      ? { mcp: mcp?.authentication === undefined ? NO_ITEMS : NO_CLIENTS }
      : {}),
    ...(guards.has("ai") ? { ai: NO_PROMPTS } : {}),
  };
}

const NOBODY: Authorization = { action: "Require", policy: { matchExpressions: ["false"] } };

const NO_DECISION: ExtAuthPolicy = {
  ...DEFAULTS.extAuthPolicy,
  url: NOWHERE,
  http: DEFAULTS.extAuthHttp,
};

const NO_ITEMS: McpPolicies = { authorization: NOBODY };

/**
 * Lists and sessions are refused, too: the lost authentication would have checked them. No key ever
 * arrives, so no token is valid.
 */
const NO_CLIENTS: McpPolicies = {
  ...NO_ITEMS,
  authentication: {
    mode: "Strict",
    jwks: { ...DEFAULTS.remoteKeySet, url: NOWHERE },
  },
};

const ANY_TEXT: RegexGuard = { action: "Reject", matches: [{ pattern: "(?s).+" }] };
const CLOSED = {
  ...DEFAULTS.rejectionResponse,
  message: "A guard of the gateway cannot run, so nothing passes",
};

const NO_PROMPTS: AiPolicies = {
  promptGuard: {
    streaming: "Enabled",
    request: [
      {
        regex: ANY_TEXT,
        response: CLOSED,
        scope: ["SystemPrompt", "Messages", "ToolOutput", "ToolInput"],
      },
    ],
    response: [{ regex: ANY_TEXT, response: CLOSED }],
  },
};

/**
 * A name that no certificate contains (RFC 2606 section 2). If TLS cannot run as configured, it is
 * set as the expected server name: no connection is better than plain text or weaker verification.
 */
export const NO_SERVER = "unresolved.invalid";

const NO_TRUST: BackendTls = { ...DEFAULTS.backendTls, verifySubjectAltNames: [NO_SERVER] };
