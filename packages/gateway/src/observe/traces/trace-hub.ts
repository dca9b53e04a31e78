import type { ObservabilityLimits } from "@edge-gateway/generated/types/index.ts";
import type { RecordedEvent } from "@edge-gateway/trace/recorder";
import type { TracedConnection, TraceFilter } from "./trace-filter.ts";
import { BUSY, CELLS, DETAILED, FREE, takeOne, WAITING } from "./trace-order.ts";
import type { TraceOrder, TraceReport } from "./trace-order.ts";

/** A client that waits for a request and then reads its trace. */
export interface TraceWatcher {
  /** The address of the client. */
  readonly client: string;
  readonly detail: boolean;
  record(event: RecordedEvent): void;
  /** Ends the trace, because the request or its worker has ended. */
  finished(): void;
}

/** Which requests a watcher gets, and how many. */
export interface WantedRequests {
  readonly filter: TraceFilter;
  readonly count: number;
  /** The name by which {@link TraceHub.expect} finds the watcher; unset if it waits for requests of anyone. */
  readonly sent?: string;
  /** Called before the first record, when every worker knows the filter. */
  readonly ready: () => void;
}

/** An order of a watcher, in the main thread. */
interface KeptOrder {
  readonly watcher: TraceWatcher;
  readonly sent: string | undefined;
  readonly memory: SharedArrayBuffer;
  readonly cells: Int32Array;
  /** What workers know; undefined while the connection is not known. */
  order: TraceOrder | undefined;
  /** Requests that are still to be traced. */
  left: number;
}

/** Tells a worker all orders; resolves when the worker uses them. */
export type TellOrders = (orders: readonly TraceOrder[]) => Promise<unknown>;

/** The main thread's side for one worker: receives the worker's reports. */
export interface TracePort {
  receive(report: TraceReport): void;
  /** Ends all traces, because the worker has ended. */
  close(): void;
}

/** The maximum number of watchers, in total and per client. */
export type WatcherLimits = Pick<
  ObservabilityLimits,
  "maxTraceWatchers" | "maxTraceWatchersPerClient"
>;

/**
 * The main thread's side of traces: the watchers in the order of arrival. Each gets one request, or those that
 * it wants, one after another.
 */
export class TraceHub {
  readonly memory = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
  readonly #cells = new Int32Array(this.memory);
  readonly #limits: WatcherLimits;
  readonly #waiting = new Set<TraceWatcher>();
  readonly #reading = new Set<TraceWatcher>();
  readonly #orders = new Map<number, KeptOrder>();
  readonly #workers = new Set<TellOrders>();
  #nextOrder = 0;
  /** Number of requests that were claimed for watchers that disconnected before the first report arrived. */
  #orphans = 0;

  constructor(limits: WatcherLimits) {
    this.#limits = limits;
  }

