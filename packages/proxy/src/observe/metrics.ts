import { METHODS } from "@edge-gateway/kernel/node-http";
import type { EndpointStatus } from "../endpoints/endpoint-status.ts";
import {
  A2A_LABELS,
  BACKEND_ENDPOINT_LABELS,
  DOWNSTREAM_LABELS,
  ENDPOINT_LABELS,
  METRICS,
  MCP_LABELS,
  OTLP_LABELS,
  OVERLOAD_LABELS,
  REQUEST_LABELS,
  UPSTREAM_LABELS,
} from "./metrics/catalogue.ts";
import type { RouteLabels } from "./route-labels.ts";
import { type FinishedCall, ModelMetrics } from "./model-metrics.ts";
import { UNKNOWN } from "@edge-gateway/kernel/metrics/definition";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import type { A2aCall } from "../pipeline/exchange.ts";
import type { GuardCheck } from "../pipeline/prompt-guards.ts";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";

/** The methods of A2A 1.0 (section 9.4), and of 0.3 (section 7). */
const A2A_METHODS: ReadonlySet<string> = new Set([
  "SendMessage",
  "SendStreamingMessage",
  "GetTask",
  "ListTasks",
  "CancelTask",
  "SubscribeToTask",
  "CreateTaskPushNotificationConfig",
  "GetTaskPushNotificationConfig",
  "ListTaskPushNotificationConfigs",
  "DeleteTaskPushNotificationConfig",
  "GetExtendedAgentCard",
  "message/send",
  "message/stream",
  "tasks/get",
  "tasks/list",
  "tasks/cancel",
  "tasks/resubscribe",
  "tasks/pushNotificationConfig/set",
  "tasks/pushNotificationConfig/get",
  "tasks/pushNotificationConfig/list",
  "tasks/pushNotificationConfig/delete",
  "agent/getAuthenticatedExtendedCard",
]);

/** Methods beyond the registered ones would let a client make label values. */
const OTHER_METHOD = "other";
const MILLISECONDS_PER_SECOND = 1000;
const MICROSECONDS_PER_SECOND = 1_000_000;

/** A request that is over. */
export interface FinishedRequest {
  readonly method: string;
  /** What the client got; 0 when it got nothing. */
  readonly status: number;
  /** Who decided on the response: `Upstream`, or the reason of the error catalogue. */
  readonly reason: string;
  /** From arrival to the end of the response. */
  readonly milliseconds: number;
  /** Of the response body. */
  readonly bytes: number;
  /** Tries after the first one. */
  readonly retries: number;
}

/** Counts the requests of one place; made once per place and configuration. */
export interface RouteMetrics {
  finished(request: FinishedRequest): void;
}

export interface DownstreamLabels {
  readonly bind: string;
  readonly gateway?: string | undefined;
  readonly listener?: string | undefined;
  /** `http` or `https`. */
  readonly protocol: string;
}

/** Counts the connections of one listener. */
export interface DownstreamMetrics {
  opened(): void;
  closed(): void;
  received(bytes: number): void;
  sent(bytes: number): void;
}

/** What one worker counts. */
export class GatewayMetrics {
  readonly #requests: RequestGroup;
  /** Those with labels of the configuration, by the names of these. */
  readonly #labelled = new Map<string, RequestGroup>();
  readonly #maxSeries: number;
  readonly #downstream: MetricGroup;
  readonly #upstream: MetricGroup;
  readonly #connections;
  readonly #active;
  readonly #received;
  readonly #sent;
  readonly #connect;
  readonly #models: ModelMetrics;
  readonly #endpoints: MetricGroup;
  readonly #refused;
  readonly #limits = new MetricGroup([], 1);
  readonly #rateLimitKeysEvicted;
  readonly #overload = new MetricGroup(OVERLOAD_LABELS, Number.MAX_SAFE_INTEGER);
  readonly #requestsRefused;
  readonly #a2a: MetricGroup;
  readonly #a2aCalls;
  readonly #mcp: MetricGroup;
  readonly #mcpTargetCalls;
  readonly #otlp: MetricGroup;
  readonly #otlpRecords;

