import type { RecordedEvent } from "@edge-gateway/trace/recorder";
import type { TraceFilter } from "./trace-filter.ts";

/** What the two sides of traces, {@link TraceHub} and {@link TraceArm}, tell each other and share. */

/** Indexes of the shared memory: the number of waiting watchers, and how many of these want full detail. */
export const WAITING = 0;
export const DETAILED = 1;
export const CELLS = 2;

/** The states of an order's memory. */
export const BUSY = 0;
export const FREE = 1;

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

/** Claims one waiting watcher; false if another thread claimed the last one. */
export function takeOne(cells: Int32Array): boolean {
  for (let waiting = Atomics.load(cells, WAITING); waiting > 0;) {
    const seen = Atomics.compareExchange(cells, WAITING, waiting, waiting - 1);
    if (seen === waiting) return true;
    waiting = seen;
  }
  return false;
}
