import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { MetricGroup } from "@edge-gateway/kernel/metrics/registry";
import { MAX_BUDGET_SERIES, MAX_CERTIFICATE_SERIES } from "../bounds.ts";
import type { BudgetStatus } from "../keys/key-status.ts";
import { BUDGET_LABELS, METRICS } from "./metrics/catalogue.ts";

const MILLISECONDS_PER_SECOND = 1000;
const MICROSECONDS_PER_SECOND = 1_000_000;

/** A certificate, and when it expires, in milliseconds since 1970. */
export interface ExpiringCertificate {
  readonly place: string;
  readonly until: number;
}

/** The metrics of the main thread: about configurations and the process. */
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
  readonly #requestLogGroup = new MetricGroup([], 1);
  readonly #recordsWritten = this.#requestLogGroup.counter(METRICS.requestLogRecords);
  readonly #recordsDropped = this.#requestLogGroup.counter(METRICS.requestLogDropped);
  readonly #configReads = this.#reloads.counter(METRICS.configReloads);
  readonly #only = this.#config.intern([]);

  #certificates = certificateGroup([]);
  #budgets = budgetGroup([]);

  constructor(version: string) {
    this.#build.counter(METRICS.build).set(this.#build.intern([version]), 1);
    this.#start.set(this.#only, performance.timeOrigin / MILLISECONDS_PER_SECOND);
  }

  /** Records log lines that were dropped. */
  linesDropped(lines: number): void {
    this.#linesDropped.add(this.#only, lines);
  }

  /** Records a configuration that was applied or refused. */
  configRead(applied: boolean): void {
    this.#synchronized.set(this.#only, applied ? 1 : 0);
    this.#configReads.add(this.#reloads.intern([applied ? "applied" : "refused"]));
  }

  /** Records when the configured certificates expire, and forgets those recorded before. */
  certificates(all: readonly ExpiringCertificate[]): void {
    this.#certificates = certificateGroup(all);
  }

  /** Records what budgets have and what is spent of them, and forgets those recorded before. */
  budgets(all: readonly BudgetStatus[]): void {
    this.#budgets = budgetGroup(all);
  }

  /** Records what was written to the log of requests, and what was dropped. */
  requestLog({ written, dropped }: { readonly written: number; readonly dropped: number }): void {
    const only = this.#requestLogGroup.intern([]);
    this.#recordsWritten.set(only, written);
    this.#recordsDropped.set(only, dropped);
  }

  snapshot(): MetricSnapshot[] {
    const { user, system } = process.cpuUsage();
    this.#cpu.set(this.#only, (user + system) / MICROSECONDS_PER_SECOND);
    const groups = [this.#build, this.#config, this.#reloads, this.#certificates, this.#budgets];
    groups.push(this.#requestLogGroup);
    if (this.#measureMemory()) groups.push(this.#memoryGroup);
    return groups.flatMap((group) => group.snapshot());
  }

  /**
   * Records the memory in use; returns false if the system does not provide its amount, for example without a
   * free file descriptor.
   */
  #measureMemory(): boolean {
    try {
      this.#memory.set(this.#memoryGroup.intern([]), process.memoryUsage.rss());
      return true;
    } catch {
      return false;
    }
  }
}

function certificateGroup(all: readonly ExpiringCertificate[]): MetricGroup {
  const group = new MetricGroup(["certificate"], MAX_CERTIFICATE_SERIES);
  const expiry = group.counter(METRICS.certificateExpiry);
  for (const { place, until } of all)
    expiry.set(group.intern([place]), until / MILLISECONDS_PER_SECOND);
  return group;
}

function budgetGroup(all: readonly BudgetStatus[]): MetricGroup {
  const group = new MetricGroup(BUDGET_LABELS, MAX_BUDGET_SERIES);
  const limit = group.counter(METRICS.budgetLimit);
  const used = group.counter(METRICS.budgetSpent);
  for (const { name, scope, subject, tokens, dollars, spent } of all) {
    const unit = tokens === undefined ? "dollars" : "tokens";
    const series = group.intern([name, scope, subject, unit]);
    limit.set(series, Number(tokens ?? dollars));
    used.set(series, Number(spent));
  }
  return group;
}
