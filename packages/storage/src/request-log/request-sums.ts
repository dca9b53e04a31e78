import type { RequestRow } from "./request-row.ts";
import { startOf } from "./periods.ts";
import type { Period } from "./periods.ts";

/** What requests are summed up by; `total` has one sum, with an empty name. */
export const DIMENSIONS = ["key", "team", "user", "model", "provider", "route", "total"] as const;

/** What requests are summed up by. */
export type Dimension = (typeof DIMENSIONS)[number];

/** What requests have in sum. */
export interface RequestSum {
  readonly calls: number;
  readonly failed: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly nanodollars: number;
}

/** A row of the table of sums. */
export interface SumRow extends RequestSum {
  readonly period: Period;
  readonly dimension: Dimension;
  /** The beginning of the period, in milliseconds since 1970. */
  readonly start: number;
  readonly name: string;
}

const PERIODS: readonly Period[] = ["hour", "day"];

/**
 * The sums of records. They are in an order that is the same for every process: those that add to the same sums
 * at the same time wait for each other, and never in a circle.
 */
export function sumsOf(rows: readonly RequestRow[]): readonly SumRow[] {
  const sums = new Map<string, SumRow>();
  for (const row of rows)
    for (const period of PERIODS)
      for (const dimension of DIMENSIONS) {
        const name = dimension === "total" ? "" : row[dimension];
        const start = startOf(period, row.at);
        const place = `${period} ${dimension} ${start} ${name}`;
        const before = sums.get(place) ?? { period, dimension, start, name, ...NOTHING };
        sums.set(place, { ...before, ...added(before, row) });
      }
  return [...sums.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => sum);
}

const NOTHING: RequestSum = {
  ...{ calls: 0, failed: 0, inputTokens: 0, outputTokens: 0, nanodollars: 0 },
};

function added(sum: RequestSum, row: RequestRow): RequestSum {
  return {
    calls: sum.calls + 1,
    failed: sum.failed + (row.error === "" ? 0 : 1),
    inputTokens: sum.inputTokens + (row.inputTokens ?? 0),
    outputTokens: sum.outputTokens + (row.outputTokens ?? 0),
    nanodollars: sum.nanodollars + (row.nanodollars ?? 0),
  };
}
