import { readFile } from "node:fs/promises";
import { compile, SCOPES } from "@edge-gateway/cel";
import { DEFAULTS, withDefaultsIdentityLimits } from "@edge-gateway/generated/defaults/index.ts";
import { Services, type ServiceKey } from "@edge-gateway/kernel/services";
import {
  SESSION_KEY_BYTES,
  SessionSeal,
  SESSION_SEAL,
} from "@edge-gateway/mcp/sealing/session-seal";
import {
  AUTHORIZATION_SERVERS,
  AuthorizationServers,
} from "../../discovery/authorization-servers.ts";
import { ENDPOINT_STATES, EndpointStates } from "../../endpoints/endpoint-states.ts";
import { HEALTH_CHECKS, HealthChecks } from "../../endpoints/health-checker.ts";
import { createHealthMemory, SharedHealth } from "../../endpoints/shared-health.ts";
import type { FetchJson } from "../../outbound/json-client.ts";
import { IDENTITY_LIMITS } from "../../outbound/identity-limits.ts";
import { EXPORTERS, Exporters } from "../../outbound/otlp/exporters.ts";
import { POLICY_SERVERS, PolicyServers } from "../../outbound/policy-servers.ts";
import { PROCESS_RESULTS, ProcessResults } from "../../shared/process-results.ts";
import { createSessionMemory, SessionTimes } from "@edge-gateway/mcp/session/session-times";
import { DRAIN_SIGNAL, DrainSignal } from "@edge-gateway/kernel/drain-signal";
import { WorkerChannel } from "@edge-gateway/kernel/worker-channel";
import { BUDGETS, Budgets, createBudgetMemory } from "../../keys/budgets.ts";
import { RUNTIME_KEYS, RuntimeKeys } from "../../keys/runtime-keys.ts";
import { CurrentPrices, MODEL_PRICES } from "../../backends/model-prices.ts";
import { CONSENTS, Consents } from "../../backends/mcp/consent/consents.ts";
import { MODEL_TEXTS } from "../../backends/model-texts.ts";
import { createProcessMemory, ProcessCounts } from "@edge-gateway/mcp/stdio/process-counts";
import { CALLS, Calls } from "@edge-gateway/http";
import { MIRRORS, Mirrors } from "../../outbound/mirrors.ts";
import { testThread } from "@edge-gateway/http/testing";
import { KEY_SETS, KeySets } from "../../outbound/key-sets.ts";
import type { CompileContext } from "../../pipeline/policy.ts";
import type { Backend, KeyedValues } from "@edge-gateway/translate/ir";
import { Cloud, CLOUD } from "../backend/auth/cloud/cloud.ts";
import {
  PASSWORD_VERIFIER,
  PasswordVerifier,
} from "../traffic/basic-authentication/password-verifier.ts";
import { createKeyedMemory, KEYED_STATE, keyedState } from "../../shared/keyed-cells.ts";
import { MemoryStore } from "../backend/ai/response-cache/memory-store.ts";
import { KEPT_RESPONSES } from "../backend/ai/response-cache/response-store.ts";
import { COOKIE_SEAL, CookieSeal } from "../traffic/oidc/cookie-seal.ts";
import { silentLogger } from "./silent-logger.ts";
import { MCP, createMcpServices } from "@edge-gateway/mcp/session/mcp-services";

const PASSWORD_THREAD = new URL(
  "../traffic/basic-authentication/password-thread.ts",
  import.meta.url,
);

const KEYS = 16;
const MEBIBYTE = 1024 ** 2;

const SESSION_LIMITS = { timeToLive: 1_000, maxAge: 10_000 };

const NO_METRICS = {
  mcpTargetCall() {},
  mcpTargetCounter: () => () => {},
  mcpMissingList() {},
  mcpCall() {},
  mcpCallCounter: () => () => {},
};

/** A compilation context that records reported problems. */
export class TestContext implements CompileContext {
  readonly path = "place";
  readonly readsRequestBody = false;
  readonly readsRequestJson = false;
  readonly maxBufferBytes = 1_000_000;
  readonly problems: [path: string, message: string][] = [];
  readonly loading: Promise<unknown>[] = [];
  /** The current time in milliseconds since 1970. */
  time: number;
  readonly log = silentLogger;
  readonly secrets: Record<string, KeyedValues> = {};
  readonly environment: Record<string, string> = {};
  readonly files: Record<string, string> = {};
  readonly services = new Services();
  backend: Backend | undefined;

