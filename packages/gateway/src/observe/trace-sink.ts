import type { ObservabilityLimits } from "@edge-gateway/generated/types/index.ts";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { TraceRecorder } from "@edge-gateway/trace/recorder";
import type { RecordedEvent } from "@edge-gateway/trace/recorder";
import type { ExchangeState } from "../pipeline/exchange-state.ts";
import { compileFilter } from "./trace-filter.ts";
import type { ArrivalTest, TracedConnection, TraceFilter } from "./trace-filter.ts";

/** Indexes of the shared memory: the number of waiting watchers, and how many of these want full detail. */
const WAITING = 0;
const DETAILED = 1;
const CELLS = 2;

/** The states of an order's memory. */
const BUSY = 0;
const FREE = 1;

/** What workers know about a watcher that does not take every request. */
export interface TraceOrder {
  readonly id: number;
  readonly detail: boolean;
  readonly filter: TraceFilter;
  /** One cell, which is {@link FREE} while the watcher waits for a request. */
  readonly memory: SharedArrayBuffer;
}

/**
 * A worker's report about a traced request; `trace` is a number that the worker chooses, and `order` the id of
 * the order that it matched.
 */
export type TraceReport =
  | { readonly kind: "claimed"; readonly trace: number; readonly order?: number }
  | { readonly kind: "recorded"; readonly trace: number; readonly event: RecordedEvent }
  | { readonly kind: "finished"; readonly trace: number };

export interface TraceArmOptions {
  /** The memory of {@link TraceHub.memory}. */
  readonly memory: SharedArrayBuffer;
  /** Sends a report to {@link TracePort.receive} of this worker, in order. */
  readonly post: (report: TraceReport) => void;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly maxTracedBodyBytes: number;
}

/** An order, as a worker checks it. */
interface CheckedOrder {
  readonly id: number;
  readonly detail: boolean;
  readonly matches: ArrivalTest;
  readonly cells: Int32Array;
}

/** The worker's side of traces: checks for waiting watchers, and reports traced requests. */
export class TraceArm {
  readonly #cells: Int32Array;
  readonly #options: TraceArmOptions;
  #claimed = 0;
  /** The number of requests that are being traced. */
  #traced = 0;
  #orders: readonly CheckedOrder[] = [];

  constructor(options: TraceArmOptions) {
    this.#options = options;
    this.#cells = new Int32Array(options.memory);
  }

  /**
   * Whether the times of requests must be measured: a watcher waits, or a request of this worker is traced.
   */
  get watched(): boolean {
    return this.#traced > 0 || this.#cells[WAITING] !== 0 || this.#orders.length > 0;
  }

  /** Replaces the orders that requests are checked against. */
  useOrders(orders: readonly TraceOrder[]): void {
    this.#orders = orders.map(({ id, detail, filter, memory }) => {
      const known = this.#orders.find((order) => order.id === id);
      return known ?? { id, detail, matches: compileFilter(filter), cells: new Int32Array(memory) };
    });
  }

  /**
   * Returns the recorder for this request if a watcher waits for such a request, or for any; a request is
   * traced for one watcher.
   */
  claimArrived(exchange: ExchangeState, redaction: Redaction): TraceRecorder | undefined {
    const { startedAt } = exchange.stream;
    for (const order of this.#orders)
      if (
        Atomics.load(order.cells, 0) === FREE &&
        order.matches(exchange, redaction) &&
        take(order.cells)
      )
        return this.#record(startedAt, redaction, order);
    return this.claim(startedAt, redaction);
  }

  /**
   * Returns the recorder for this request if a watcher waits; each watcher gets exactly one request of all
   * workers.
   * @param startedAt `now()` when the first byte of the request arrived
   */
  claim(startedAt: number, redaction: Redaction): TraceRecorder | undefined {
    // A plain read per request is enough: it is no problem if a new watcher is noticed slightly later.
    if (this.#cells[WAITING] === 0) return undefined;
    const detail = Atomics.load(this.#cells, DETAILED) > 0;
    if (!takeOne(this.#cells)) return undefined;
    return this.#record(startedAt, redaction, { detail });
  }

  #record(
    startedAt: number,
    redaction: Redaction,
    { id, detail }: { readonly id?: number; readonly detail: boolean },
  ): TraceRecorder {
    const { post, now, maxTracedBodyBytes: maxBodyBytes } = this.#options;
    const trace = this.#claimed++;
    post({ kind: "claimed", trace, ...(id === undefined ? {} : { order: id }) });
    const emit = (event: RecordedEvent): void => post({ kind: "recorded", trace, event });
    this.#traced++;
    const finished = (): void => {
      this.#traced--;
      post({ kind: "finished", trace });
    };
    return new TraceRecorder({ startedAt, now, redaction, detail, maxBodyBytes, emit, finished });
  }
}

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

/** Takes the request of an order; false if another thread took it. */
function take(cells: Int32Array): boolean {
  return Atomics.compareExchange(cells, 0, FREE, BUSY) === FREE;
}

/** Claims one waiting watcher; false if another thread claimed the last one. */
function takeOne(cells: Int32Array): boolean {
  for (let waiting = Atomics.load(cells, WAITING); waiting > 0;) {
    const seen = Atomics.compareExchange(cells, WAITING, waiting, waiting - 1);
    if (seen === waiting) return true;
    waiting = seen;
  }
  return false;
}
