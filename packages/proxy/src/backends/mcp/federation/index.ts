import { LocalUpstream } from "@edge-gateway/http";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Backend } from "@edge-gateway/translate/ir";
import { compileOpenApi } from "@edge-gateway/translate/ir/openapi/compile-openapi";
import type { ApiDocument } from "@edge-gateway/translate/ir/openapi/api-tool";
import { CACHED_MCP_SESSIONS } from "../bounds.ts";
import { CALLS } from "../../../outbound/calls.ts";
import type { BackendContext, CompiledBackend } from "../../../pipeline/backend.ts";
import { credentialSteps } from "../../../pipeline/own-request.ts";
import type { Step } from "../../../pipeline/policy.ts";
import { DRAIN_SIGNAL } from "../../../shared/drain-signal.ts";
import { MCP_TARGETS } from "../../../shared/mcp-targets.ts";
import { MCP_SESSIONS } from "../../../shared/mcp-sessions.ts";
import { SESSION_TIMES } from "../../../shared/session-times.ts";
import { SESSION_SEAL } from "../../../shared/session-seal.ts";
import { PROCESSES, ProcessLauncher } from "../stdio/process-launcher.ts";
import { Consent } from "../consent/consent.ts";
import { ConsentDesk } from "../consent/consent-desk.ts";
import { HELD_LINKS } from "./held-links.ts";
import { HELD_STREAMS } from "../held-streams.ts";
import { CredentialError } from "../../../policies/credential-error.ts";
import { failing } from "../../../policies/backend/auth/shown-credential.ts";
import { isFederated, isPrefixed, keepsCredentials } from "../is-federated.ts";
import { MCP_METRICS } from "../metrics.ts";
import { mcpServer } from "../server.ts";
import { TARGET_USES } from "../target-uses.ts";
import { endSessions } from "./expiry.ts";
import { Federation } from "./federation.ts";
import { leave } from "./leave.ts";
import { LIST_NEWS } from "./list-news.ts";
import { receive } from "./receive.ts";
import { SESSION_NOTES } from "./session-notes.ts";
import { KEPT_SESSIONS, placeName } from "./session-table.ts";
import { isLinked, type Target } from "./target.ts";
import { Pulse } from "./silence-alarm.ts";
import { ToolHeaders } from "./tool-headers.ts";
import { WAITING_CALLS } from "./waiting-calls.ts";

type McpBackend = Extract<Backend, { kind: "mcp" }>;

/** A backend of several MCP servers that act as one. */
export function federated(backend: McpBackend, context: BackendContext): CompiledBackend {
  const { key, name, mcp } = backend;
  const { targets, release } = targetsOf(backend, context);
  const consents = targets.flatMap((target) =>
    target.protocol === "stdio" || target.consent === undefined ? [] : [target.consent],
  );
  const seal = context.use(SESSION_SEAL);
  const wallClock = (): number => context.wallClock();
  const federation = new Federation({
    key,
    consents,
    desk: consents.length === 0 ? undefined : new ConsentDesk({ consents, seal, wallClock }),
    targets,
    isPrefixed: isPrefixed(mcp),
    failsOpen: mcp.failureMode === "FailOpen",
    seal,
    streams: context.use(HELD_STREAMS),
    links: context.use(HELD_LINKS),
    records: context.use(KEPT_SESSIONS),
    notes: context.use(SESSION_NOTES),
    waiting: context.use(WAITING_CALLS),
    news: context.use(LIST_NEWS),
    drainSignal: context.use(DRAIN_SIGNAL),
    isStateless: mcp.sessionRouting === "Stateless",
    times: context.use(SESSION_TIMES),
    listed: context.use(MCP_SESSIONS),
    shown: context.use(MCP_TARGETS),
    metrics: context.use(MCP_METRICS),
    calls: context.use(CALLS),
    log: context.log,
    now: () => context.now(),
    capacity: CACHED_MCP_SESSIONS,
    maxBodyBytes: context.maxBufferBytes,
  });
  const stopEnds = endSessions(federation);
  const uses = context.use(TARGET_USES);
  const place = placeName({ backend: key, targets: targets.map((target) => target.name) });
  const useOf = (target: Target): string =>
    JSON.stringify([place, target.name, target.protocol === "stdio" ? "" : target.address]);
  for (const target of targets) uses.hold(useOf(target));
  return {
    name,
    type: "mcp",
    protocol: "mcp",
    // A placeholder, because each request gets an upstream of its own.
    upstream: new LocalUpstream(name, NOBODY),
    authority: undefined,
    prepare: (exchange) => receive(federation, exchange),
    close() {
      stopEnds();
      const left = new Set(targets.filter((target) => uses.release(useOf(target))));
      const leaves = left.size > 0 && !context.use(DRAIN_SIGNAL).hasBegun;
      if (leaves) leave(federation, left);
      federation.close(leaves || targets.some(isLinked));
      release();
    },
  };
}

