import type { MetricDefinition, MetricSnapshot } from "./definition.ts";
import { OVERFLOW } from "./definition.ts";

/** The initial capacity of a group, in label sets; it doubles when it is full. */
const FIRST_ROOM = 16;
/** Separates label values in the key of a set; names and HTTP tokens never contain it. */
const SEPARATOR = "\u0000";

/**
 * The metrics of one thread that have the same labels. A label set is mapped to an index once; after that,
 * counting is an addition in a typed array.
 */
export class MetricGroup {
  readonly #labels: readonly string[];
  readonly #maxSets: number;
  readonly #index = new Map<string, number>();
  readonly #sets: (readonly string[])[] = [];
  readonly #metrics: (Counter | Histogram)[] = [];
  #room = FIRST_ROOM;

  /**
   * @param maxSets the most label sets of this group; further sets share one set whose values are
   * `overflow`
   */
  constructor(labels: readonly string[], maxSets: number) {
    this.#labels = labels;
    this.#maxSets = maxSets;
  }

  /** The index of a label set; its values are in the order of the group's labels. */
  intern(values: readonly string[]): number {
    const known = this.#index.get(values.join(SEPARATOR));
    if (known !== undefined) return known;
    // The last label set is reserved for all label values beyond the limit.
    if (this.#sets.length < this.#maxSets - 1) return this.#add(values);
    const overflow = this.#labels.map(() => OVERFLOW);
    return this.#index.get(overflow.join(SEPARATOR)) ?? this.#add(overflow);
  }

  counter(definition: MetricDefinition): Counter {
    const counter = new Counter(definition, this.#room);
    this.#metrics.push(counter);
    return counter;
  }

  histogram(definition: MetricDefinition): Histogram {
    const histogram = new Histogram(definition, this.#room);
    this.#metrics.push(histogram);
    return histogram;
  }

  /**
   * The state of the metrics as plain data that can be passed to another thread.
   * @param names the names of the wanted metrics; all by default
   */
  snapshot(names?: readonly string[]): MetricSnapshot[] {
    const wanted = this.#metrics.filter(
      ({ definition }) => names?.includes(definition.name) ?? true,
    );
    return wanted.map((metric) => ({
      definition: metric.definition,
      labels: this.#labels,
      series: this.#sets.map((values, index) => ({ values, ...metric.read(index) })),
    }));
  }

  #add(values: readonly string[]): number {
    const index = this.#sets.length;
    this.#sets.push([...values]);
    this.#index.set(values.join(SEPARATOR), index);
    if (index >= this.#room) this.#grow();
    return index;
  }

  #grow(): void {
    this.#room += this.#room;
    for (const metric of this.#metrics) metric.grow(this.#room);
  }
}

/** A counter or gauge with one value per index of a label set. */
export class Counter {
  readonly definition: MetricDefinition;
  #values: Float64Array;

  constructor(definition: MetricDefinition, room: number) {
    this.definition = definition;
    this.#values = new Float64Array(room);
  }

  add(index: number, amount = 1): void {
    this.#values[index] = (this.#values[index] ?? 0) + amount;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  read(index: number): { readonly value: number } {
    return { value: this.#values[index] ?? 0 };
  }

  grow(room: number): void {
    this.#values = grown(this.#values, room);
  }
}

/** Observations of a histogram, by bucket and by the index of the label set. */
export class Histogram {
  readonly definition: MetricDefinition;
  readonly #bounds: readonly number[];
  /** The number of buckets per set, including the one above the last limit. */
  readonly #stride: number;
  #counts: Float64Array;
  #sums: Float64Array;

  constructor(definition: MetricDefinition, room: number) {
    this.definition = definition;
    this.#bounds = definition.buckets ?? [];
    this.#stride = this.#bounds.length + 1;
    this.#counts = new Float64Array(room * this.#stride);
    this.#sums = new Float64Array(room);
  }

  observe(index: number, value: number): void {
    const bounds = this.#bounds;
    let bucket = 0;
    while (bucket < bounds.length && value > (bounds[bucket] ?? 0)) bucket++;
    const position = index * this.#stride + bucket;
    this.#counts[position] = (this.#counts[position] ?? 0) + 1;
    this.#sums[index] = (this.#sums[index] ?? 0) + value;
  }

  /** The sum, and the number of observations in each single bucket. */
  read(index: number): { readonly value: number; readonly buckets: readonly number[] } {
    const start = index * this.#stride;
    return {
      value: this.#sums[index] ?? 0,
      buckets: [...this.#counts.subarray(start, start + this.#stride)],
    };
  }

  grow(room: number): void {
    this.#counts = grown(this.#counts, room * this.#stride);
    this.#sums = grown(this.#sums, room);
  }
}

function grown(values: Float64Array, room: number): Float64Array {
  const larger = new Float64Array(room);
  larger.set(values);
  return larger;
}
