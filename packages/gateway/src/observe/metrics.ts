import type { EndpointStatus } from "../endpoints/endpoint-status.ts";
import {
  A2A_LABELS,
  DOWNSTREAM_LABELS,
  ENDPOINT_LABELS,
  METRICS,
  MCP_CALL_LABELS,
  MCP_LABELS,
  MCP_LIST_LABELS,
  MIRROR_LABELS,
  OTLP_LABELS,
  OVERLOAD_LABELS,
  UPSTREAM_LABELS,
} from "./metrics/catalogue.ts";
import { A2A_METHODS } from "./fields/a2a-methods.ts";
import { endpointGroup } from "./metrics/endpoint-group.ts";
import {
  labelsOf,
  OTHER_METHOD,
  RequestGroup,
  SeriesIndex,
  shownMethod,
} from "./metrics/request-group.ts";
import type { ExtraLabels, FinishedRequest } from "./metrics/request-group.ts";
import type { RouteLabels } from "./fields/route-labels.ts";
import { CallSeries, type FinishedCall, ModelMetrics } from "./model-metrics.ts";
import { UdpMetrics } from "./udp-metrics.ts";
import { UNKNOWN } from "@edge-gateway/kernel/metrics/definition";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import type { A2aCall } from "../exchange/agent-call.ts";
import type { GuardCheck } from "../models/prompt-guards.ts";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import type { McpCall } from "@edge-gateway/mcp/exchange";

const MILLISECONDS_PER_SECOND = 1000;

/** Counts the requests of one place of the configuration; created once per place and configuration. */
export interface RouteMetrics {
  finished(request: FinishedRequest): void;
  /** Records an LLM call that has ended. */
  modelCalled(call: FinishedCall): void;
  /**
   * Records the call of an agent.
   * @param milliseconds from the call to the end of the response
   */
  agentInvoked(provider: string | undefined, milliseconds: number): void;
}

export interface DownstreamLabels {
  readonly bind: string;
  readonly gateway?: string | undefined;
  readonly listener?: string | undefined;
  /** The protocol of the listener: `http`, `https`, `tcp`, `tls` or `udp`. */
  readonly protocol: string;
}

/** Counts the connections of one listener. */
export interface DownstreamMetrics {
  opened(): void;
  closed(): void;
  received(bytes: number): void;
  sent(bytes: number): void;
}

/** The metrics of one worker. */
export class GatewayMetrics {
  readonly udp: UdpMetrics;
  readonly #requests: RequestGroup;
  /** Metrics with labels that the configuration adds, by the names of the labels. */
  readonly #labelled = new Map<string, RequestGroup>();
  readonly #labelledModels = new Map<string, ModelMetrics>();
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
  readonly #mirrors: MetricGroup;
  readonly #mirrorsLeftOut;
  readonly #limits = new MetricGroup([], 1);
  readonly #rateLimitKeysEvicted;
  readonly #overload = new MetricGroup(OVERLOAD_LABELS, Number.MAX_SAFE_INTEGER);
  readonly #requestsRefused;
  readonly #a2a: MetricGroup;
  readonly #a2aCalls;
  readonly #mcp: MetricGroup;
  readonly #mcpLists: MetricGroup;
  readonly #mcpMissingLists;
  readonly #mcpTargetCalls;
  readonly #mcpByTool: MetricGroup;
  readonly #mcpCalls;
  readonly #otlp: MetricGroup;
  readonly #otlpRecords;

