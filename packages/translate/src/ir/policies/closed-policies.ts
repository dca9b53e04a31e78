import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import type {
  AiPolicies,
  Authorization,
  BackendAuth,
  BackendPolicies,
  BackendTls,
  BackendTunnel,
  ExtAuthPolicy,
  FrontendPolicies,
  McpPolicies,
  RegexGuard,
  TrafficPolicies,
} from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Target } from "../index.ts";
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

/**
 * Whether a field of a block, or a part of the field, guards access (`x-guard`), so that requests
 * must not pass without it. Fields with `failureMode: FailOpen` are no guards.
 */
export function isGuard(block: Block, field: string, value: unknown): boolean {
  if (OF_BLOCK[block][field]?.guard === true) return !failsOpen(value);
  const parts = block === "backend" ? OF_PARTS[field] : undefined;
  return Object.entries(Object(value)).some(
    ([part, inner]) => parts?.[part]?.guard === true && !failsOpen(inner),
  );
}

/**
 * Whether each part of a guard lets requests pass when the part fails. The guard's form may be
 * invalid.
 */
function failsOpen(guard: unknown): boolean {
  const {
    failureMode,
    conditional,
    local,
    global,
    processors,
    request,
    response,
    remote,
    webhook,
  } = Object(guard);
  const parts = [
    ...listOf(conditional).map((entry) => Object(entry).policy),
    ...[local, global, remote, webhook].filter((part) => part !== undefined),
    ...[processors, request, response].flatMap(listOf),
  ];
  return parts.length === 0 ? failureMode === "FailOpen" : parts.every(failsOpen);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Policies that refuse every request, in place of a block whose `policies` cannot run; undefined if
 * none of the policies restricts access. The returned policies refer to no other item of the
 * internal form.
 */
export function closedPolicies(
  block: Block,
  policies: object,
  target: Target,
): FrontendPolicies | TrafficPolicies | BackendPolicies | undefined {
  const guards = guardsOf(block, policies);
  if (guards.size === 0) return undefined;
  if (block === "frontend") return { networkAuthorization: NOBODY };
  if (block === "traffic") return { authorization: NOBODY };
  return closedBackend(guards, target);
}

function guardsOf(block: Block, policies: object): ReadonlySet<string> {
  const guards = Object.entries(policies).filter(([field, value]) => isGuard(block, field, value));
  return new Set(guards.map(([field]) => field));
}

/**
 * Adds policies that refuse every request to an attachment, because its policies in `lost` cannot
 * run. Returns the attachment unchanged if none of the lost policies restricts access.
 */
export function closedBeside(attachment: Attachment, lost: object): Attachment {
  const { block, target, policies } = attachment;
  const closed = closedPolicies(block, lost, target);
  if (closed === undefined) return attachment;
  // An override of `authorization` replaces only authorization rules, so other lost guards must
  // refuse all requests themselves.
  const isFinal = block === "traffic" && [...guardsOf(block, lost)].some(isNoRule);
  return {
    ...attachment,
    policies: { ...policies, ...closed },
    ...(isFinal ? { refusesAll: true } : {}),
    // The assertion holds: both objects are policies of this block.
  } as Attachment;
}

function isNoRule(field: string): boolean {
  return field !== "authorization";
}

/**
 * An attachment that refuses every request, in place of one that cannot run; undefined if the
 * replaced attachment restricts no access.
 */
export function closedAttachment(attachment: Attachment): Attachment | undefined {
  const { block, policies } = attachment;
  if (guardsOf(block, policies).size === 0) return undefined;
  return closedBeside({ ...attachment, policies: {} }, policies);
}

/**
 * The policies of a backend that refuse every request. At a whole MCP or AI backend, an
 * authorization server that nobody can reach refuses the requests first. A part of a backend has no
 * authorization server, and at a place of many backends it would also close those of other kinds.
 * `mcp` and `ai` are always closed too: if another policy replaces the authorization server, they
 * still refuse the requests that the lost policies would have checked.
 */
function closedBackend(guards: ReadonlySet<string>, target: Target): BackendPolicies {
  if (target.kind === "section") return { tls: NO_TRUST, ...closedMessages(guards) };
  const isOfKind =
    target.kind === "backend" &&
    !OTHER_KIND.test(target.backend) &&
    (guards.has("mcp") || guards.has("ai"));
  return {
    ...(guards.has("tls") ? { tls: NO_TRUST } : {}),
    ...(guards.has("extAuth") || isOfKind ? { extAuth: NO_DECISION } : {}),
    ...(guards.has("auth") ? { auth: NO_CREDENTIAL } : {}),
    ...(guards.has("tunnel") ? { tunnel: NO_PROXY } : {}),
    ...closedMessages(guards),
  };
}

/**
 * The key of a Service, InferencePool or XBackend, which begins with the kind; no namespace begins
 * with a capital. They also serve requests that `mcp` and `ai` do not concern.
 */
const OTHER_KIND = /^[A-Z]/;

function closedMessages(guards: ReadonlySet<string>): BackendPolicies {
  return {
    ...(guards.has("mcp") ? { mcp: NO_CLIENTS } : {}),
    ...(guards.has("ai") ? { ai: NO_PROMPTS } : {}),
  };
}

const NOBODY: Authorization = { action: "Require", policy: { matchExpressions: ["false"] } };

const NO_DECISION: ExtAuthPolicy = {
  ...DEFAULTS.extAuthPolicy,
  url: NOWHERE,
  http: DEFAULTS.extAuthHttp,
};

const NO_PROXY: BackendTunnel = { ...DEFAULTS.backendTunnel, url: NOWHERE };

/**
 * No key is ever fetched from the URL, so no token is valid and every request is refused. A rule on
 * items would let sessions begin, in which servers introduce themselves and send notifications.
 */
const NO_CLIENTS: McpPolicies = {
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
        unreadable: "Refuse",
        scope: ["SystemPrompt", "Messages", "ToolOutput", "ToolInput"],
      },
    ],
    response: [{ regex: ANY_TEXT, response: CLOSED, unreadable: "Refuse" }],
  },
};

/**
 * A name that no certificate contains (RFC 2606 section 2). If TLS cannot run as configured, the
 * name is set as the expected server name, so that no connection is made: that is better than plain
 * text or weaker verification.
 */
export const NO_SERVER = "unresolved.invalid";

/** A Secret that does not exist, so that no request gets a credential. */
const NO_CREDENTIAL: BackendAuth = { secretRef: { ...DEFAULTS.secretKeyRef, name: NO_SERVER } };

const NO_TRUST: BackendTls = { ...DEFAULTS.backendTls, verifySubjectAltNames: [NO_SERVER] };
