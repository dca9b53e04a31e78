import { SEAL_KEYS } from "@edge-gateway/mcp/sealing/session-seal";
import { THREAD, type Thread } from "@edge-gateway/http";
import { ENDPOINT_STATES, EndpointStates } from "@edge-gateway/gateway/endpoints/endpoint-states";
import { SharedHealth } from "@edge-gateway/gateway/endpoints/shared-health";
import type { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import type { ProductLog } from "@edge-gateway/kernel/log/product-log";
import { Budgets, BUDGETS } from "@edge-gateway/gateway/keys/budgets";
import { LIMIT_TABLE, LimitTable } from "@edge-gateway/gateway/keys/limit-table";
import { RUNTIME_KEYS, RuntimeKeys } from "@edge-gateway/gateway/keys/runtime-keys";
import { EXPORT_METRICS } from "@edge-gateway/outbound/otlp/exporter";
import { MIRROR_METRICS } from "@edge-gateway/outbound/mirrors";
import { KEY_SETS } from "@edge-gateway/outbound/key-sets";
import { LOOKUP } from "@edge-gateway/outbound/names";
import { Services } from "@edge-gateway/kernel/process/services";
import { CLOCKS, ENVIRONMENT, LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { KEYED_STATE, keyedState } from "@edge-gateway/gateway/shared/keyed-cells";
import {
  WORKER_CHANNEL,
  WorkerChannel,
  type WorkerNote,
} from "@edge-gateway/kernel/process/worker-channel";
import { CONSENTS } from "@edge-gateway/backends/mcp/consent/consents";
import { PROCESS_RESULTS } from "@edge-gateway/gateway/shared/process-results";
import { SHARED_STATE, sharedState } from "@edge-gateway/gateway/shared/cells";
import { lookupOf } from "@edge-gateway/gateway/upstream/name-source";
import { MCP_METRICS } from "@edge-gateway/mcp/metrics";
import { MCP, MCP_MEMORY } from "@edge-gateway/mcp/session/mcp-services";
import { monotonicClock } from "./clock.ts";
import type { WorkerStart } from "./messages.ts";

/** What a thread makes for its services. */
interface ThreadParts {
  readonly log: ProductLog;
  readonly thread: Thread;
  readonly metrics: GatewayMetrics;
  readonly tell: (to: number, note: WorkerNote) => void;
}

/** Services that other workers ask, so they listen before the first request. */
const ASKED = [KEY_SETS, PROCESS_RESULTS, MCP, CONSENTS];

/** The services of a thread: what it is given, from which the others make themselves. */
export function servicesOf(
  start: WorkerStart,
  { log, thread, metrics, tell }: ThreadParts,
): Services {
  const { settings } = start;
  const services = new Services();
  const now = monotonicClock();
  SETTINGS.provide(services, settings);
  LOG.provide(services, log.logger("services"));
  CLOCKS.provide(services, { now, wallClock: Date.now });
  ENVIRONMENT.provide(services, process.env);
  THREAD.provide(services, thread);
  LOOKUP.provide(services, lookupOf(settings.dns));
  WORKER_CHANNEL.provide(services, new WorkerChannel(start.place, tell));
  MCP_METRICS.provide(services, metrics);
  EXPORT_METRICS.provide(services, metrics);
  MIRROR_METRICS.provide(services, metrics);
  provideShared(services, start, metrics);
  for (const key of ASKED) key.of(services);
  return services;
}

/** Provides the state that all workers share, as this thread sees it. */
function provideShared(services: Services, start: WorkerStart, metrics: GatewayMetrics): void {
  const { counts } = start;
  const { now } = CLOCKS.of(services);
  ENDPOINT_STATES.provide(services, new EndpointStates(new SharedHealth(counts.health), now));
  SHARED_STATE.provide(services, sharedState(counts.limits));
  KEYED_STATE.provide(
    services,
    keyedState(counts.limitKeys, () => metrics.rateLimitKeyEvicted()),
  );
  MCP_MEMORY.provide(services, counts.mcp);
  SEAL_KEYS.provide(services, start.sessionKeys);
  BUDGETS.provide(services, new Budgets(counts.budgets));
  LIMIT_TABLE.provide(services, new LimitTable(counts.sharedLimits));
  const { outputTokens } = start.settings.llmKeys;
  RUNTIME_KEYS.provide(services, new RuntimeKeys(start.runtimeKeys, outputTokens));
}