const NOBODY = {
  serve: () => {
    throw new TypeError("an MCP request that was not received");
  },
  abandoned() {},
  drained() {},
};

function targetsOf(
  { key, mcp, endpoints = {} }: McpBackend,
  context: BackendContext,
): { readonly targets: readonly Target[]; readonly release: () => void } {
  const servers: ReachedTarget[] = mcp.targets.map((target, index) => {
    if (target.stdio !== undefined) {
      const { name, stdio } = target;
      const place = { backend: key, target: name, calls: context.use(CALLS), log: context.log };
      const launcher = new ProcessLauncher(stdio, place, context.use(PROCESSES));
      const timeout = stdio.requestTimeout === undefined ? 0 : parseDuration(stdio.requestTimeout);
      return { target: { name, protocol: "stdio", launcher, timeout }, release() {} };
    }
    const place = { target, index, endpoints: endpoints[target.name] ?? [] };
    const auth = isFederated(mcp) ? target.static?.policies?.auth : undefined;
    const at = `targets[${index}].static.policies`;
    const shown = auth === undefined ? [] : context.compilePolicies({ auth }, at);
    const credentials = shown.flatMap(credentialSteps);
    const { servers, address, path, protocol, authority, requestTimeout, release } = mcpServer(
      place,
      context,
    );
    const timeout = requestTimeout === undefined ? 0 : parseDuration(requestTimeout);
    const { name } = target;
    const consent = consentOf(key, target, context);
    const reached = {
      name,
      address,
      authority,
      servers,
      timeout,
      credentials: [...credentials, ...consent.steps],
      ...(consent.found === undefined ? {} : { consent: consent.found }),
      keepsCredentials: keepsCredentials(mcp),
    };
    const document = target.static?.openapi?.inline;
    return {
      target:
        document === undefined
          ? {
              ...reached,
              path,
              protocol,
              toolHeaders: new ToolHeaders(name, context.log),
              pulse: new Pulse(),
            }
          : { ...reached, path: basePath(path), protocol: "OpenAPI", api: apiOf(document) },
      release,
    };
  });
  return {
    targets: servers.map(({ target }) => target),
    release: () => servers.forEach(({ release }) => release()),
  };
}

/** Compiles the consent for a target that requires a token of each user. */
function consentOf(
  backend: string,
  { name, static: server }: McpBackend["mcp"]["targets"][number],
  context: BackendContext,
): { readonly found?: Consent; readonly steps: readonly Step[] } {
  if (server?.consent === undefined) return { steps: [] };
  try {
    const found = new Consent(server.consent, { backend, target: name }, context);
    return { found, steps: [(exchange) => found.show(exchange)] };
  } catch (error) {
    if (!(error instanceof CredentialError)) throw error;
    const refuse = failing(error.message, context);
    return { steps: [(exchange) => void refuse(exchange)] };
  }
}

/** A compiled target, and the function that releases its resources. */
interface ReachedTarget {
  readonly target: Target;
  readonly release: () => void;
}

/** The prefix of the paths of all operations. */
function basePath(path: string): string {
  return (path.split("?")[0] ?? "").replace(/\/+$/, "");
}

/** Parses the OpenAPI document. It is valid JSON, because the configuration was validated. */
function apiOf(document: string): ApiDocument {
  return compileOpenApi(JSON.parse(document));
}
