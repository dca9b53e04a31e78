import type { AdminFigures } from "@edge-gateway/generated/types/index.ts";
import { queryOptions } from "@tanstack/react-query";
import { admin } from "./client.ts";

/** Milliseconds between two steps of the gateway's figures. */
const STEP = 5_000;
/** Seconds of a point of the charts: 60 points are 15 minutes. */
const CHART_STEP = 15;

/** The last 15 minutes in total. */
export const figuresQuery = queryOptions({
  queryKey: ["figures"],
  queryFn: async ({ signal }): Promise<AdminFigures> =>
    (await admin.call("getFigures", { signal, query: { from: "15m", step: CHART_STEP } })).value,
  refetchInterval: STEP,
});

/** What has figures of its own, besides models. */
export type FiguredList = "listener" | "route" | "backend";

/** The last minute of the busiest of a list, as one step. */
export function figuresByQuery(by: FiguredList) {
  return queryOptions({
    queryKey: ["figures", by],
    queryFn: async ({ signal }): Promise<AdminFigures> =>
      (await admin.call("getFigures", { signal, query: { from: "1m", by } })).value,
    refetchInterval: STEP,
  });
}

/** What the models used in the last hour, as one step. */
export const modelSpendingQuery = queryOptions({
  queryKey: ["figures", "model", "hour"],
  queryFn: async ({ signal }): Promise<AdminFigures> =>
    (await admin.call("getFigures", { signal, query: { from: "1h", by: "model" } })).value,
  refetchInterval: STEP,
});

/** The last 15 minutes of the busiest routes. */
export const routeFiguresQuery = queryOptions({
  queryKey: ["figures", "route", "chart"],
  queryFn: async ({ signal }): Promise<AdminFigures> => {
    const query = { from: "15m", step: CHART_STEP, by: "route" };
    return (await admin.call("getFigures", { signal, query })).value;
  },
  refetchInterval: STEP,
});
