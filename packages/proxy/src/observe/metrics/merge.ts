import type { MetricSnapshot, Series } from "@edge-gateway/kernel/metrics/definition";

/** Adds up what several threads counted; gauges are added too. */
export function mergeMetrics(snapshots: readonly (readonly MetricSnapshot[])[]): MetricSnapshot[] {
  const merged = new Map<string, MetricSnapshot & { readonly all: Series[] }>();
  for (const snapshot of snapshots.flat()) {
    const present = merged.get(snapshot.definition.name);
    if (present === undefined)
      merged.set(snapshot.definition.name, { ...snapshot, all: [...snapshot.series] });
    else present.all.push(...snapshot.series);
  }
  return [...merged.values()].map(({ definition, labels, all }) => ({
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