  /** @param maxSeries label sets per group of metrics */
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
    this.udp = new UdpMetrics(maxSeries);
    this.#models = new ModelMetrics(maxSeries);
    this.#endpoints = new MetricGroup(ENDPOINT_LABELS, maxSeries);
    this.#refused = this.#endpoints.counter(METRICS.upstreamConnectionsRefused);
    this.#mirrors = new MetricGroup(MIRROR_LABELS, maxSeries);
    this.#mirrorsLeftOut = this.#mirrors.counter(METRICS.mirrorsLeftOut);
    this.#requestsRefused = this.#overload.counter(METRICS.requestsRefused);
    this.#rateLimitKeysEvicted = this.#limits.counter(METRICS.rateLimitKeysEvicted);
    this.#a2a = new MetricGroup(A2A_LABELS, maxSeries);
    this.#a2aCalls = this.#a2a.counter(METRICS.a2aCalls);
    this.#mcp = new MetricGroup(MCP_LABELS, maxSeries);
    this.#mcpTargetCalls = this.#mcp.counter(METRICS.mcpTargetCalls);
    this.#mcpLists = new MetricGroup(MCP_LIST_LABELS, maxSeries);
    this.#mcpMissingLists = this.#mcpLists.counter(METRICS.mcpMissingLists);
    this.#mcpByTool = new MetricGroup(MCP_CALL_LABELS, maxSeries);
    this.#mcpCalls = this.#mcpByTool.counter(METRICS.mcpCalls);
    this.#otlp = new MetricGroup(OTLP_LABELS, maxSeries);
    this.#otlpRecords = this.#otlp.counter(METRICS.otlpRecords);
  }

  route(place: RouteLabels): RouteMetrics {
    const known = new SeriesIndex((method, status, reason) =>
      this.#requests.intern(labelsOf(place, method, status, reason)),
    );
    const calls = new CallSeries((call) => this.#models.seriesOf(place, call));
    return {
      finished: (request) => this.#requests.count(known.of(request), request),
      agentInvoked: (provider, milliseconds) =>
        this.#models.agentInvoked(place, provider, milliseconds),
      modelCalled: (finished) => this.#models.count(calls.of(finished.call), finished),
    };
  }

  /** Counts a request with the labels that the configuration adds. */
  finishedWith(place: RouteLabels, request: FinishedRequest, extra: ExtraLabels): void {
    const key = extra.names.join();
    let group = this.#labelled.get(key);
    if (group === undefined)
      this.#labelled.set(key, (group = new RequestGroup(extra.names, this.#maxSeries)));
    const { method, status, reason } = request;
    const labels = labelsOf(place, shownMethod(method), status, reason);
    group.count(group.intern(labels, extra.values), request);
  }

  /** Records an LLM call with the labels that the configuration adds. */
  modelCalledWith(
    place: RouteLabels,
    finished: FinishedCall,
    { names, values }: ExtraLabels,
  ): void {
    const key = names.join();
    let models = this.#labelledModels.get(key);
    if (models === undefined)
      this.#labelledModels.set(key, (models = new ModelMetrics(this.#maxSeries, names)));
    models.count(models.seriesOf(place, finished.call, values), finished);
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

  /** Records a new connection to an upstream. */
  upstreamConnected(transport: "plaintext" | "tls", milliseconds: number): void {
    const seconds = milliseconds / MILLISECONDS_PER_SECOND;
    this.#connect.observe(this.#upstream.intern([transport]), seconds);
  }

  /** Records that a connection was not made, because the endpoint's limit was reached. */
  upstreamRefused(endpoint: string): void {
    this.#refused.add(this.#endpoints.intern([endpoint]));
  }

  /**
   * Records a request refused because of overload.
   * @param bound the limit that was reached
   */
  requestRefused(bound: string): void {
    this.#requestsRefused.add(this.#overload.intern([bound]));
  }

  /** Records a request that was not mirrored. */
  mirrorLeftOut(backend: string, reason: string): void {
    this.#mirrorsLeftOut.add(this.#mirrors.intern([backend, reason]));
  }

  /** Records that a local rate limit evicted a key. */
  rateLimitKeyEvicted(): void {
    this.#rateLimitKeysEvicted.add(this.#limits.intern([]));
  }

  /** Records a check by a prompt guard. */
  guardChecked(check: GuardCheck): void {
    this.#models.checked(check);
  }

  /** Records an A2A call that has ended. */
  a2aCall(backend: string, { method, outcome = UNKNOWN }: A2aCall): void {
    const shown = method === undefined ? UNKNOWN : A2A_METHODS.has(method) ? method : OTHER_METHOD;
    this.#a2aCalls.add(this.#a2a.intern([backend, shown, outcome]));
  }

  /** Records a finished call of one of several MCP servers. */
  mcpTargetCall(backend: string, target: string, outcome: string): void {
    this.mcpTargetCounter(backend, target, outcome)();
  }

  mcpTargetCounter(backend: string, target: string, outcome: string): () => void {
    const series = this.#mcp.intern([backend, target, outcome]);
    return () => this.#mcpTargetCalls.add(series);
  }

  /** Records a list that lacks items of one of several MCP servers. */
  mcpMissingList(backend: string, target: string, method: string): void {
    this.#mcpMissingLists.add(this.#mcpLists.intern([backend, target, method]));
  }

  /** Records a finished client request to MCP servers. */
  mcpCall(backend: string, call: McpCall): void {
    this.mcpCallCounter(backend, call)();
  }

  mcpCallCounter(
    backend: string,
    { target = "", method, kind, name = "", ...end }: McpCall,
  ): () => void {
    const outcome =
      end.errorCode !== undefined ? "error" : end.toolFailed === true ? "tool_error" : "success";
    // Clients choose the names of tools, so only the names of existing tools become labels.
    const tool = kind === "tool" && end.isUnlisted !== true ? name : "";
    const series = this.#mcpByTool.intern([backend, target, method, tool, outcome]);
    return () => this.#mcpCalls.add(series);
  }

  /** Records the export result of log records or spans. */
  otlpRecords(signal: string, result: string, records: number): void {
    this.#otlpRecords.add(this.#otlp.intern([signal, result]), records);
  }

  /**
   * @param endpoints the endpoints of backends that have several
   * @param names the names of the wanted metrics; all by default
   */
  snapshot(endpoints: readonly EndpointStatus[] = [], names?: readonly string[]): MetricSnapshot[] {
    const groups = [
      this.#requests.group,
      ...this.#labelled.values().map(({ group }) => group),
      this.#downstream,
      this.udp.group,
      this.#upstream,
      this.#endpoints,
      this.#mirrors,
      this.#limits,
      this.#overload,
      this.#a2a,
      this.#mcp,
      this.#mcpLists,
      this.#mcpByTool,
      ...this.#models.groups,
      ...this.#labelledModels.values().flatMap(({ groups }) => groups),
      this.#otlp,
      endpointGroup(endpoints, this.#maxSeries),
    ];
    return groups.flatMap((group) => group.snapshot(names));
  }
}
