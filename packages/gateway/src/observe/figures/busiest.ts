import type { MetricSnapshot } from "@edge-gateway/kernel/metrics/definition";
import { eachSeries, FAMILY_OF, keyOf, sinceRow, sumOf } from "./counts.ts";
import type { Dimension } from "./counts.ts";

/** How much of a score remains after a step; half of it remains after ten minutes. */
const REMAINS = 0.5 ** (1 / 120);
/** A busier one takes the place of another only if its score is this much higher, so that places do not alternate. */
const CLEARLY = 2;

/** What is known of a route, backend or model: the requests so far, and a score of the recent ones. */
interface Known {
  seen: number;
  score: number;
  /** Its number among the busiest; undefined if it belongs to the rest. */
  place: number | undefined;
  /** All counts so far, if it is one of the busiest. */
  before: Float64Array | undefined;
}

/** Limits of what is kept of one dimension. */
export interface BusiestLimits {
  /** The number of the busiest, for which counts are kept. */
  readonly places: number;
  /** The number of routes, backends or models whose requests are compared. */
  readonly known: number;
}

/** Chooses the busiest routes, backends or models, and finds what each of them counted since the last step. */
export class Busiest {
  readonly dimension: Dimension;
  readonly #limits: BusiestLimits;
  #known = new Map<string, Known>();
  #nextPlace = 1;
  #taken = 0;
  /** Whether something unknown may be something forgotten, whose earlier counts are not new. */
  #hasForgotten = false;

  constructor(dimension: Dimension, limits: BusiestLimits) {
    this.dimension = dimension;
    this.#limits = limits;
  }

  /** The keys of the busiest by their places. A place is never used again. */
  get places(): ReadonlyMap<number, string> {
    const places = new Map<number, string>();
    for (const [key, { place }] of this.#known) if (place !== undefined) places.set(place, key);
    return places;
  }

  /** Reads the metrics of all workers; returns what each of the busiest counted since the last time. */
  step(snapshots: readonly MetricSnapshot[]): ReadonlyMap<number, Float64Array> {
    const news = this.#score(snapshots);
    this.#choose();
    const counted = new Map<number, Float64Array>();
    for (const [key, row] of this.#rows(snapshots)) {
      const known = this.#known.get(key);
      if (known?.place === undefined) continue;
      const { before = news.has(key) && !this.#hasForgotten ? new Float64Array(row.length) : row } =
        known;
      known.before = row;
      const since = sinceRow(row, before);
      if (since.some((value) => value > 0)) counted.set(known.place, since);
    }
    this.#forget();
    return counted;
  }

  /** Updates the scores; returns the keys that were not known. */
  #score(snapshots: readonly MetricSnapshot[]): ReadonlySet<string> {
    const family = FAMILY_OF[this.dimension];
    const counts = new Map<string, number>();
    eachSeries(snapshots, family, (_add, { buckets = [] }, labelOf, metric) => {
      const key = metric === family.counted ? keyOf(this.dimension, labelOf) : undefined;
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + sumOf(buckets));
    });
    for (const known of this.#known.values()) known.score *= REMAINS;
    const news = new Set<string>();
    for (const [key, count] of counts) {
      const known = this.#known.get(key);
      if (known === undefined) {
        news.add(key);
        const score = this.#hasForgotten ? 0 : count;
        this.#known.set(key, { seen: count, score, place: undefined, before: undefined });
      } else {
        known.score += Math.max(0, count - known.seen);
        known.seen = count;
      }
    }
    return news;
  }

  #choose(): void {
    const waiting = [...this.#known.values()]
      .filter(({ place, score }) => place === undefined && score > 0)
      .sort(byScore);
    if (waiting.length === 0) return;
    const placed = [...this.#known.values()].filter(({ place }) => place !== undefined);
    const leastBusy = placed.sort(byScore).reverse();
    for (const next of waiting) {
      if (this.#taken >= this.#limits.places) {
        const least = leastBusy.shift();
        if (least === undefined || next.score <= CLEARLY * least.score) return;
        least.place = undefined;
        least.before = undefined;
        this.#taken--;
      }
      next.place = this.#nextPlace++;
      this.#taken++;
    }
  }

  /** All counts so far of each of the busiest. */
  #rows(snapshots: readonly MetricSnapshot[]): ReadonlyMap<string, Float64Array> {
    const family = FAMILY_OF[this.dimension];
    const rows = new Map<string, Float64Array>();
    eachSeries(snapshots, family, (add, series, labelOf) => {
      const key = keyOf(this.dimension, labelOf);
      if (key === undefined || this.#known.get(key)?.place === undefined) return;
      let row = rows.get(key);
      if (row === undefined) rows.set(key, (row = new Float64Array(family.size)));
      add(row, series, labelOf);
    });
    return rows;
  }

  /** Forgets the less busy half of what has no place if too much is known. */
  #forget(): void {
    if (this.#known.size <= this.#limits.known) return;
    const order = [...this.#known].sort(([, one], [, other]) => byScore(one, other));
    const most = Math.max(this.#limits.places, Math.floor(this.#limits.known / 2));
    this.#known = new Map(
      order.filter(([, { place }], index) => place !== undefined || index < most),
    );
    this.#hasForgotten = true;
  }
}

function byScore(one: Known, other: Known): number {
  return other.score - one.score;
}
