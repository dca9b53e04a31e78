/** The label value of everything beyond the bound of label sets. */
export const OVERFLOW = "overflow";
/** The label value where there is nothing to name. */
export const UNKNOWN = "unknown";

export type MetricType = "counter" | "gauge" | "histogram" | "info";

/** One metric as Prometheus sees it. */
export interface MetricDefinition {
  /** With prefix and unit, without the `_total` of counters and the `_info` of infos. */
  readonly name: string;
  readonly type: MetricType;
  readonly help: string;
  /** The end of `name` where the metric counts something measurable. */
  readonly unit?: "seconds" | "bytes";
  /** Upper bounds of the buckets of a histogram, rising. */
  readonly buckets?: readonly number[];
}

/** The value of one label set. */
export interface Series {
  readonly values: readonly string[];
  /** Of a histogram: the sum. */
  readonly value: number;
  /** Of a histogram: observations of each bucket alone, the last one above all bounds. */
  readonly buckets?: readonly number[];
}

/** One metric of one thread, or of all threads together. */
export interface MetricSnapshot {
  readonly definition: MetricDefinition;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}
