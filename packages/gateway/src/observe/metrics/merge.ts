import type { MetricSnapshot, Series } from "@edge-gateway/kernel/metrics/definition";

/** Adds up the metrics of several threads, including gauges. */
export function mergeMetrics(snapshots: readonly (readonly MetricSnapshot[])[]): MetricSnapshot[] {
  const merged = new Map<string, MetricSnapshot & { readonly all: Series[] }>();
  for (const snapshot of snapshots.flat()) {
    const key = JSON.stringify([snapshot.definition.name, snapshot.labels]);
    const present = merged.get(key);
    if (present === undefined) merged.set(key, { ...snapshot, all: [...snapshot.series] });
    else present.all.push(...snapshot.series);
  }
  // Groups samples by the name of their metric, whatever labels they have.
  const byName = Map.groupBy(merged.values(), ({ definition }) => definition.name);
  return [...byName.values()].flat().map(({ definition, labels, all }) => ({
    definition,
    labels,
    series: mergeSeries(all),
  }));
}

function mergeSeries(all: readonly Series[]): Series[] {
  const byLabels = new Map<string, Series>();
  for (const series of all) {
    const key = JSON.stringify(series.values);
    const present = byLabels.get(key);
    byLabels.set(key, present === undefined ? series : sum(present, series));
  }
  return [...byLabels.values()];
}

function sum(left: Series, right: Series): Series {
  const value = left.value + right.value;
  if (left.buckets === undefined || right.buckets === undefined)
    return { values: left.values, value };
  const { buckets } = right;
  return {
    values: left.values,
    value,
    buckets: left.buckets.map((count, index) => count + (buckets[index] ?? 0)),
  };
}
