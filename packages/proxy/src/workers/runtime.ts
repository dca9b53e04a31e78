import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { every, logged } from "@edge-gateway/kernel/process/callbacks";
import type { Ir } from "@edge-gateway/translate/ir";
import { NET_ADAPTER, Thread, Timer, fastAdapter } from "@edge-gateway/http";
import type { SocketAdapter } from "@edge-gateway/http";
import { DRAIN_SIGNAL } from "@edge-gateway/kernel/process/drain-signal";
import { ENDPOINT_STATES } from "@edge-gateway/gateway/endpoints/endpoint-states";
import type { EndpointStatus } from "@edge-gateway/gateway/endpoints/endpoint-status";
import { createConnectionLog } from "@edge-gateway/gateway/observe/connection-log";
import type { GatewayMetrics } from "@edge-gateway/gateway/observe/metrics";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import type { LastCall } from "@edge-gateway/gateway/observe/last-calls";
import type { RouteFailure } from "@edge-gateway/gateway/observe/route-failures";
import { RUNTIME_KEYS, type RuntimeKey } from "@edge-gateway/gateway/keys/runtime-keys";
import { parseLevels, type ProductLog } from "@edge-gateway/kernel/log/product-log";
import type { TraceOrder } from "@edge-gateway/gateway/observe/traces/trace-order";
import { EXPORTERS } from "@edge-gateway/outbound/otlp/exporters";
import { KEY_SETS } from "@edge-gateway/outbound/key-sets";
import type { KeySetStatus } from "@edge-gateway/translate/ir/key-sets";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { KEPT_RESPONSES } from "@edge-gateway/policies/backend/ai/response-cache/create-store";
import type { Services } from "@edge-gateway/kernel/process/services";
import type { Ambient } from "@edge-gateway/gateway/exchange/policy";
import { PASSWORD_VERIFIER } from "@edge-gateway/policies/traffic/basic-authentication/password-verifier";
import { MODEL_PRICES } from "@edge-gateway/backends/model-prices";
import type { CatalogueReading, TargetOrder } from "@edge-gateway/gateway/shared/mcp-catalogue";
import type { McpThreadStatus } from "@edge-gateway/mcp/session/mcp-status";
import { WORKER_CHANNEL, type WorkerNote } from "@edge-gateway/kernel/process/worker-channel";
import { nameCacheOf } from "@edge-gateway/gateway/upstream/name-source";
import { workerRecords, type WorkerRecords } from "./request-records.ts";
import { EVEN_INTERVAL } from "../bounds.ts";
import { MemoryWatch, roomOf } from "./memory-watch.ts";
import { BindServers } from "./bind-servers.ts";
import { ConfigSwitch } from "./config-switch.ts";
import { EvenConnections } from "./even-connections.ts";
import { clientDescriptors } from "./client-descriptors.ts";
import { monotonicMilliseconds } from "./clock.ts";
import { upstreamLimits } from "@edge-gateway/gateway/upstream/engine-limits";
import { internalError } from "@edge-gateway/kernel/internal-error";
import type { FromWorker, WorkerStart } from "./messages.ts";
import { Admission } from "@edge-gateway/gateway/shared/admission";
import type { MemoryRoom } from "@edge-gateway/gateway/shared/memory-room";
import { RefusedRequests } from "./refused-requests.ts";
import { RefusedConnections } from "./refused-connections.ts";
import { maxUdpSessions, udpObserver } from "./udp-observer.ts";
import { readTargetCatalogue } from "./read-mcp-catalogue.ts";
import { UdpServers } from "./udp-servers.ts";
import { UpstreamRegistry } from "@edge-gateway/gateway/endpoints/upstream-registry";
import { servicesOf } from "./services.ts";
import { MCP } from "@edge-gateway/mcp/session/mcp-services";
import { ThreadObservation } from "./thread-observation.ts";

/** Everything that a thread needs to handle requests. */
export class WorkerRuntime {
  readonly #observed: ThreadObservation;
  readonly #records: WorkerRecords | undefined;
  readonly #services: Services;
  readonly #ambient: Ambient;
  readonly #thread = new Thread({ monotonic: () => performance.now(), wall: Date.now });
  readonly #upstreams: UpstreamRegistry;
  readonly #configs: ConfigSwitch;
  readonly #servers: BindServers;
  readonly #udpServers: UdpServers;
  readonly #evening: NodeJS.Timeout;
  readonly #memory: MemoryWatch;

