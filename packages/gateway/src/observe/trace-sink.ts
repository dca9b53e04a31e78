import type { ObservabilityLimits } from "@edge-gateway/generated/types/index.ts";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { TraceRecorder } from "@edge-gateway/trace/recorder";
import type { RecordedEvent } from "@edge-gateway/trace/recorder";

/** Indexes of the shared memory: the number of waiting watchers, and how many of these want full detail. */
const WAITING = 0;
const DETAILED = 1;
const CELLS = 2;

/** A worker's report about a traced request; `trace` is a number that the worker chooses. */
export type TraceReport =
  | { readonly kind: "claimed"; readonly trace: number }
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

/** The worker's side of traces: checks for waiting watchers, and reports traced requests. */
export class TraceArm {
  readonly #cells: Int32Array;
  readonly #options: TraceArmOptions;
  #claimed = 0;
  /** The number of requests that are being traced. */
  #traced = 0;

  constructor(options: TraceArmOptions) {
    this.#options = options;
    this.#cells = new Int32Array(options.memory);
  }

  /**
   * Whether the times of requests must be measured: a watcher waits, or a request of this worker is traced.
   */
  get watched(): boolean {
    return this.#traced > 0 || this.#cells[WAITING] !== 0;
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
    return this.#record(this.#claimed++, startedAt, redaction, detail);
  }

  #record(trace: number, startedAt: number, redaction: Redaction, detail: boolean): TraceRecorder {
    const { post, now, maxTracedBodyBytes: maxBodyBytes } = this.#options;
    post({ kind: "claimed", trace });
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

/** The main thread's side of traces: the watchers in the order of arrival, each of which gets one request. */
export class TraceHub {
  readonly memory = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
  readonly #cells = new Int32Array(this.memory);
  readonly #limits: WatcherLimits;
  readonly #waiting = new Set<TraceWatcher>();
  readonly #reading = new Set<TraceWatcher>();
  /** Number of requests that were claimed for watchers that disconnected before the first report arrived. */
  #orphans = 0;

  constructor(limits: WatcherLimits) {
    this.#limits = limits;
  }

  /** Adds a watcher. Returns the limit that was reached, if any. */
  watch(watcher: TraceWatcher): keyof WatcherLimits | undefined {
    const watchers = [...this.#waiting, ...this.#reading];
    const { maxTraceWatchers, maxTraceWatchersPerClient } = this.#limits;
    const ofClient = watchers.filter(({ client }) => client === watcher.client).length;
    if (ofClient >= maxTraceWatchersPerClient) return "maxTraceWatchersPerClient";
    if (watchers.length >= maxTraceWatchers) return "maxTraceWatchers";
    this.#waiting.add(watcher);
    if (watcher.detail) Atomics.add(this.#cells, DETAILED, 1);
    Atomics.add(this.#cells, WAITING, 1);
    return undefined;
  }

  /** Removes a watcher. If a request was already claimed for the watcher, its trace is discarded. */
  cancel(watcher: TraceWatcher): void {
    this.#reading.delete(watcher);
    if (!this.#waiting.delete(watcher)) return;
    this.#release(watcher);
    if (!takeOne(this.#cells)) this.#orphans++;
  }

  attach(): TracePort {
    const traces = new Map<number, TraceWatcher>();
    return {
      receive: (report) => this.#receive(report, traces),
      close: () => {
        for (const trace of traces.keys()) this.#receive({ kind: "finished", trace }, traces);
      },
    };
  }

  #receive(report: TraceReport, traces: Map<number, TraceWatcher>): void {
    if (report.kind === "claimed") return this.#assign(report.trace, traces);
    const watcher = traces.get(report.trace);
    if (watcher === undefined) return;
    if (report.kind === "finished") {
      traces.delete(report.trace);
      if (this.#reading.has(watcher)) watcher.finished();
    } else if (this.#reading.has(watcher) && (watcher.detail || !report.event.detail)) {
      watcher.record(report.event);
    }
  }

  #assign(trace: number, traces: Map<number, TraceWatcher>): void {
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

/** Claims one waiting watcher; false if another thread claimed the last one. */
function takeOne(cells: Int32Array): boolean {
  for (let waiting = Atomics.load(cells, WAITING); waiting > 0;) {
    const seen = Atomics.compareExchange(cells, WAITING, waiting, waiting - 1);
    if (seen === waiting) return true;
    waiting = seen;
  }
  return false;
}
