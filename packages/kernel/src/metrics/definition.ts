/** The label value that all label sets beyond the limit have. */
export const OVERFLOW = "overflow";
/** The label value that means that the real value is unknown. */
export const UNKNOWN = "unknown";

export type MetricType = "counter" | "gauge" | "histogram" | "info";

/** The name, type and help of a metric, as Prometheus shows them. */
export interface MetricDefinition {
  /** The name with prefix and unit, without the suffix `_total` of counters or `_info` of infos. */
  readonly name: string;
  readonly type: MetricType;
  readonly help: string;
  /** The unit with which `name` ends. */
  readonly unit?: "seconds" | "bytes";
  /** Upper limits of the buckets of a histogram, in ascending order. */
  readonly buckets?: readonly number[];
}

/** The value of a metric for one set of label values. */
export interface Series {
  readonly values: readonly string[];
  /** The value of a counter or gauge; the sum of a histogram. */
  readonly value: number;
  /**
   * For a histogram, the number of observations in each single bucket; the last bucket is above all limits.
   */
  readonly buckets?: readonly number[];
}

/** One metric of one thread, or of all threads together. */
export interface MetricSnapshot {
  readonly definition: MetricDefinition;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}
