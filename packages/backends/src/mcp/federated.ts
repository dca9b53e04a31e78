import { mcpRefusal } from "./mcp-refusal.ts";
import { LocalUpstream } from "@edge-gateway/http";
import type { ParsedIrBackend } from "@edge-gateway/generated/types/index.ts";
import { compileOpenApi } from "@edge-gateway/translate/ir/openapi/compile-openapi";
import type { ApiDocument } from "@edge-gateway/translate/ir/openapi/api-tool";
import { DRAIN_SIGNAL } from "@edge-gateway/kernel/process/drain-signal";
import { ProcessLauncher } from "@edge-gateway/mcp/stdio/process-launcher";
import { Receiver } from "@edge-gateway/mcp/entry/receive";
import type { Credentials, Target } from "@edge-gateway/mcp/target/target";
import { Pulse } from "@edge-gateway/mcp/target/silence-alarm";
import { ToolHeaders } from "@edge-gateway/mcp/target/tool-headers";
import { SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import { MCP } from "@edge-gateway/mcp/session/mcp-services";
import { Gateway } from "@edge-gateway/mcp/entry/gateway";
import type { BackendContext, CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import { credentialSteps, showCredentials } from "@edge-gateway/gateway/exchange/own-request";
import type { Step } from "@edge-gateway/gateway/exchange/policy";
import { Consent } from "./consent/consent.ts";
import { ConsentDesk } from "./consent/consent-desk.ts";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { failing } from "@edge-gateway/credentials/shown-credential";
import { isFederated, keepsCredentials } from "./is-federated.ts";
import { mcpServer } from "./server.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { isPrefixed } from "@edge-gateway/translate/ir/is-prefixed";

type McpBackend = Extract<ParsedIrBackend, { kind: "mcp" }>;

/** A backend of several MCP servers that act as one. */
export function federated(backend: McpBackend, context: BackendContext): CompiledBackend {
  const { key, name, mcp } = backend;
  const { targets, consents, release } = targetsOf(backend, context);
  const seal = context.use(SESSION_SEAL);
  const wallClock = (): number => context.wallClock();
  const gateway = new Gateway({
    ...{ key, targets, consents, seal },
    services: context.use(MCP),
    drainSignal: context.use(DRAIN_SIGNAL),
    pages: consents.length === 0 ? undefined : new ConsentDesk({ consents, seal, wallClock }),
    isPrefixed: isPrefixed(mcp),
    failsOpen: mcp.failureMode === "FailOpen",
    isStateless: mcp.sessionRouting === "Stateless",
    log: context.log,
    now: () => context.now(),
    maxBodyBytes: context.maxBufferBytes,
  });
  const receiver = new Receiver(gateway);
  return {
    name,
    type: "mcp",
    protocol: "mcp",
    refusalFormat: mcpRefusal,
    // A placeholder, because each request gets an upstream of its own.
    upstream: new LocalUpstream(name, NOBODY),
    authority: undefined,
    prepare: (exchange) => receiver.receive(exchange),
    close() {
      gateway.close();
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
      const { calls, processes } = context.use(MCP);
      const place = { backend: key, target: name, calls, log: context.log };
      const launcher = new ProcessLauncher(stdio, place, processes);
      const timeout = stdio.requestTimeout ?? 0;
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
    const timeout = requestTimeout ?? 0;
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