  /** Adds a watcher. Returns the limit that was reached, if any. */
  watch(watcher: TraceWatcher): keyof WatcherLimits | undefined {
    const limit = this.#limitFor(watcher);
    if (limit !== undefined) return limit;
    this.#waiting.add(watcher);
    if (watcher.detail) Atomics.add(this.#cells, DETAILED, 1);
    Atomics.add(this.#cells, WAITING, 1);
    return undefined;
  }

  /**
   * Adds a watcher that gets the next requests that match, before watchers of {@link watch}. Returns the limit
   * that was reached, if any.
   */
  watchMatching(
    watcher: TraceWatcher,
    { filter, count, sent, ready }: WantedRequests,
  ): keyof WatcherLimits | undefined {
    const limit = this.#limitFor(watcher);
    if (limit !== undefined) return limit;
    this.#reading.add(watcher);
    const id = this.#nextOrder++;
    const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const order = { id, detail: watcher.detail, filter, memory };
    const cells = new Int32Array(memory);
    const isKnown = sent === undefined;
    const kept = { watcher, sent, memory, cells, left: count, order: isKnown ? order : undefined };
    this.#orders.set(id, kept);
    if (isKnown) {
      void this.#tellWorkers().then(() => {
        if (!this.#orders.has(id)) return;
        ready();
        Atomics.store(cells, 0, FREE);
      });
    } else ready();
    return undefined;
  }

  /** Traces the next request of a connection for the watcher that waits for `sent`; resolves when it will be. */
  async expect(sent: string, connection: TracedConnection): Promise<void> {
    for (const [id, kept] of this.#orders) {
      if (kept.sent !== sent || kept.order !== undefined) continue;
      const { watcher, memory } = kept;
      kept.order = { id, detail: watcher.detail, filter: { connection }, memory };
      await this.#tellWorkers();
      Atomics.store(kept.cells, 0, FREE);
      return;
    }
  }

  #limitFor(watcher: TraceWatcher): keyof WatcherLimits | undefined {
    const watchers = [...this.#waiting, ...this.#reading];
    const { maxTraceWatchers, maxTraceWatchersPerClient } = this.#limits;
    const ofClient = watchers.filter(({ client }) => client === watcher.client).length;
    if (ofClient >= maxTraceWatchersPerClient) return "maxTraceWatchersPerClient";
    return watchers.length >= maxTraceWatchers ? "maxTraceWatchers" : undefined;
  }

  /** Requests that only one connection can bring are decided before those of anyone. */
  #tellWorkers(): Promise<unknown> {
    const orders = [...this.#orders.values()].flatMap(({ order }) => order ?? []);
    const [own, others] = [
      orders.filter(({ filter }) => filter.connection !== undefined),
      orders.filter(({ filter }) => filter.connection === undefined),
    ];
    return Promise.all([...this.#workers].map((tell) => tell([...own, ...others])));
  }

  /** Removes a watcher. If a request was already claimed for the watcher, its trace is discarded. */
  cancel(watcher: TraceWatcher): void {
    this.#reading.delete(watcher);
    for (const [id, kept] of this.#orders) {
      if (kept.watcher !== watcher) continue;
      Atomics.store(kept.cells, 0, BUSY);
      this.#orders.delete(id);
      void this.#tellWorkers();
    }
    if (!this.#waiting.delete(watcher)) return;
    this.#release(watcher);
    if (!takeOne(this.#cells)) this.#orphans++;
  }

  /** @param tell tells the worker which requests are wanted */
  attach(tell: TellOrders = () => Promise.resolve()): TracePort {
    this.#workers.add(tell);
    const traces = new Map<number, TraceWatcher>();
    return {
      receive: (report) => this.#receive(report, traces),
      close: () => {
        this.#workers.delete(tell);
        for (const trace of traces.keys()) this.#receive({ kind: "finished", trace }, traces);
      },
    };
  }

  #receive(report: TraceReport, traces: Map<number, TraceWatcher>): void {
    if (report.kind === "claimed") return this.#assign(report, traces);
    const watcher = traces.get(report.trace);
    if (watcher === undefined) return;
    if (report.kind === "finished") {
      traces.delete(report.trace);
      if (this.#reading.has(watcher) && !this.#waitsAgain(watcher)) watcher.finished();
    } else if (this.#reading.has(watcher) && (watcher.detail || !report.event.detail)) {
      watcher.record(report.event);
    }
  }

  /** Whether a watcher whose request has ended gets another one. */
  #waitsAgain(watcher: TraceWatcher): boolean {
    const kept = this.#orders.values().find((one) => one.watcher === watcher);
    if (kept === undefined || --kept.left <= 0) return false;
    Atomics.store(kept.cells, 0, FREE);
    return true;
  }

  #assign(
    { trace, order }: Extract<TraceReport, { kind: "claimed" }>,
    traces: Map<number, TraceWatcher>,
  ): void {
    if (order !== undefined) {
      const kept = this.#orders.get(order);
      if (kept !== undefined) traces.set(trace, kept.watcher);
      return;
    }
    if (this.#orphans > 0) {
      this.#orphans--;
      return;
    }
    const [first] = this.#waiting;
    if (first === undefined) return;
    this.#waiting.delete(first);
    this.#release(first);
    this.#reading.add(first);
    traces.set(trace, first);
  }

  #release(watcher: TraceWatcher): void {
    if (watcher.detail) Atomics.sub(this.#cells, DETAILED, 1);
  }
}
