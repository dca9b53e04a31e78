import { readFile } from "node:fs/promises";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { SessionSeal, SESSION_SEAL } from "@edge-gateway/mcp/sealing/session-seal";
import {
  AUTHORIZATION_SERVERS,
  AuthorizationServers,
} from "@edge-gateway/credentials/discovery/authorization-servers";
import type { Thread } from "@edge-gateway/http";
import { ENDPOINT_STATES, EndpointStates } from "@edge-gateway/gateway/endpoints/endpoint-states";
import { HEALTH_CHECKS, HealthChecks } from "@edge-gateway/gateway/endpoints/health-checker";
import { SharedHealth } from "@edge-gateway/gateway/endpoints/shared-health";
import type { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { ProductLog } from "@edge-gateway/kernel/product-log";
import { Budgets, BUDGETS } from "@edge-gateway/gateway/keys/budgets";
import { LIMIT_TABLE, LimitTable } from "@edge-gateway/gateway/keys/limit-table";
import { RUNTIME_KEYS, RuntimeKeys } from "@edge-gateway/gateway/keys/runtime-keys";
import { JsonClient } from "@edge-gateway/outbound/json-client";
import { EXPORTERS, Exporters } from "@edge-gateway/outbound/otlp/exporters";
import { KEY_SETS, KeySets } from "@edge-gateway/outbound/key-sets";
import { POLICY_SERVERS, PolicyServers } from "@edge-gateway/outbound/policy-servers";
import { CALLS, Calls } from "@edge-gateway/http";
import { MIRRORS, Mirrors } from "@edge-gateway/outbound/mirrors";
import { Services } from "@edge-gateway/kernel/services";
import { IDENTITY_LIMITS } from "@edge-gateway/outbound/identity-limits";
import { Cloud, CLOUD } from "@edge-gateway/credentials/cloud/cloud";
import {
  PASSWORD_VERIFIER,
  PasswordVerifier,
} from "@edge-gateway/policies/traffic/basic-authentication/password-verifier";
import { createStore } from "@edge-gateway/policies/backend/ai/response-cache/create-store";
import { KEPT_RESPONSES } from "@edge-gateway/policies/backend/ai/response-cache/response-store";
import { COOKIE_SEAL, CookieSeal } from "@edge-gateway/policies/traffic/oidc/cookie-seal";
import { KEYED_STATE, keyedState } from "@edge-gateway/gateway/shared/keyed-cells";
import { DRAIN_SIGNAL, DrainSignal } from "@edge-gateway/kernel/drain-signal";
import { CurrentPrices, MODEL_PRICES } from "@edge-gateway/backends/model-prices";
import { MODEL_TEXTS } from "@edge-gateway/backends/model-texts";
import {
  WORKER_CHANNEL,
  WorkerChannel,
  type WorkerNote,
} from "@edge-gateway/kernel/worker-channel";
import { CONSENTS, Consents } from "@edge-gateway/backends/mcp/consent/consents";
import { PROCESS_RESULTS, ProcessResults } from "@edge-gateway/gateway/shared/process-results";
import { ProcessCounts } from "@edge-gateway/mcp/stdio/process-counts";
import { SessionTimes } from "@edge-gateway/mcp/session/session-times";
import { SHARED_STATE, sharedState } from "@edge-gateway/gateway/shared/cells";
import { lookupOf } from "@edge-gateway/gateway/upstream/name-source";
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
  LIMIT_TABLE.provide(services, new LimitTable(start.sharedLimits));
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