  constructor(start: WorkerStart, post: (message: FromWorker) => void) {
    const { settings } = start;
    this.#observed = new ThreadObservation(start, post);
    const { log, metrics } = this.#observed;
    this.#services = servicesOf(start, {
      ...{ log, metrics, thread: this.#thread },
      tell: (to, note) => post({ kind: "note", to, note }),
    });
    this.#records = workerRecords(start, post, this.#services);
    this.#ambient = {
      log: log.logger("policy"),
      random: Math.random,
      now: monotonicMilliseconds,
      wallClock: Date.now,
    };
    const adapter = this.#adapterOf(settings);
    this.#upstreams = new UpstreamRegistry({
      limits: upstreamLimits(settings),
      thread: this.#thread,
      adapter,
      names: nameCacheOf(settings.dns, log.logger("dns")),
      connected: (transport, milliseconds) => metrics.upstreamConnected(transport, milliseconds),
      refused: (endpoint) => metrics.upstreamRefused(endpoint),
    });
    this.#memory = this.#watchMemory(start);
    const shared = {
      thread: this.#thread,
      admission: admissionOf(start, this.#memory.room, log, metrics),
      adapter,
      clock: () => this.#clock(),
      maxDescriptors: clientDescriptors(),
    };
    const refused = new RefusedConnections(log.logger("engine"), monotonicMilliseconds);
    this.#servers = new BindServers(settings, shared, {
      requests: ({ key }) => this.#observed.requests(key, this.#records?.recorder),
      connections: (bind) => this.#observed.connections(bind),
      transport: ({ gateway }) => createConnectionLog(log.logger("connection"), gateway),
      acceptFailed: (error) => refused.add(error),
    });
    this.#udpServers = this.#udpServersOf(settings, shared.maxDescriptors);
    this.#configs = this.#configsOf(settings);
    this.#evening = this.#evenOut(start);
    this.#thread.wheel.start(logged(log.logger("engine"), "a timer"));
  }

  /** Prepares a configuration; returns its problems: see {@link ConfigSwitch}. */
  prepare(ir: Ir, generation: number): Promise<string[]> {
    // Key sets are set before policies are compiled: otherwise policies would fetch key sets that the
    // controller is about to send.
    KEY_SETS.of(this.#services).use(ir.keySets ?? []);
    return this.#configs.prepare(ir, generation);
  }

  /** Uses the prepared configuration, or leaves it because another worker has problems with it. */
  decide(isAccepted: boolean): Promise<string[]> {
    return this.#configs.decide(isAccepted);
  }

  #using(ir: Ir): void {
    this.#observed.use(ir);
    MODEL_PRICES.of(this.#services).use(ir.modelCatalogs);
    this.#upstreams.ownListeners.use(ir.binds.map(({ port }) => port));
  }

  /** Delivers a message from another worker. */
  receive(from: number, note: WorkerNote): void {
    WORKER_CHANNEL.of(this.#services).received(from, note);
  }

  setLogLevels(levels: string): void {
    this.#observed.log.setLevels(parseLevels(levels));
  }

  /** Replaces the API keys that were created at run time. */
  useKeys(keys: readonly RuntimeKey[]): void {
    RUNTIME_KEYS.of(this.#services).use(keys);
  }

  /** Replaces what watchers of traces wait for. */
  useTraceOrders(orders: readonly TraceOrder[]): void {
    this.#observed.trace.useOrders(orders);
  }

  /** @param names the names of the wanted metrics of requests and connections; all metrics by default */
  metrics(names?: readonly string[]): MetricSnapshot[] {
    return this.#observed.metrics.snapshot(names === undefined ? this.endpoints() : [], names);
  }

  /** The states of endpoints, for backends that have several, as this thread sees them. */
  endpoints(): readonly EndpointStatus[] {
    return ENDPOINT_STATES.of(this.#services).status();
  }

  /**
   * What this thread knows about MCP sessions and targets.
   * @param ends the digest of a session that ends before
   */
  mcp(ends: string | undefined): McpThreadStatus {
    const { listed, shown } = MCP.of(this.#services);
    const hasEnded = ends !== undefined && listed.end(ends);
    return { ...listed.list(), targets: shown.list(), hasEnded };
  }

  /** The last calls of models. */
  calls(): readonly LastCall[] {
    return this.#observed.calls.list();
  }

  /** The key sets of policies. */
  keySets(): readonly KeySetStatus[] {
    return KEY_SETS.of(this.#services).status();
  }

  /** The last failed requests of the route with this key. */
  failures(route: string): readonly RouteFailure[] {
    return this.#observed.failures.of(route);
  }

  /** Reads the lists of targets of MCP backends; a failure is the result of its target. */
  mcpCatalogue(targets: readonly TargetOrder[]): Promise<readonly CatalogueReading[]> {
    const parts = {
      compile: { services: this.#services, ambient: this.#ambient, upstreams: this.#upstreams },
      redaction: () => this.#observed.redaction,
      log: this.#observed.log.logger("pipeline"),
    };
    return Promise.all(
      targets.map((order) =>
        readTargetCatalogue(order, parts).catch((error: unknown) => ({
          ...{ target: order.target, items: [], omitted: 0, version: undefined },
          error: internalError(error),
        })),
      ),
    );
  }

  /**
   * Shuts down.
   * @param minimum milliseconds for which connections are still accepted
   * @param maximum milliseconds after which the remaining connections are closed
   */
  async drain(minimum: number, maximum: number): Promise<void> {
    clearInterval(this.#evening);
    this.#memory.close();
    const signal = DRAIN_SIGNAL.of(this.#services);
    signal.hasBegun = true;
    const times = { min: minimum, max: maximum };
    const drained = Promise.all([this.#servers.drain(times), this.#udpServers.drain(times)]);
    const timedOut = (): void => signal.send();
    // Before the minimum time, a client that connects again would reach this process again.
    if (minimum > 0) new Timer(this.#thread.wheel, { timedOut }).set(minimum);
    else timedOut();
    await drained;
    this.#configs.close();
    await EXPORTERS.used(this.#services)?.closed(maximum);
    KEY_SETS.used(this.#services)?.close();
    PASSWORD_VERIFIER.used(this.#services)?.close();
    KEPT_RESPONSES.used(this.#services)?.store.close();
    await POLICY_SERVERS.used(this.#services)?.close();
    this.#upstreams.close();
    this.#thread.wheel.stop();
    this.#records?.flush();
    this.#observed.flush();
  }

  /**
   * For untraced requests, the clock is read once per turn of the event loop; for traced requests, it is read
   * at each event.
   */
  #clock(): number {
    const { turn } = this.#thread;
    return this.#observed.trace.watched ? turn.readAgain() : turn.now;
  }

  #evenOut({ even, place }: WorkerStart): NodeJS.Timeout {
    const connections = new EvenConnections(even, place.index);
    const check = (): void => connections.check(this.#servers.movable(), this.#thread.turn.now);
    return every(EVEN_INTERVAL, check, logged(this.#observed.log.logger("engine"), "evening out"));
  }

  #watchMemory({ settings, counts }: WorkerStart): MemoryWatch {
    const failed = logged(this.#observed.log.logger("engine"), "checking the memory in use");
    return new MemoryWatch(roomOf(settings.overload, counts.room), monotonicMilliseconds, failed);
  }

  #adapterOf({ socketAdapter }: Settings): SocketAdapter {
    if (socketAdapter === "Net") return NET_ADAPTER;
    const fast = fastAdapter();
    if (fast === undefined)
      this.#observed.log.logger("engine").info("socketAdapter Fast is not supported here: Net");
    return fast ?? NET_ADAPTER;
  }

  #configsOf(settings: Settings): ConfigSwitch {
    return new ConfigSwitch({
      compile: { services: this.#services, ambient: this.#ambient, upstreams: this.#upstreams },
      servers: this.#servers,
      udpServers: this.#udpServers,
      drainTimes: { min: 0, max: settings.connectionTerminationDeadline },
      log: this.#observed.log.logger("config"),
      using: (ir) => this.#using(ir),
    });
  }

  #udpServersOf(settings: Settings, maxDescriptors: number): UdpServers {
    return new UdpServers({
      thread: this.#thread,
      maxSessions: maxUdpSessions(settings, maxDescriptors),
      random: Math.random,
      observer: (bind) =>
        udpObserver(bind, this.#observed.metrics, this.#observed.log.logger("connection")),
    });
  }
}

/**
 * Creates the admission of requests; undefined if there is no limit, so that requests cost nothing
 * extra.
 */
function admissionOf(
  { settings: { overload }, counts: { admission } }: WorkerStart,
  room: MemoryRoom | undefined,
  log: ProductLog,
  metrics: GatewayMetrics,
): Admission | undefined {
  if (overload.maxRequests === undefined && room === undefined) return undefined;
  const refused = new RefusedRequests(log.logger("engine"), monotonicMilliseconds);
  return new Admission(admission, room, overload, (why) => {
    refused.add(why);
    metrics.requestRefused(why);
  });
}
