import { lookup } from "node:dns";
import { compile, SCOPES } from "@edge-gateway/cel";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { THREAD } from "@edge-gateway/http";
import { testThread } from "@edge-gateway/http/testing";
import { Services, type ServiceKey } from "@edge-gateway/kernel/process/services";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { CLOCKS, ENVIRONMENT, LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { WORKER_CHANNEL, WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import { MCP_METRICS } from "@edge-gateway/mcp/metrics";
import { SEAL_KEYS, SESSION_KEY_BYTES } from "@edge-gateway/mcp/sealing/session-seal";
import { MCP_MEMORY } from "@edge-gateway/mcp/session/mcp-services";
import { createOpeningMemory } from "@edge-gateway/mcp/target/stream-openings";
import { createSessionMemory } from "@edge-gateway/mcp/session/session-times";
import { createProcessMemory } from "@edge-gateway/mcp/stdio/process-counts";
import { FETCH_JSON, type FetchJson } from "@edge-gateway/outbound/json-client";
import { LOOKUP } from "@edge-gateway/outbound/names";
import { EXPORT_METRICS } from "@edge-gateway/outbound/otlp/exporter";
import { MIRROR_METRICS } from "@edge-gateway/outbound/mirrors";
import type { Backend, KeyedValues } from "@edge-gateway/translate/ir";
import { ENDPOINT_STATES, EndpointStates } from "../endpoints/endpoint-states.ts";
import { createHealthMemory, SharedHealth } from "../endpoints/shared-health.ts";
import type { CompileContext } from "../exchange/policy.ts";
import { createBudgetMemory } from "../keys/budget-memory.ts";
import { BUDGETS, Budgets } from "../keys/budgets.ts";
import { createLimitMemory, LIMIT_TABLE, LimitTable } from "../keys/limit-table.ts";
import { RUNTIME_KEYS, RuntimeKeys } from "../keys/runtime-keys.ts";
import { GatewayMetrics } from "../observe/metrics.ts";
import { createSharedMemory, SHARED_STATE, sharedState } from "../shared/cells.ts";
import { createKeyedMemory, KEYED_STATE, keyedState } from "../shared/keyed-cells.ts";

/** The number of keys, limits and endpoints for which a test has memory. */
const CAPACITY = 10_000;

/** A compilation context that records reported problems; it has the services of a thread. */
export class TestContext implements CompileContext {
  readonly path = "place";
  readonly reads = { requestBody: false, requestJson: false };
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
    const { services } = this;
    const now = () => this.time;
    const cookieSecret = "ab".repeat(SESSION_KEY_BYTES);
    SETTINGS.provide(services, withDefaultsSettings({ oidc: { cookieSecret } }));
    LOG.provide(services, this.log);
    CLOCKS.provide(services, { now, wallClock: now });
    ENVIRONMENT.provide(services, this.environment);
    THREAD.provide(services, testThread());
    LOOKUP.provide(services, lookup);
    FETCH_JSON.provide(services, this.fetchJson);
    WORKER_CHANNEL.provide(
      services,
      new WorkerChannel({ process: "test", index: 0, count: 1 }, () => {}),
    );
    const metrics = new GatewayMetrics(CAPACITY);
    MCP_METRICS.provide(services, metrics);
    EXPORT_METRICS.provide(services, metrics);
    MIRROR_METRICS.provide(services, metrics);
    this.#provideMemory();
  }

  #provideMemory(): void {
    const { services } = this;
    const { now } = CLOCKS.of(services);
    const health = new SharedHealth(createHealthMemory(CAPACITY));
    ENDPOINT_STATES.provide(services, new EndpointStates(health, now));
    SHARED_STATE.provide(services, sharedState(createSharedMemory(CAPACITY)));
    KEYED_STATE.provide(
      services,
      keyedState(createKeyedMemory(CAPACITY), () => {}),
    );
    MCP_MEMORY.provide(services, {
      sessionTimes: createSessionMemory(now),
      processes: createProcessMemory(),
      openings: createOpeningMemory(),
    });
    SEAL_KEYS.provide(services, { key: Buffer.alloc(SESSION_KEY_BYTES) });
    BUDGETS.provide(services, new Budgets(createBudgetMemory(CAPACITY)));
    LIMIT_TABLE.provide(services, new LimitTable(createLimitMemory()));
    RUNTIME_KEYS.provide(services, new RuntimeKeys([], 0));
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
