import { median } from "../statistics.ts";
import type { ScaleResult } from "./measure.ts";

/** The section of docs/performance.md about the controller. */
export const CLUSTER_REGION = {
  start: "<!-- controller:start -->",
  end: "<!-- controller:end -->",
};

const SECOND = 1000;
const KIB = 1024;
const MIB = 1_048_576;
const P99 = 0.99;
const BARS = 20;

/** The percentile of a list of values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** A result as a section of a document. */
export function clusterReport(result: ScaleResult, machine: string): string {
  const { size, requests } = result;
  const seconds = (milliseconds: number) => `${(milliseconds / SECOND).toFixed(1)} s`;
  const rows: readonly (readonly [string, string])[] = [
    ["everything is translated", seconds(result.translatedMilliseconds)],
    ["every data plane has its first configuration", seconds(result.servedMilliseconds)],
    ["every status is written", seconds(result.writtenMilliseconds)],
    ["bytes of all first configurations", `${(result.firstBytes / MIB).toFixed(1)} MiB`],
    ...timesOf("a changed route is at its data plane", result.changeMilliseconds),
    ...timesOf("a real gateway responds by it", result.responseMilliseconds),
    ...bytesOf(result.changeBytes),
    ["CPU time of the controller for it", `${result.changeCpuMilliseconds.toFixed(0)} ms`],
    ["memory of the API server's objects alone", `${Math.round(result.objectBytes / MIB)} MiB`],
    ["memory with the controller, at the end", `${Math.round(result.residentBytes / MIB)} MiB`],
    ["requests to the API server", said(requests)],
  ];
  const title = `${count(size.routes)} HTTPRoutes, ${count(size.policies)} EdgePolicies and ${count(size.services)} Services over ${count(size.gateways)} Gateways`;
  return [
    `| ${title} | |`,
    "| --- | ---: |",
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    "",
    ...histogram(result),
    "",
    `${machine}; the API server is simulated in the process of the controller, data planes are clients of the protocol in another one, ${result.changeMilliseconds.length} changes.`,
    "",
  ].join("\n");
}

function timesOf(what: string, values: readonly number[]): readonly (readonly [string, string])[] {
  if (values.length === 0) return [];
  const [middle, high] = [median(values), quantile(values, P99)].map((each) => each.toFixed(0));
  return [[`${what} (p50 / p99)`, `${middle} / ${high} ms`]];
}

function bytesOf(values: readonly number[]): readonly (readonly [string, string])[] {
  if (values.length === 0) return [];
  const [middle, high] = [median(values), quantile(values, P99)].map((each) =>
    (each / KIB).toFixed(1),
  );
  return [["bytes that it takes (p50 / p99)", `${middle} / ${high} KiB`]];
}

function said(requests: ScaleResult["requests"]): string {
  return Object.entries(requests)
    .toSorted(([, left], [, right]) => right - left)
    .map(([method, number]) => `${count(number)} ${method}`)
    .join(", ");
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

const LIMITS = [25, 50, 75, 100, 150, 200, 300, 500, Infinity];

/** The durations of changes as a bar chart. */
function histogram({ changeMilliseconds: values }: ScaleResult): readonly string[] {
  const counts = LIMITS.map(
    (limit, index) =>
      values.filter((value) => value <= limit && value > (LIMITS[index - 1] ?? 0)).length,
  );
  const most = Math.max(...counts, 1);
  return [
    "| a changed route is at its data plane within | changes | |",
    "| --- | ---: | --- |",
    ...LIMITS.map((limit, index) => {
      const name = limit === Infinity ? "longer" : `${limit} ms`;
      const bar = "█".repeat(Math.round((BARS * (counts[index] ?? 0)) / most));
      return `| ${name} | ${counts[index] ?? 0} | ${bar} |`;
    }),
  ];
}
