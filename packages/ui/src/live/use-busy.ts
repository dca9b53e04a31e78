import type { AdminFigures } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { figuresByQuery } from "../api/figures.ts";
import type { FiguredList } from "../api/figures.ts";
import { summaryOf } from "./figure-values.ts";
import type { Summary } from "./figure-values.ts";

/** What happened in the last minute at each of the busiest listeners, routes or backends, by its id. */
export type Busy = ReadonlyMap<string, Summary>;

const NOTHING: Busy = new Map();

/**
 * Follows the busiest listeners, routes or backends.
 * @param isPaused keeps what is shown as it is
 */
export function useBusy(by: FiguredList, isPaused: boolean): Busy {
  const { data } = useQuery({ ...figuresByQuery(by), enabled: !isPaused });
  return useMemo(() => (data === undefined ? NOTHING : busyOf(data)), [data]);
}

function busyOf(figures: AdminFigures): Busy {
  const pairs = figures.series.flatMap(({ ids, points }) => ids.map((id) => ({ id, points })));
  return new Map(
    Array.from(
      Map.groupBy(pairs, ({ id }) => id),
      ([id, all]) => {
        const points = all.flatMap((each) => each.points);
        const summary = summaryOf(points, figures);
        // The series have the same steps: their requests are of one time.
        return [id, { ...summary, rate: summary.rate * all.length }];
      },
    ),
  );
}
