import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { usableProcessors } from "@edge-gateway/kernel/process/control-group";
import { logged, type Failed } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { Ir } from "@edge-gateway/translate/ir";
import type { Running } from "@edge-gateway/admin/address";
import type { ApiParts } from "@edge-gateway/admin/api/parts";
import { apiRoutes } from "@edge-gateway/admin/api/routes";
import { Logins } from "@edge-gateway/admin/logins";
import type { RuntimeStatus } from "@edge-gateway/admin/status";
import { uiSource } from "@edge-gateway/admin/ui/source";
import type { ConfigHistory } from "@edge-gateway/config/config-history";
import { ConfigKeeper } from "@edge-gateway/config/config-keeper";
import type { JudgedConfiguration } from "@edge-gateway/config/reading/judged-configuration";
import { withIdentity } from "../identity/with-identity.ts";
import { RequestLog } from "@edge-gateway/request-log/store/request-log";
import { ProcessMetrics } from "@edge-gateway/gateway/observe/process-metrics";
import { redactionOf } from "@edge-gateway/gateway/observe/redaction-of";
import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { mergeMetrics } from "@edge-gateway/gateway/observe/metrics/merge";
import { TraceHub } from "@edge-gateway/gateway/observe/traces/trace-hub";
import { MemoryWatch, roomOf } from "../workers/memory-watch.ts";
import { createMemoryRoom } from "@edge-gateway/gateway/shared/memory-room";
import { busyPorts, newBinds } from "../outside/free-ports.ts";
import { tryOutside } from "../outside/try-outside.ts";
import { WorkerPool, type PoolOptions } from "../workers/pool.ts";
import { AdminDoor } from "./admin-door.ts";
import { ProcessLog } from "./process-log.ts";
import { CertificateWatch } from "./certificate-watch.ts";
import { FigureWatch } from "./figure-watch.ts";
import { IdentityKeeper } from "../identity/identity-keeper.ts";
import type { GatewayOptions, ValidConfig } from "./gateway-options.ts";
import { ConfigSources } from "./config-sources.ts";
import { configParts, historyOf, notReadAgain } from "./config-parts.ts";
import { runtimeStatus } from "./runtime-status.ts";
import { busyAddresses, startServers, type ServerParts } from "./servers.ts";
import { sealKeysOf, sharedCountsOf } from "./shared-state.ts";
import { SpendingKeeper } from "./spending-keeper.ts";
import { UiAddress } from "./ui-address.ts";
import { workerReports } from "./worker-reports.ts";
import { warnOfMissingRoots } from "./warn-of-missing-roots.ts";

/**
 * The main thread of a gateway: starts workers and servers, applies configuration changes, shuts
 * down gracefully.
 */
