import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { TraceRecorder } from "@edge-gateway/trace/recorder";
import type { RecordedEvent } from "@edge-gateway/trace/recorder";
import type { ExchangeState } from "../../pipeline/exchange-state.ts";
import { compileFilter } from "./trace-filter.ts";
import type { ArrivalTest } from "./trace-filter.ts";
import { BUSY, DETAILED, FREE, takeOne, WAITING } from "./trace-order.ts";
import type { TraceOrder, TraceReport } from "./trace-order.ts";

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

/** Takes the request of an order; false if another thread took it. */
function take(cells: Int32Array): boolean {
  return Atomics.compareExchange(cells, 0, FREE, BUSY) === FREE;
}
