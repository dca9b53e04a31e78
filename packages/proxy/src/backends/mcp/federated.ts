import { LocalUpstream, CALLS } from "@edge-gateway/http";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Backend } from "@edge-gateway/translate/ir";
import { compileOpenApi } from "@edge-gateway/translate/ir/openapi/compile-openapi";
import type { ApiDocument } from "@edge-gateway/translate/ir/openapi/api-tool";
import type { BackendContext, CompiledBackend } from "../../pipeline/backend.ts";
import { credentialSteps, showCredentials } from "../../pipeline/own-request.ts";
import type { Step } from "../../pipeline/policy.ts";
import { DRAIN_SIGNAL } from "@edge-gateway/kernel/drain-signal";
import { MCP_TARGETS } from "@edge-gateway/mcp/target/target-notes";
import { MCP_SESSIONS } from "@edge-gateway/mcp/session/listed-sessions";
import { SESSION_TIMES } from "@edge-gateway/mcp/session/session-times";
import { PROCESSES, ProcessLauncher } from "@edge-gateway/mcp/stdio/process-launcher";
import { Consent } from "./consent/consent.ts";
import { ConsentDesk } from "./consent/consent-desk.ts";
import { HELD_LINKS } from "@edge-gateway/mcp/links/held-links";
import { HELD_STREAMS } from "@edge-gateway/mcp/client/held-streams";
import { CredentialError } from "../../policies/credential-error.ts";
import { failing } from "../../policies/backend/auth/shown-credential.ts";
import { isFederated, isPrefixed, keepsCredentials } from "./is-federated.ts";
import { MCP_METRICS } from "@edge-gateway/mcp/metrics";
import { mcpServer } from "./server.ts";
import { TARGET_USES } from "@edge-gateway/mcp/target/target-uses";
import { endSessions } from "@edge-gateway/mcp/session/expiry";
import { Federation } from "@edge-gateway/mcp/session/federation";
import { leave } from "@edge-gateway/mcp/session/leave";
import { LIST_NEWS } from "@edge-gateway/mcp/federation/list-news";
import { receive } from "@edge-gateway/mcp/entry/receive";
import { SESSION_NOTES } from "@edge-gateway/mcp/session/session-notes";
import { KEPT_SESSIONS, placeName } from "@edge-gateway/mcp/session/session-table";
import { isLinked, type Credentials, type Target } from "@edge-gateway/mcp/target/target";
import { Pulse } from "@edge-gateway/mcp/target/silence-alarm";
import { ToolHeaders } from "@edge-gateway/mcp/target/tool-headers";
import { WAITING_CALLS } from "@edge-gateway/mcp/session/waiting-calls";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import { CACHED_MCP_SESSIONS } from "@edge-gateway/mcp/bounds";
import type { Exchange } from "../../pipeline/exchange.ts";

type McpBackend = Extract<Backend, { kind: "mcp" }>;

/** A backend of several MCP servers that act as one. */
export function federated(backend: McpBackend, context: BackendContext): CompiledBackend {
  const { key, name, mcp } = backend;
  const { targets, consents, release } = targetsOf(backend, context);
  const seal = context.use(SESSION_SEAL);
  const wallClock = (): number => context.wallClock();
  const federation = new Federation({
    key,
    consents,
    pages: consents.length === 0 ? undefined : new ConsentDesk({ consents, seal, wallClock }),
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

/** The targets of a backend. */
interface CompiledTargets {
  readonly targets: readonly Target[];
  /** The consents for targets that require a token of each user. */
  readonly consents: readonly Consent[];
  readonly release: () => void;
}

/** A compiled target, and the function that releases its resources. */
interface ReachedTarget {
  readonly target: Target;
  readonly consent?: Consent | undefined;
  readonly release: () => void;
}

function targetsOf(
  { key, mcp, endpoints = {} }: McpBackend,
  context: BackendContext,
): CompiledTargets {
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
    const { servers, address, path, protocol, authority, requestTimeout, release } = mcpServer(
      place,
      context,
    );
    const timeout = requestTimeout === undefined ? 0 : parseDuration(requestTimeout);
    const { name } = target;
    const { consent, steps } = consentOf(key, target, context);
    const all = [...shown.flatMap(credentialSteps), ...steps];
    const reached = {
      name,
      address,
      authority,
      servers,
      timeout,
      ...(all.length === 0 ? {} : { credentials: credentialsOf(all) }),
      ...(consent === undefined ? {} : { consent }),
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
      consent,
      release,
    };
  });
  return {
    targets: servers.map(({ target }) => target),
    consents: servers.flatMap(({ consent }) => consent ?? []),
    release: () => servers.forEach(({ release }) => release()),
  };
}

/** Compiles the consent for a target that requires a token of each user. */
function consentOf(
  backend: string,
  { name, static: server }: McpBackend["mcp"]["targets"][number],
  context: BackendContext,
): { readonly consent?: Consent; readonly steps: readonly Step[] } {
  if (server?.consent === undefined) return { steps: [] };
  try {
    const consent = new Consent(server.consent, { backend, target: name }, context);
    return { consent, steps: [(exchange) => consent.show(exchange)] };
  } catch (error) {
    if (!(error instanceof CredentialError)) throw error;
    const refuse = failing(error.message, context);
    return { steps: [(exchange) => void refuse(exchange)] };
  }
}

/** How requests of the gateway itself get the credentials that policies add. */
function credentialsOf(steps: readonly Step[]): Credentials {
  return {
    show: (exchange: Exchange, request) => showCredentials(steps, exchange, request),
  };
}

/** The prefix of the paths of all operations. */
function basePath(path: string): string {
  return (path.split("?")[0] ?? "").replace(/\/+$/, "");
}

/** Parses the OpenAPI document. It is valid JSON, because the configuration was validated. */
function apiOf(document: string): ApiDocument {
  return compileOpenApi(JSON.parse(document));
}
