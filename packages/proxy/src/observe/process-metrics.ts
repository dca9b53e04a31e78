import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { METRICS } from "./metrics/catalogue.ts";

const MILLISECONDS_PER_SECOND = 1000;
const MICROSECONDS_PER_SECOND = 1_000_000;

/** The main thread's metrics: configurations and the process. */
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

  /** Records dropped log lines. */
  linesDropped(lines: number): void {
    this.#linesDropped.add(this.#only, lines);
  }

  /** Records a configuration that was applied or refused. */
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

  /** False if the system does not provide it, for example without a free file descriptor. */
  #measureMemory(): boolean {
    try {
      this.#memory.set(this.#memoryGroup.intern([]), process.memoryUsage.rss());
      return true;
    } catch {
      return false;
    }
  }
}