  /** @param maxSeries label sets of each group of metrics */
  constructor(maxSeries: number) {
    this.#maxSeries = maxSeries;
    this.#requests = new RequestGroup([], maxSeries);
    this.#downstream = new MetricGroup(DOWNSTREAM_LABELS, maxSeries);
    this.#connections = this.#downstream.counter(METRICS.downstreamConnections);
    this.#active = this.#downstream.counter(METRICS.downstreamActive);
    this.#received = this.#downstream.counter(METRICS.downstreamReceived);
    this.#sent = this.#downstream.counter(METRICS.downstreamSent);
    this.#upstream = new MetricGroup(UPSTREAM_LABELS, maxSeries);
    this.#connect = this.#upstream.histogram(METRICS.upstreamConnectDuration);
    this.#models = new ModelMetrics(maxSeries);
    this.#endpoints = new MetricGroup(ENDPOINT_LABELS, maxSeries);
    this.#refused = this.#endpoints.counter(METRICS.upstreamConnectionsRefused);
    this.#requestsRefused = this.#overload.counter(METRICS.requestsRefused);
    this.#rateLimitKeysEvicted = this.#limits.counter(METRICS.rateLimitKeysEvicted);
    this.#a2a = new MetricGroup(A2A_LABELS, maxSeries);
    this.#a2aCalls = this.#a2a.counter(METRICS.a2aCalls);
    this.#mcp = new MetricGroup(MCP_LABELS, maxSeries);
    this.#mcpTargetCalls = this.#mcp.counter(METRICS.mcpTargetCalls);
    this.#otlp = new MetricGroup(OTLP_LABELS, maxSeries);
    this.#otlpRecords = this.#otlp.counter(METRICS.otlpRecords);
  }

  route(place: RouteLabels): RouteMetrics {
    const known = new SeriesIndex((method, status, reason) =>
      this.#requests.intern(labelsOf(place, method, status, reason)),
    );
    return { finished: (request) => this.#requests.count(known.of(request), request) };
  }

  /** Counts a request under labels of the configuration too. */
  finishedWith(place: RouteLabels, request: FinishedRequest, extra: ExtraLabels): void {
    const key = extra.names.join();
    let group = this.#labelled.get(key);
    if (group === undefined)
      this.#labelled.set(key, (group = new RequestGroup(extra.names, this.#maxSeries)));
    const { method, status, reason } = request;
    const labels = labelsOf(place, shownMethod(method), status, reason);
    group.count(group.intern(labels, extra.values), request);
  }

  /** A call of a language model is over. */
  modelCalled(place: RouteLabels, call: FinishedCall): void {
    this.#models.count(place, call);
  }

  downstream(place: DownstreamLabels): DownstreamMetrics {
    const { bind, gateway = UNKNOWN, listener = UNKNOWN, protocol } = place;
    const index = this.#downstream.intern([bind, gateway, listener, protocol]);
    return {
      opened: () => {
        this.#connections.add(index);
        this.#active.add(index);
      },
      closed: () => this.#active.add(index, -1),
      received: (bytes) => this.#received.add(index, bytes),
      sent: (bytes) => this.#sent.add(index, bytes),
    };
  }

  /** A connection to an upstream was made. */
  upstreamConnected(transport: "plaintext" | "tls", milliseconds: number): void {
    this.#connect.observe(
      this.#upstream.intern([transport]),
      milliseconds / MILLISECONDS_PER_SECOND,
    );
  }

  /** A connection to an endpoint was not made: it has as many as are allowed. */
  upstreamRefused(endpoint: string): void {
    this.#refused.add(this.#endpoints.intern([endpoint]));
  }

  /** A request was refused because there was too much to do. @param bound that was reached */
  requestRefused(bound: string): void {
    this.#requestsRefused.add(this.#overload.intern([bound]));
  }

  /** A local rate limit has forgotten the count of a key. */
  rateLimitKeyEvicted(): void {
    this.#rateLimitKeysEvicted.add(this.#limits.intern([]));
  }

