import { compile, SCOPES } from "@edge-gateway/cel";
import { DEFAULTS, withDefaultsIdentityLimits } from "@edge-gateway/generated/defaults/index.ts";
import { CALLS, Calls } from "@edge-gateway/http";
import { testThread } from "@edge-gateway/http/testing";
import { DRAIN_SIGNAL, DrainSignal } from "@edge-gateway/kernel/drain-signal";
import { Services, type ServiceKey } from "@edge-gateway/kernel/services";
import { WORKER_CHANNEL, WorkerChannel } from "@edge-gateway/kernel/worker-channel";
import {
  SESSION_KEY_BYTES,
  SessionSeal,
  SESSION_SEAL,
} from "@edge-gateway/mcp/sealing/session-seal";
import { MCP, createMcpServices } from "@edge-gateway/mcp/session/mcp-services";
import { createSessionMemory, SessionTimes } from "@edge-gateway/mcp/session/session-times";
import { createProcessMemory, ProcessCounts } from "@edge-gateway/mcp/stdio/process-counts";
import type { Backend, KeyedValues } from "@edge-gateway/translate/ir";
import { ENDPOINT_STATES, EndpointStates } from "../endpoints/endpoint-states.ts";
import { HEALTH_CHECKS, HealthChecks } from "../endpoints/health-checker.ts";
import { createHealthMemory, SharedHealth } from "../endpoints/shared-health.ts";
import { createBudgetMemory } from "../keys/budget-memory.ts";
import { BUDGETS, Budgets } from "../keys/budgets.ts";
import { createLimitMemory, LIMIT_TABLE, LimitTable } from "../keys/limit-table.ts";
import { RUNTIME_KEYS, RuntimeKeys } from "../keys/runtime-keys.ts";
import { IDENTITY_LIMITS } from "@edge-gateway/outbound/identity-limits";
import type { FetchJson } from "@edge-gateway/outbound/json-client";
import { KEY_SETS, KeySets } from "@edge-gateway/outbound/key-sets";
import { MIRRORS, Mirrors } from "@edge-gateway/outbound/mirrors";
import { EXPORTERS, Exporters } from "@edge-gateway/outbound/otlp/exporters";
import { POLICY_SERVERS, PolicyServers } from "@edge-gateway/outbound/policy-servers";
import type { CompileContext } from "../exchange/policy.ts";
import { createKeyedMemory, KEYED_STATE, keyedState } from "../shared/keyed-cells.ts";
import { PROCESS_RESULTS, ProcessResults } from "../shared/process-results.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";

const KEYS = 16;

const SESSION_LIMITS = { timeToLive: 1_000, maxAge: 10_000 };

const NO_METRICS = {
  mcpTargetCall() {},
  mcpTargetCounter: () => () => {},
  mcpMissingList() {},
  mcpCall() {},
  mcpCallCounter: () => () => {},
};

/** A compilation context that records reported problems; it has the services of the gateway itself. */
export class GatewayContext implements CompileContext {
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
  readonly fetchJson: FetchJson;
  backend: Backend | undefined;

  constructor(options: { readonly time?: number; readonly fetchJson?: FetchJson } = {}) {
    this.time = options.time ?? 0;
    this.fetchJson =
      options.fetchJson ?? (() => Promise.reject(new Error("no network in this test")));
    const { services, log, fetchJson } = this;
    const limits = withDefaultsIdentityLimits({});
    const now = () => this.time;
    const states = new EndpointStates(new SharedHealth(createHealthMemory(1)), now);
    ENDPOINT_STATES.provide(services, states);
    IDENTITY_LIMITS.provide(services, limits);
    KEYED_STATE.provide(
      services,
      keyedState(createKeyedMemory(KEYS), () => {}),
    );
    const channel = new WorkerChannel({ process: "test", index: 0 }, () => {});
    WORKER_CHANNEL.provide(services, channel);
    const keySets = { fetchJson, limits, log, now, wallClock: Date.now, channel };
    KEY_SETS.provide(services, new KeySets(keySets));
    const capacity = limits.verifiedTokens;
    PROCESS_RESULTS.provide(
      services,
      new ProcessResults({ channel, log, capacity, wallClock: now }),
    );
    POLICY_SERVERS.provide(services, new PolicyServers(DEFAULTS.policyServerSettings));
    const thread = testThread();
    HEALTH_CHECKS.provide(services, new HealthChecks(states, thread, log));
    LIMIT_TABLE.provide(services, new LimitTable(createLimitMemory()));
    BUDGETS.provide(services, new Budgets(createBudgetMemory(KEYS)));
    RUNTIME_KEYS.provide(services, new RuntimeKeys([], 0));
    const calls = new Calls(thread);
    CALLS.provide(services, calls);
    DRAIN_SIGNAL.provide(services, new DrainSignal());
    MIRRORS.provide(services, new Mirrors(DEFAULTS.mirrorSettings, thread));
    const settings = DEFAULTS.otlpSettings;
    EXPORTERS.provide(services, new Exporters({ thread, log, settings, counted: () => {} }));
    this.#provideMcp(calls, channel);
  }

  #provideMcp(calls: Calls, channel: WorkerChannel): void {
    const now = () => this.time;
    const seal = new SessionSeal({ key: Buffer.alloc(SESSION_KEY_BYTES) }, 0);
    SESSION_SEAL.provide(this.services, seal);
    const times = new SessionTimes(createSessionMemory(now), SESSION_LIMITS, now);
    const counts = new ProcessCounts(createProcessMemory());
    const mcp = {
      ...{ calls, channel, times, metrics: NO_METRICS, wallClock: now },
      processes: { counts, environment: {} },
      waiting: { maxCalls: 1, timeToAnswer: 1 },
    };
    MCP.provide(this.services, createMcpServices(mcp));
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