  constructor(options: { readonly time?: number; readonly fetchJson?: FetchJson } = {}) {
    this.time = options.time ?? 0;
    const { fetchJson = () => Promise.reject(new Error("no network in this test")) } = options;
    const limits = withDefaultsIdentityLimits({});
    const now = () => this.time;
    const states = new EndpointStates(new SharedHealth(createHealthMemory(1)), now);
    ENDPOINT_STATES.provide(this.services, states);
    IDENTITY_LIMITS.provide(this.services, limits);
    COOKIE_SEAL.provide(this.services, { seal: new CookieSeal("ab".repeat(SESSION_KEY_BYTES)) });
    KEYED_STATE.provide(
      this.services,
      keyedState(createKeyedMemory(KEYS), () => {}),
    );
    const channel = new WorkerChannel({ process: "test", index: 0 }, () => {});
    const keySets = { fetchJson, limits, log: this.log, now, wallClock: Date.now, channel };
    KEY_SETS.provide(this.services, new KeySets(keySets));
    const capacity = limits.verifiedTokens;
    const results = new ProcessResults({ channel, log: this.log, capacity, wallClock: now });
    PROCESS_RESULTS.provide(this.services, results);
    const metadata = { fetchJson, limits, results, wallClock: now };
    AUTHORIZATION_SERVERS.provide(this.services, new AuthorizationServers(metadata));
    SESSION_SEAL.provide(
      this.services,
      new SessionSeal({ key: Buffer.alloc(SESSION_KEY_BYTES) }, 0),
    );
    PASSWORD_VERIFIER.provide(this.services, new PasswordVerifier(PASSWORD_THREAD, limits));
    const servers = new PolicyServers(DEFAULTS.policyServerSettings);
    POLICY_SERVERS.provide(this.services, servers);
    CLOUD.provide(
      this.services,
      new Cloud({
        http: servers.http,
        timeout: limits.requestTimeoutMilliseconds,
        maxTokens: limits.cloudTokens,
        environment: this.environment,
        results,
        readFile: (path) => readFile(path, "utf8"),
        now: () => this.time,
      }),
    );
    const thread = testThread();
    HEALTH_CHECKS.provide(this.services, new HealthChecks(states, thread, this.log));
    provideModels(this.services, now);
    const calls = new Calls(thread);
    CALLS.provide(this.services, calls);
    DRAIN_SIGNAL.provide(this.services, new DrainSignal());
    const times = new SessionTimes(createSessionMemory(now), SESSION_LIMITS, now);
    const counts = new ProcessCounts(createProcessMemory());
    const mcp = {
      ...{ calls, channel, times, metrics: NO_METRICS, wallClock: now },
      processes: { counts, environment: {} },
      waiting: { maxCalls: 1, timeToAnswer: 1 },
    };
    MCP.provide(this.services, createMcpServices(mcp));
    const { log } = this;
    CONSENTS.provide(this.services, new Consents({ channel, calls, file: undefined, log }));
    MIRRORS.provide(this.services, new Mirrors(DEFAULTS.mirrorSettings, thread));
    provideExporters(this.services, { thread, log });
  }

  use<Service extends object>(key: ServiceKey<Service>): Service {
    return key.of(this.services);
  }

  random(): number {
    return 0;
  }

  now(): number {
    return this.time;
  }

  wallClock(): number {
    return this.time;
  }

  at(): CompileContext {
    return this;
  }

  secret(name: string): KeyedValues {
    return this.secrets[name] ?? {};
  }

  file(path: string): string {
    return this.files[path] ?? "";
  }

  cel(...[source, scope = "request"]: Parameters<CompileContext["cel"]>) {
    const compiled = compile(source, SCOPES[scope]);
    if (compiled.ok) return compiled.expression;
    throw new Error(compiled.problems.map(({ message }) => message).join());
  }

  loads(loading: Promise<unknown>): void {
    this.loading.push(loading);
  }

  problem(path: string, message: string): void {
    this.problems.push([path, message]);
  }

  server(path: string): undefined {
    this.problem(path, "no server");
  }

  endpoint(path: string, { name }: { name: string }, requestPath: string) {
    if (name === "idp") return { url: `http://idp.example${requestPath}` };
    this.problem(path, `no backend ${name}`);
    return undefined;
  }
}

function provideExporters(
  services: Services,
  parts: Pick<ConstructorParameters<typeof Exporters>[0], "thread" | "log">,
): void {
  const settings = DEFAULTS.otlpSettings;
  EXPORTERS.provide(services, new Exporters({ ...parts, settings, counted: () => {} }));
}

/** Provides the services that all policies and backends for language models share. */
function provideModels(services: Services, now: () => number): void {
  const store = new MemoryStore({ maxEntries: KEYS, maxBytes: MEBIBYTE }, now);
  KEPT_RESPONSES.provide(services, { store, maxBodyBytes: MEBIBYTE });
  BUDGETS.provide(services, new Budgets(createBudgetMemory(KEYS)));
  RUNTIME_KEYS.provide(services, new RuntimeKeys([], 0));
  MODEL_PRICES.provide(services, new CurrentPrices());
  MODEL_TEXTS.provide(services, { isWanted: false });
}
