import { readFile } from "node:fs/promises";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { SessionSeal, SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import { AUTHORIZATION_SERVERS, AuthorizationServers } from "../discovery/authorization-servers.ts";
import type { Thread } from "@edge-gateway/http";
import { ENDPOINT_STATES, EndpointStates } from "../endpoints/endpoint-states.ts";
import { HEALTH_CHECKS, HealthChecks } from "../endpoints/health-checker.ts";
import { SharedHealth } from "../endpoints/shared-health.ts";
import type { GatewayMetrics } from "../observe/metrics.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { ProductLog } from "@edge-gateway/kernel/product-log";
import { Budgets, BUDGETS } from "../keys/budgets.ts";
import { RUNTIME_KEYS, RuntimeKeys } from "../keys/runtime-keys.ts";
import { JsonClient } from "../outbound/json-client.ts";
import { EXPORTERS, Exporters } from "../outbound/otlp/exporters.ts";
import { KEY_SETS, KeySets } from "../outbound/key-sets.ts";
import { POLICY_SERVERS, PolicyServers } from "../outbound/policy-servers.ts";
import { CALLS, Calls } from "@edge-gateway/http";
import { MIRRORS, Mirrors } from "../outbound/mirrors.ts";
import { Services } from "@edge-gateway/kernel/services";
import { IDENTITY_LIMITS } from "../outbound/identity-limits.ts";
import { Cloud, CLOUD } from "../policies/backend/auth/cloud/cloud.ts";
import {
  PASSWORD_VERIFIER,
  PasswordVerifier,
} from "../policies/traffic/basic-authentication/password-verifier.ts";
import { createStore } from "../policies/backend/ai/response-cache/create-store.ts";
import { KEPT_RESPONSES } from "../policies/backend/ai/response-cache/response-store.ts";
import { COOKIE_SEAL, CookieSeal } from "../policies/traffic/oidc/cookie-seal.ts";
import { KEYED_STATE, keyedState } from "../shared/keyed-cells.ts";
import { DRAIN_SIGNAL, DrainSignal } from "@edge-gateway/kernel/drain-signal";
import { CurrentPrices, MODEL_PRICES } from "../backends/model-prices.ts";
import { MODEL_TEXTS } from "../backends/model-texts.ts";
import {
  WORKER_CHANNEL,
  WorkerChannel,
  type WorkerNote,
} from "@edge-gateway/kernel/worker-channel";
import { CONSENTS, Consents } from "../backends/mcp/consent/consents.ts";
import { PROCESS_RESULTS, ProcessResults } from "../shared/process-results.ts";
import { ProcessCounts } from "@edge-gateway/mcp/stdio/process-counts";
import { SessionTimes } from "@edge-gateway/mcp/session/session-times";
import { SHARED_STATE, sharedState } from "../shared/cells.ts";
import { lookupOf } from "../upstream/name-source.ts";
import { monotonicClock } from "./clock.ts";
import type { WorkerStart } from "./messages.ts";
import {
  MCP,
  createMcpServices,
  type McpServiceParts,
} from "@edge-gateway/mcp/session/mcp-services";

/** What the services of a thread are created from. */
interface ServiceParts {
  readonly log: ProductLog;
  readonly thread: Thread;
  readonly metrics: GatewayMetrics;
  readonly tell: (to: number, note: WorkerNote) => void;
}

/** The services of a thread. Policies and backends request them by key. */
export function servicesOf(start: WorkerStart, parts: ServiceParts): Services {
  const { log, thread, metrics } = parts;
  const limits = start.settings.identity;
  const lookup = lookupOf(start.settings.dns);
  const { fetchJson } = new JsonClient(limits, lookup);
  const now = (): number => performance.now();
  const services = new Services();
  const states = new EndpointStates(new SharedHealth(start.health), monotonicClock());
  ENDPOINT_STATES.provide(services, states);
  HEALTH_CHECKS.provide(services, new HealthChecks(states, thread, log.logger("health")));
  SHARED_STATE.provide(services, sharedState(start.shared));
  KEYED_STATE.provide(
    services,
    keyedState(start.rateLimitKeys, () => metrics.rateLimitKeyEvicted()),
  );
  IDENTITY_LIMITS.provide(services, limits);
  const { cookieSecret } = start.settings.oidc;
  COOKIE_SEAL.provide(services, {
    seal: cookieSecret === undefined ? undefined : new CookieSeal(cookieSecret),
  });
  const channel = new WorkerChannel(start.place, parts.tell);
  WORKER_CHANNEL.provide(services, channel);
  const keySets = { fetchJson, limits, now, wallClock: Date.now, log: log.logger("keys"), channel };
  KEY_SETS.provide(services, new KeySets(keySets));
  const results = provideResults(services, limits, { channel, log: log.logger("results") });
  const metadata = { fetchJson, limits, results, wallClock: Date.now };
  AUTHORIZATION_SERVERS.provide(services, new AuthorizationServers(metadata));
  PASSWORD_VERIFIER.provide(services, new PasswordVerifier(limits));
  const calls = new Calls(thread);
  CALLS.provide(services, calls);
  DRAIN_SIGNAL.provide(services, new DrainSignal());
  provideMcp(services, start, { calls, channel, metrics, log: log.logger("mcp") });
  provideModels(services, start, { log: log.logger("llm"), now });
  const servers = new PolicyServers(start.settings.policyServers, lookup);
  POLICY_SERVERS.provide(services, servers);
  CLOUD.provide(
    services,
    new Cloud({
      http: servers.http,
      timeout: limits.requestTimeoutMilliseconds,
      maxTokens: limits.cloudTokens,
      environment: process.env,
      results,
      readFile: (path) => readFile(path, "utf8"),
      now: Date.now,
    }),
  );
  MIRRORS.provide(services, new Mirrors(start.settings.mirror, thread));
  const exporters = new Exporters({
    settings: start.settings.otlp,
    thread,
    log: log.logger("otlp"),
    counted: (...what) => metrics.otlpRecords(...what),
  });
  EXPORTERS.provide(services, exporters);
  return services;
}

function provideResults(
  services: Services,
  { verifiedTokens: capacity }: WorkerStart["settings"]["identity"],
  parts: { readonly channel: WorkerChannel; readonly log: Logger },
): ProcessResults {
  const results = new ProcessResults({ ...parts, capacity, wallClock: Date.now });
  PROCESS_RESULTS.provide(services, results);
  return results;
}

/** Provides the services that calls of language models use. */
function provideModels(
  services: Services,
  start: WorkerStart,
  parts: Parameters<typeof createStore>[1],
): void {
  MODEL_PRICES.provide(services, new CurrentPrices());
  MODEL_TEXTS.provide(services, { isWanted: false });
  KEPT_RESPONSES.provide(services, createStore(start.settings, parts));
  BUDGETS.provide(services, new Budgets(start.budgets));
  const { outputTokens } = start.settings.llmKeys;
  RUNTIME_KEYS.provide(services, new RuntimeKeys(start.runtimeKeys, outputTokens));
}

/** Provides what MCP backends share, and the encryption of session ids. */
function provideMcp(
  services: Services,
  start: WorkerStart,
  parts: Pick<McpServiceParts, "calls" | "channel" | "metrics"> & { readonly log: Logger },
): void {
  const { mcp } = start.settings;
  const limits = {
    timeToLive: parseDuration(mcp.sessionTtl),
    maxAge: parseDuration(mcp.maxSessionAge),
  };
  const shared = {
    processes: { counts: new ProcessCounts(start.processes), environment: process.env },
    times: new SessionTimes(start.sessionTimes, limits, Date.now),
    waiting: {
      maxCalls: mcp.maxWaitingCalls,
      timeToAnswer: parseDuration(mcp.inputTimeout),
    },
    wallClock: Date.now,
  };
  MCP.provide(services, createMcpServices({ ...parts, ...shared }));
  CONSENTS.provide(services, new Consents({ ...parts, file: mcp.consentFile }));
  SESSION_SEAL.provide(services, new SessionSeal(start.sessionKeys, mcp.cachedSessions));
}
