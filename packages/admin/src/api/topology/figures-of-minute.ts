import type { FigureHistory } from "@edge-gateway/gateway/observe/figures/history";
import {
  type Dimension,
  observationsIn,
  REQUEST,
  REQUESTS,
} from "@edge-gateway/gateway/observe/figures/counts";
import { FIGURE_STEP } from "@edge-gateway/gateway/bounds";
import { quantile, SLOW } from "@edge-gateway/kernel/metrics/quantile";
import { momentOf } from "../moment-of.ts";
import type { SortValue } from "@edge-gateway/kernel/text/ranked";
import type { Columns } from "./order.ts";

const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * The columns with the figures of the minute before a time; a row that is not among the busiest has none.
 * @param at the time as a text of RFC 3339; undefined: the end of the last step
 * @param keysOf the keys by which the requests of a row are counted
 * @throws AdminRefusal if `at` is no time
 */
export function figureColumns<Row>(
  history: FigureHistory,
  dimension: Dimension,
  at: string | undefined,
  keysOf: (row: Row) => readonly string[],
): Columns<Row> {
  const end = at === undefined ? history.end : Math.floor(momentOf("at", at) / FIGURE_STEP);
  const length = MILLISECONDS_PER_MINUTE / FIGURE_STEP;
  const counted = new Map(
    history
      .busiest(dimension, { start: end - length, parts: 1, length })
      .flatMap(({ key, rows: [row] }) => (row === undefined ? [] : [[key, row] as const])),
  );
  const column =
    (valueOf: (row: Float64Array) => number | undefined) =>
    (row: Row): SortValue => {
      const counts = keysOf(row).flatMap((key) => counted.get(key) ?? []);
      return counts.length === 0 ? undefined : valueOf(sumOfRows(counts));
    };
  return {
    requests: column((row) => observationsIn(row, REQUESTS)),
    errors: column((row) => failedIn(row) / observationsIn(row, REQUESTS)),
    latency: column((row) => quantile([...row.subarray(REQUEST.latency)], REQUESTS.limits, SLOW)),
  };
}

function failedIn(row: Float64Array): number {
  return (row[REQUEST.serverErrors] ?? 0) + (row[REQUEST.noResponse] ?? 0);
}

function sumOfRows(rows: readonly Float64Array[]): Float64Array {
  const [first = new Float64Array(REQUESTS.size), ...others] = rows;
  if (others.length === 0) return first;
  return first.map((value, place) => others.reduce((sum, row) => sum + (row[place] ?? 0), value));
}