  /** A guard of prompts has looked at something. */
  guardChecked(check: GuardCheck): void {
    this.#models.checked(check);
  }

  /** A call of an agent is over. */
  a2aCall(backend: string, { method, outcome = UNKNOWN }: A2aCall): void {
    const shown = method === undefined ? UNKNOWN : A2A_METHODS.has(method) ? method : OTHER_METHOD;
    this.#a2aCalls.add(this.#a2a.intern([backend, shown, outcome]));
  }

  /** A call of one of several MCP servers is over. */
  mcpTargetCall(backend: string, target: string, outcome: string): void {
    this.#mcpTargetCalls.add(this.#mcp.intern([backend, target, outcome]));
  }

  /** What became of log records or spans that were to be sent. */
  otlpRecords(signal: string, result: string, records: number): void {
    this.#otlpRecords.add(this.#otlp.intern([signal, result]), records);
  }

  /** @param endpoints those of backends that have several */
  snapshot(endpoints: readonly EndpointStatus[] = []): MetricSnapshot[] {
    const groups = [
      this.#requests.group,
      ...this.#labelled.values().map(({ group }) => group),
      this.#downstream,
      this.#upstream,
      this.#endpoints,
      this.#limits,
      this.#overload,
      this.#a2a,
      this.#mcp,
      ...this.#models.groups,
      this.#otlp,
      endpointGroup(endpoints, this.#maxSeries),
    ];
    return groups.flatMap((group) => group.snapshot());
  }
}

/** Made anew each time: an endpoint that is gone has no series any more. */
function endpointGroup(endpoints: readonly EndpointStatus[], maxSeries: number): MetricGroup {
  const group = new MetricGroup(BACKEND_ENDPOINT_LABELS, maxSeries);
  const requests = group.counter(METRICS.endpointRequests);
  const failures = group.counter(METRICS.endpointFailures);
  const evictions = group.counter(METRICS.endpointEvictions);
  const active = group.counter(METRICS.endpointActive);
  const unhealthy = group.counter(METRICS.endpointUnhealthy);
  for (const each of endpoints) {
    const index = group.intern([each.backend, each.endpoint]);
    requests.add(index, each.requests);
    failures.add(index, each.failures);
    evictions.add(index, each.evictions);
    active.add(index, each.active);
    unhealthy.add(index, each.failsChecks || each.evictedFor > 0 ? 1 : 0);
  }
  return group;
}

/** Labels of the configuration, with their values for one request. */
export interface ExtraLabels {
  readonly names: readonly string[];
  readonly values: readonly string[];
}

function labelsOf(place: RouteLabels, method: string, status: number, reason: string): string[] {
  const { backend = UNKNOWN, protocol = UNKNOWN, bind = UNKNOWN, gateway = UNKNOWN } = place;
  const { listener = UNKNOWN, route = UNKNOWN, rule = UNKNOWN } = place;
  const result = [backend, protocol, method, String(status), reason];
  return [...result, bind, gateway, listener, route, rule];
}

/** The metrics of requests with the same labels. */
class RequestGroup {
  readonly group: MetricGroup;
  /** Of the labels of the configuration; one of a usual name takes its place. */
  readonly #places: readonly number[];
  readonly #total;
  readonly #duration;
  readonly #retries;
  readonly #responseBytes;

  constructor(names: readonly string[], maxSeries: number) {
    const labels = [...new Set([...REQUEST_LABELS, ...names])];
    this.#places = names.map((name) => labels.indexOf(name));
    this.group = new MetricGroup(labels, maxSeries);
    this.#total = this.group.counter(METRICS.requests);
    this.#duration = this.group.histogram(METRICS.requestDuration);
    this.#retries = this.group.counter(METRICS.retries);
    this.#responseBytes = this.group.counter(METRICS.responseBytes);
  }