export class GatewayProcess {
  readonly #options: GatewayOptions;
  readonly #settings: Settings;
  readonly #logs: ProcessLog;
  readonly #log: Logger;
  readonly #traces: TraceHub;
  readonly #memory = createMemoryRoom();
  readonly #memoryWatch: MemoryWatch;
  readonly #metrics: ProcessMetrics;
  readonly #servers: Running[] = [];
  readonly #door = new AdminDoor(() => ({
    ...this.#serverParts(),
    limits: this.#settings.observability,
  }));
  readonly #logins = new Logins();
  readonly #uiAddress: UiAddress;
  readonly #sources: ConfigSources;
  #parts: ServerParts | undefined;
  #pool: WorkerPool | undefined;
  readonly #reports = workerReports(() => this.#pool);
  #keeper: ConfigKeeper | undefined;
  #spending: SpendingKeeper | undefined;
  readonly #identity: IdentityKeeper;
  readonly #certificates: CertificateWatch;
  readonly #figures: FigureWatch;
  readonly #requestLog: RequestLog | undefined;
  readonly #history: ConfigHistory;
  #starting: Promise<void> = Promise.resolve();
  #ending: Promise<void> | undefined;
  #counting: Promise<readonly MetricSnapshot[]> | undefined;

  /** Called when the action of a signal fails. */
  readonly failed: Failed = (error) => logged(this.#log, "handling a signal")(error);

  constructor(options: GatewayOptions) {
    const { settings } = options;
    this.#options = options;
    this.#settings = settings;
    this.#logs = new ProcessLog(settings.logging, options.host.output, (lines) =>
      this.#metrics.linesDropped(lines),
    );
    this.#log = this.#logs.logger("gateway");
    this.#traces = new TraceHub(settings.observability);
    this.#identity = new IdentityKeeper(settings, this.#logs.logger("identity"));
    this.#certificates = new CertificateWatch(this.#logs.logger("tls"), Date.now);
    this.#figures = new FigureWatch(
      async (names) => this.#pool?.metrics(names) ?? [],
      Date.now,
      logged(this.#log, "counting requests"),
    );
    this.#memoryWatch = new MemoryWatch(
      roomOf(settings.overload, this.#memory),
      () => performance.now(),
      logged(this.#log, "checking the memory in use"),
    );
    this.#metrics = new ProcessMetrics(options.version);
    this.#requestLog = RequestLog.of(settings, this.#logs.logger("requests"), Date.now);
    this.#history = historyOf(options.origin);
    this.#sources = new ConfigSources(options.origin, this.#logs, {
      apply: () => this.readAgain(),
      reload: async (digest, areOther) => this.#keeper?.reload(digest, areOther),
    });
    this.#uiAddress = new UiAddress(this.#logins, options.host.announce, () => ({
      addresses: this.adminAddresses,
      access: this.#keeper?.current.adminAccess,
    }));
  }

  /**
   * Starts the gateway, and resolves when it serves. If it cannot start, it stops everything and rejects with
   * the reason.
   */
  start(initial: ValidConfig): Promise<void> {
    this.#starting = this.#start(initial);
    return this.#starting;
  }

  async #start(initial: ValidConfig): Promise<void> {
    const { ir, paths, digest } = initial;
    try {
      await this.#startWorkers(initial);
      await startServers(this.#settings, this.#serverParts(), this.#servers);
    } catch (error) {
      await this.#stop();
      throw error;
    }
    warnOfMissingRoots(this.#log, process.env);
    this.#metrics.configRead(true);
    this.#metrics.certificates(this.#certificates.watch(ir));
    this.#identity.start(() => this.#keeper?.refresh());
    await this.#sources.follow(paths, digest);
    this.#remember(initial);
    this.#log.info("ready", {
      source: this.#options.origin.source,
      listeners: ir.listeners.map(({ key, bind }) => `${key}:${bind.split("/").at(-1)}`).join(","),
      workers: this.#pool?.size,
      admin: this.#servers[0]?.addresses.join(","),
    });
    this.#uiAddress.offer();
  }

  /** Shuts down gracefully within the configured deadlines; repeated calls have no effect. */
  shutdown(): Promise<void> {
    this.#ending ??= this.#starting.then(
      () => this.#drain(),
      () => undefined,
    );
    return this.#ending;
  }

  /** Ends the process immediately: running requests are cut off. */
  abort(): void {
    const reason = new Error("told to end immediately; running requests were cut off");
    this.#log.warn(reason.message);
    this.#options.host.ended(reason);
  }

  /** Reads and applies the configuration again, even if it did not change, and offers another login. */
  reload(): void {
    this.#uiAddress.renew();
    const reread = (): Promise<void> | undefined => this.#ending ?? this.#keeper?.reload();
    if (this.#options.origin.reload !== undefined)
      void this.#starting.then(reread, () => undefined);
    else this.#log.warn("the configuration cannot be reloaded: it is not a file or a folder");
  }

  /** Reads and applies a change of the source; resolves to the problems that prevent the change. */
  async readAgain(): Promise<readonly string[]> {
    if (this.#keeper === undefined || this.#ending !== undefined)
      return ["the gateway is shutting down"];
    await this.#keeper.reload();
    const { lastAttempt } = this.#keeper.status;
    return lastAttempt === null || lastAttempt.ok ? [] : lastAttempt.problems;
  }

  /** The addresses of the admin server; empty when disabled, and before it listens. */
  get adminAddresses(): readonly string[] {
    return this.#servers[0]?.addresses ?? [];
  }

  async #startWorkers(initial: ValidConfig): Promise<void> {
    const { ir } = initial;
    const own = busyAddresses(this.#settings, this.#logs.logger("admin"));
    const busy = [...(await busyPorts(newBinds(ir, this.#options))), ...(await own)];
    if (busy.length > 0) throw new Error(busy.join("\n"));
    const log = this.#logs.logger("keys");
    const spending = await SpendingKeeper.open(this.#settings, this.#options.origin.database, log);
    const workers: PoolOptions = {
      size: this.#settings.workerThreads ?? usableProcessors(),
      threads: this.#options.threads,
      start: {
        settings: this.#settings,
        logLevels: this.#logs.levels,
        sessionKeys: sealKeysOf(this.#settings.session),
        runtimeKeys: spending.keys.table,
        counts: {
          ...sharedCountsOf(this.#settings, Date.now),
          ...spending.memory,
          room: this.#memory,
        },
        outputs: { traces: this.#traces.memory, requestLog: this.#requestLog?.memory },
      },
      requests: (lines) => this.#requestLog?.add(lines),
      traces: this.#traces,
      log: (lines) => this.#logs.write(lines),
      linesDropped: (lines) => this.#logs.lost(lines),
      failed: (error) => void this.#crash(error),
    };
    this.#pool = await WorkerPool.start(workers, 1, await this.#completed(ir));
    spending.start((table) => this.#pool?.useKeys(table) ?? Promise.resolve());
    this.#spending = spending;
    this.#keeper = new ConfigKeeper(
      {
        source: this.#options.origin.source,
        load: this.#options.origin.reload ?? notReadAgain,
        apply: (generation, next) => this.#apply(generation, next),
        begin: (used, wanted) => spending.begin(used, wanted),
        attempted: (loaded, applied) => this.#attempted(loaded, applied),
        log: this.#logs.logger("config"),
        wallClock: Date.now,
      },
      initial,
    );
  }

  async #apply(generation: number, next: Ir): Promise<readonly string[]> {
    const busy = await busyPorts(newBinds(next, this.#options, this.#keeper?.current));
    if (busy.length > 0 || this.#pool === undefined) return busy;
    return this.#pool.apply(generation, await this.#completed(next));
  }

  /** The configuration with the parts that only this process knows. */
  #completed(ir: Ir): Promise<Ir> {
    return this.#door.inserted(withIdentity(ir, this.#identity.current));
  }

  /** What the gateway still waits for before it is ready. */
  get #pending(): readonly string[] {
    if (this.#ending !== undefined) return ["the gateway is shutting down"];
    return [...this.#sources.pending, ...this.#identity.pending];
  }

  /** What the servers serve; made once, so that all of them have the same pages. */
  #serverParts(): ServerParts {
    return (this.#parts ??= {
      trace: this.#traces,
      status: () => this.#status(),
      endpoints: this.#reports.endpoints,
      mcpSessions: async () => (await this.#reports.mcp()).sessions,
      dump: () => this.#keeper?.current,
      redaction: () => this.#redaction(),
      access: () => this.#keeper?.current.adminAccess,
      logins: this.#logins,
      logging: {
        current: () => this.#logs.levels,
        change: (levels) => this.#setLevels(levels),
        reset: () => this.#setLevels(),
      },
      keys: () => this.#spending?.keys,
      api: apiRoutes(this.#apiParts(), this.#logs.logger("admin")),
      ui: uiSource(this.#logs.logger("admin")),
      shutdown: () => void this.shutdown(),
      metrics: () => this.#allMetrics(),
      pending: () => this.#pending,
      log: this.#logs.logger("admin"),
    });
  }

  #apiParts(): ApiParts {
    return {
      settings: this.#settings,
      mode: this.#options.origin.controller === undefined ? "standalone" : "cluster",
      status: () => this.#status(),
      ir: () => this.#keeper?.current,
      ...configParts(this.#options, this.#history, () => this.#keeper),
      ...this.#reports,
      requestLog: this.#requestLog,
      logins: this.#logins,
      figures: this.#figures.history,
      traces: this.#traces,
      redaction: () => this.#redaction(),
      keys: () => this.#spending?.keys,
      tryOutside: (next) => tryOutside(next, this.#keeper?.current, this.#options),
    };
  }

  #redaction(): Redaction {
    return redactionOf(this.#keeper?.current, this.#settings);
  }

  #attempted(loaded: JudgedConfiguration | undefined, applied: boolean): void {
    this.#metrics.configRead(applied);
    this.#remember(loaded);
    if (applied) this.#uiAddress.offer();
    const { current, status } = this.#keeper ?? {};
    if (applied && current !== undefined)
      this.#metrics.certificates(this.#certificates.watch(current));
    this.#sources.attempted(loaded, status);
  }

  /** Adds the last attempt to the history. */
  #remember(loaded: JudgedConfiguration | undefined): void {
    const { lastAttempt: attempt = null, generation = 0 } = this.#keeper?.status ?? {};
    if (attempt !== null) void this.#history.add({ loaded, attempt, generation });
  }

  /** Concurrent scrapes share one collection from the workers. */
  #allMetrics(): Promise<readonly MetricSnapshot[]> {
    this.#counting ??= this.#count().finally(() => (this.#counting = undefined));
    return this.#counting;
  }

  async #count(): Promise<readonly MetricSnapshot[]> {
    const workers = (await this.#pool?.metrics()) ?? [];
    this.#metrics.budgets((await this.#spending?.keys.budgets()) ?? []);
    if (this.#requestLog !== undefined) this.#metrics.requestLog(this.#requestLog.state);
    return mergeMetrics([this.#metrics.snapshot(), ...workers]);
  }

  #setLevels(levels?: string): void {
    this.#logs.useLevels(levels);
    this.#pool?.setLogLevels(this.#logs.levels);
  }

  #status(): RuntimeStatus {
    const workers = this.#pool?.size ?? 0;
    return runtimeStatus(this.#options.version, workers, this.#keeper, this.#certificates.faults);
  }

  async #drain(): Promise<void> {
    this.#log.info("shutting down: no new work, waiting for running requests");
    this.#sources.stop();
    this.#identity.close();
    const minimum = this.#settings.connectionMinTerminationDeadline;
    const maximum = this.#settings.connectionTerminationDeadline;
    await this.#pool?.drain(minimum, Math.max(minimum, maximum));
    await this.#stop();
    this.#log.info("ended");
    this.#options.host.ended(undefined);
  }

  async #crash(error: Error): Promise<void> {
    this.#log.error("a worker failed; the gateway is shutting down", {
      error: error.stack ?? error.message,
    });
    await (this.#ending ??= this.#stop());
    this.#options.host.ended(error);
  }

  async #stop(): Promise<void> {
    this.#sources.stop();
    for (const part of [this.#identity, this.#memoryWatch, this.#certificates, this.#figures])
      part.close();
    await this.#pool?.terminate();
    await this.#requestLog?.close();
    await this.#spending?.close();
    await this.#sources.close();
    await Promise.all([this.#door, ...this.#servers].map((server) => server.close()));
  }
}
