import type { OtlpSettings } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { Timer, type Thread } from "@edge-gateway/http";
import { post } from "../post.ts";
import type { ServerTarget } from "../server-target.ts";
import { exportRequest, type Origin } from "./messages.ts";
import { exportPost, rejectionOf, type OtlpProtocol, type Signal } from "./receiver.ts";

/** The result of exporting records. */
export type ExportOutcome = "exported" | "queue_full" | "failed";

export interface ExporterParts {
  readonly settings: OtlpSettings;
  readonly thread: Thread;
  readonly log: Logger;
  readonly metrics: ExportMetrics;
}

/** The metrics of exporters. */
export interface ExportMetrics {
  otlpRecords(signal: Signal, outcome: ExportOutcome, records: number): void;
}

/** Service key: the thread's {@link ExportMetrics}. */
export const EXPORT_METRICS = new ServiceKey<ExportMetrics>("metrics of exporters");

/** The records to export, and their receiver. */
export interface ExportPlan {
  readonly signal: Signal;
  readonly protocol: OtlpProtocol;
  readonly origin: Origin;
}

interface Batch {
  readonly records: readonly Uint8Array[];
  readonly size: number;
}

/**
 * Exports records to a receiver in batches. Adding a record never blocks: beyond the queue's limit,
 * records are dropped and counted.
 */
export class Exporter {
  /** The target of the next batch. */
  target: ServerTarget;
  readonly #plan: ExportPlan;
  readonly #parts: ExporterParts;
  readonly #limits: ReturnType<typeof limitsOf>;
  readonly #timer: Timer;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #sentBytes = 0;
  #sending: Promise<void> | undefined;
  #isFailing = false;
  #isClosing = false;
  #wake: (() => void) | undefined;

  constructor(target: ServerTarget, plan: ExportPlan, parts: ExporterParts) {
    this.target = target;
    this.#plan = plan;
    this.#parts = parts;
    this.#limits = limitsOf(parts.settings);
    this.#timer = new Timer(parts.thread.wheel, { timedOut: () => this.#timedOut() });
  }

  /** @param record an encoded `LogRecord` or `Span` */
  add(record: Uint8Array): void {
    const { queue, batch, interval } = this.#limits;
    if (this.#waitingBytes + this.#sentBytes + record.length > queue)
      return this.#parts.metrics.otlpRecords(this.#plan.signal, "queue_full", 1);
    this.#waiting.push(record);
    this.#waitingBytes += record.length;
    if (this.#sending !== undefined) return;
    if (this.#waitingBytes >= batch) this.#send();
    else if (this.#waiting.length === 1) this.#timer.set(interval);
  }

  /** Exports the queued records, without retries; resolves when that has finished. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#wake?.();
    this.#send();
    await this.#sending;
    this.#timer.release();
  }

  #timedOut(): void {
    const wake = this.#wake;
    if (wake === undefined) this.#send();
    else wake();
  }

  #send(): void {
    if (this.#sending !== undefined || this.#waiting.length === 0) return;
    this.#timer.clear();
    this.#sending = this.#sendAll().finally(() => (this.#sending = undefined));
  }

  /** Exports batches while the queue contains a full batch, or while the exporter is closing. */
  async #sendAll(): Promise<void> {
    do await this.#deliver(this.#take());
    while (
      this.#waitingBytes >= this.#limits.batch ||
      (this.#isClosing && this.#waiting.length > 0)
    );
    if (this.#waiting.length > 0) this.#timer.set(this.#limits.interval);
  }

  #take(): Batch {
    let size = 0;
    let count = 0;
    while (count < this.#waiting.length && (count === 0 || size < this.#limits.batch))
      size += this.#waiting[count++]?.length ?? 0;
    const records = this.#waiting.splice(0, count);
    this.#waitingBytes -= size;
    return { records, size };
  }

  async #deliver({ records, size }: Batch): Promise<void> {
    const { signal, protocol, origin } = this.#plan;
    this.#sentBytes = size;
    const message = exportPost(signal, protocol, exportRequest(records, origin));
    const isTaken = await this.#try(message);
    this.#sentBytes = 0;
    this.#parts.metrics.otlpRecords(signal, isTaken ? "exported" : "failed", records.length);
  }

  async #try(message: ReturnType<typeof exportPost>): Promise<boolean> {
    const { timeout, retries, backoff } = this.#limits;
    for (let attempt = 0; ; attempt++) {
      const result = await post(this.target, { ...message, timeout }, this.#parts.thread);
      const rejection = rejectionOf(this.#plan.protocol, result);
      this.#tell(rejection?.reason);
      if (rejection === undefined) return true;
      if (rejection.isFinal || this.#isClosing || attempt === retries) return false;
      await this.#pause(Math.max(backoff * 2 ** attempt, rejection.retryAfter ?? 0));
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timer.set(milliseconds);
      this.#wake = () => {
        this.#wake = undefined;
        resolve();
      };
    });
  }

  /** Logs once when a receiver begins to fail, and once when it accepts records again. */
  #tell(failure: string | undefined): void {
    if ((failure !== undefined) === this.#isFailing) return;
    this.#isFailing = failure !== undefined;
    const fields = { signal: this.#plan.signal, receiver: this.target.authority };
    const { log } = this.#parts;
    if (failure === undefined) log.info("the OTLP receiver accepts records again", fields);
    else log.warn("the OTLP receiver does not accept records", { ...fields, error: failure });
  }
}

function limitsOf(settings: OtlpSettings) {
  return {
    queue: settings.maxQueueSize,
    batch: settings.maxBatchSize,
    interval: settings.interval,
    timeout: settings.timeout,
    retries: settings.maxRetries,
    backoff: settings.backoff,
  };
}