  /** @param usual values of `REQUEST_LABELS` @param values those of the configuration */
  intern(usual: string[], values: readonly string[] = []): number {
    for (const [index, place] of this.#places.entries()) usual[place] = values[index] ?? UNKNOWN;
    return this.group.intern(usual);
  }

  count(index: number, request: FinishedRequest): void {
    this.#total.add(index);
    this.#duration.observe(index, request.milliseconds / MILLISECONDS_PER_SECOND);
    this.#responseBytes.add(index, request.bytes);
    if (request.retries > 0) this.#retries.add(index, request.retries);
  }
}

function shownMethod(method: string): string {
  return REGISTERED_METHODS.has(method) ? method : OTHER_METHOD;
}

const REGISTERED_METHODS: ReadonlySet<string> = new Set(METHODS);

type Intern = (method: string, status: number, reason: string) => number;

/** The series of one place by reason, method and status. */
class SeriesIndex {
  readonly #intern: Intern;
  /** The arrays are sparse, by status. */
  readonly #known = new Map<string, Map<string, number[]>>();
  /** The series of the last request, which most often is that of the next one too. */
  #method = "";
  #status = 0;
  #reason = "";
  #series = 0;

  constructor(intern: Intern) {
    this.#intern = intern;
  }

  of({ method, status, reason }: FinishedRequest): number {
    if (method !== this.#method || status !== this.#status || reason !== this.#reason) {
      this.#series = this.#find(method, status, reason);
      this.#method = method;
      this.#status = status;
      this.#reason = reason;
    }
    return this.#series;
  }

  #find(clientMethod: string, status: number, reason: string): number {
    const method = shownMethod(clientMethod);
    let byMethod = this.#known.get(reason);
    if (byMethod === undefined) this.#known.set(reason, (byMethod = new Map()));
    let byStatus = byMethod.get(method);
    if (byStatus === undefined) byMethod.set(method, (byStatus = []));
    return (byStatus[status] ??= this.#intern(method, status, reason));
  }
}

/** What the main thread counts: configurations and the process. */
export class ProcessMetrics {
  readonly #config = new MetricGroup([], 1);
  readonly #reloads = new MetricGroup(["result"], Number.MAX_SAFE_INTEGER);
  readonly #build = new MetricGroup(["tag"], Number.MAX_SAFE_INTEGER);
  readonly #synchronized = this.#config.counter(METRICS.configSynchronized);
  readonly #cpu = this.#config.counter(METRICS.processCpu);
  readonly #memoryGroup = new MetricGroup([], 1);
  readonly #memory = this.#memoryGroup.counter(METRICS.processMemory);
  readonly #start = this.#config.counter(METRICS.processStart);
  readonly #linesDropped = this.#config.counter(METRICS.logLinesDropped);
  readonly #configReads = this.#reloads.counter(METRICS.configReloads);
  readonly #only = this.#config.intern([]);

  constructor(version: string) {
    this.#build.counter(METRICS.build).set(this.#build.intern([version]), 1);
    this.#start.set(this.#only, performance.timeOrigin / MILLISECONDS_PER_SECOND);
  }

  /** Lines of the log are lost. */
  linesDropped(lines: number): void {
    this.#linesDropped.add(this.#only, lines);
  }

  /** A configuration was read, and applied or refused. */
  configRead(applied: boolean): void {
    this.#synchronized.set(this.#only, applied ? 1 : 0);
    this.#configReads.add(this.#reloads.intern([applied ? "applied" : "refused"]));
  }

  snapshot(): MetricSnapshot[] {
    const { user, system } = process.cpuUsage();
    this.#cpu.set(this.#only, (user + system) / MICROSECONDS_PER_SECOND);
    const groups = [this.#build, this.#config, this.#reloads];
    if (this.#measureMemory()) groups.push(this.#memoryGroup);
    return groups.flatMap((group) => group.snapshot());
  }

  /** False where the system does not say, as when no file descriptor is left to read it with. */
  #measureMemory(): boolean {
    try {
      this.#memory.set(this.#memoryGroup.intern([]), process.memoryUsage.rss());
      return true;
    } catch {
      return false;
    }
  }
}
