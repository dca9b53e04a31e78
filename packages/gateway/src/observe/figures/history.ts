import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { FIGURE_STEP, MAX_FIGURE_BYTES, MAX_FIGURE_KEYS } from "../../bounds.ts";
import { Busiest } from "./busiest.ts";
import {
  CALLS,
  CLIENT,
  clientsOf,
  connectionsIn,
  DIMENSIONS,
  FAMILY_OF,
  REQUESTS,
  sinceRow,
  observationsIn,
  totalOf,
} from "./counts.ts";
import type { Dimension } from "./counts.ts";
import { addAt, PackedReader, PackedWriter } from "./packed.ts";

const MAX_STEPS = LIMITS.adminFigurePoints.maxItems;
const MAX_BUSIEST = LIMITS.adminFigures.series.maxItems;
/** A timer may fire this many milliseconds early. */
const EARLY = 50;

/** The counts of a time. */
export interface Totals {
  readonly requests: Float64Array;
  readonly calls: Float64Array;
  readonly clients: Float64Array;
}

interface Step extends Totals {
  /** The end of the step, as a number of steps since 1970. */
  readonly end: number;
  /** The counts of the busiest; empty if there was no room for them. */
  detail: Uint8Array;
}

/** A time in steps since 1970, divided into parts of the same length. */
export interface FigureTime {
  readonly start: number;
  readonly parts: number;
  /** The number of steps of each part. */
  readonly length: number;
}

/** The counts of one of the busiest, by part of the time. */
export interface BusyRows {
  readonly key: string;
  readonly rows: readonly Float64Array[];
}

/**
 * The counts of the last hour in steps of five seconds: in total, and for the busiest listeners, routes, backends and
 * models. They come from the metrics of the workers, so a request costs nothing more.
 */
export class FigureHistory {
  readonly #busiest = DIMENSIONS.map(
    (dimension) => new Busiest(dimension, { places: MAX_BUSIEST, known: MAX_FIGURE_KEYS }),
  );
  readonly #maxBytes: number;
  readonly #writer = new PackedWriter();
  #before: Totals = totals();
  #connections: ReadonlyMap<string, number> = new Map();
  #steps: Step[] = [];
  #bytes = 0;

  /** @param maxBytes maximum size of the counts of the busiest; the oldest ones are dropped */
  constructor(maxBytes = MAX_FIGURE_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The end of the newest step; 0 before the first. */
  get end(): number {
    return this.#steps.at(-1)?.end ?? 0;
  }

  /** The open client connections of each port at the end of the newest step, by the key of its bind. */
  get connections(): ReadonlyMap<string, number> {
    return this.#connections;
  }

  /** The start of the oldest step, or of the oldest one that has counts of the busiest. */
  startOf(dimension: Dimension | undefined): number {
    const oldest = this.#steps.find(({ detail }) => dimension === undefined || detail.length > 0);
    return oldest === undefined ? this.end : oldest.end - 1;
  }

  /**
   * Adds the step that ends now.
   * @param now the time in milliseconds since 1970
   * @param workers the metrics of each worker
   */
  add(now: number, workers: readonly (readonly MetricSnapshot[])[]): void {
    const end = Math.floor((now + EARLY) / FIGURE_STEP);
    // After the clock was set back, the order of the steps is not known.
    if (end < this.end - 1) this.#clear();
    if (end <= this.end) return;
    const snapshots = workers.flat();
    this.#connections = connectionsIn(snapshots);
    const all = totals(snapshots);
    const { requests, calls, clients } = this.#before;
    this.#before = all;
    const step: Step = {
      end,
      requests: sinceRow(all.requests, requests),
      calls: sinceRow(all.calls, calls),
      clients: sinceRow(all.clients, clients),
      detail: this.#detailOf(snapshots),
    };
    step.clients[CLIENT.connections] = all.clients[CLIENT.connections] ?? 0;
    this.#steps.push(step);
    this.#bytes += step.detail.length;
    this.#drop(end);
  }

  /** The counts of all requests, by part of the time. */
  totals({ start, parts, length }: FigureTime): readonly Totals[] {
    const sums = Array.from({ length: parts }, () => totals());
    for (const { end, requests, calls, clients } of this.#steps) {
      const sum = sums[Math.floor((end - 1 - start) / length)];
      if (sum === undefined) continue;
      addRow(sum.requests, requests);
      addRow(sum.calls, calls);
      sum.clients[CLIENT.connections] = 0;
      addRow(sum.clients, clients);
    }
    return sums;
  }

  /** The counts of the busiest, by part of the time; the busiest in that time first. */
  busiest(dimension: Dimension, time: FigureTime): readonly BusyRows[] {
    const { size } = FAMILY_OF[dimension];
    const own = this.#busiest.find((each) => each.dimension === dimension);
    const byPlace = new Map(
      [...(own?.places ?? [])].map(([place, key]) => [
        place,
        { key, rows: Array.from({ length: time.parts }, () => new Float64Array(size)) },
      ]),
    );
    for (const { end, detail } of this.#steps) {
      const part = Math.floor((end - 1 - time.start) / time.length);
      if (part < 0 || part >= time.parts || detail.length === 0) continue;
      const reader = new PackedReader(detail);
      for (const each of DIMENSIONS)
        for (let left = reader.number(); left > 0; left--) {
          const place = reader.number();
          reader.row(each === dimension ? byPlace.get(place)?.rows[part] : undefined);
        }
    }
    return [...byPlace.values()]
      .map((busy) => ({ ...busy, count: countOf(busy.rows, dimension) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ key, rows }) => ({ key, rows }));
  }

  /** The counts of the busiest since the last step, in the order of the dimensions. */
  #detailOf(snapshots: readonly MetricSnapshot[]): Uint8Array {
    for (const busiest of this.#busiest) {
      const counted = busiest.step(snapshots);
      this.#writer.number(counted.size);
      for (const [place, row] of counted) {
        this.#writer.number(place);
        this.#writer.row(row);
      }
    }
    return this.#writer.end();
  }

  /** Drops what is older than an hour, and the oldest counts of the busiest if they are too large. */
  #drop(end: number): void {
    while ((this.#steps[0]?.end ?? end) <= end - MAX_STEPS)
      this.#bytes -= this.#steps.shift()?.detail.length ?? 0;
    for (const step of this.#steps) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#bytes -= step.detail.length;
      step.detail = new Uint8Array(0);
    }
  }

  #clear(): void {
    this.#steps = [];
    this.#bytes = 0;
  }
}

function totals(snapshots: readonly MetricSnapshot[] = []): Totals {
  return {
    requests: totalOf(snapshots, REQUESTS),
    calls: totalOf(snapshots, CALLS),
    clients: clientsOf(snapshots),
  };
}

function countOf(rows: readonly Float64Array[], dimension: Dimension): number {
  return rows.reduce((sum, row) => sum + observationsIn(row, FAMILY_OF[dimension]), 0);
}

function addRow(sum: Float64Array, row: Float64Array): void {
  for (const [place, value] of row.entries()) addAt(sum, place, value);
}
