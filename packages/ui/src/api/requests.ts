import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { admin } from "./client.ts";

/** Milliseconds between two looks at something that changes by itself. */
const OFTEN = 5_000;
const HOURS_PER_DAY = 24;

/** The parameters of a search in the log of requests. */
export type RequestSearch = NonNullable<
  Parameters<typeof admin.call<"searchRequests">>[1]
>["query"];

/** What spending is grouped by. */
export const SPENDING_GROUPS = ["team", "key", "user", "model", "provider", "route"] as const;

/** Whether there is a log of requests, and what of it was written. */
export const requestLogQuery = queryOptions({
  queryKey: ["requests", "log"],
  queryFn: async ({ signal }) => (await admin.call("getRequestLog", { signal })).value,
  refetchInterval: OFTEN,
});

/** Records of the log, page by page. */
export function requestsQuery(search: RequestSearch) {
  return infiniteQueryOptions({
    queryKey: ["requests", "search", search],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...search, ...(pageParam === "" ? {} : { after: pageParam }) };
      return (await admin.call("searchRequests", { signal, query })).value;
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
}

/** What was spent in some days. */
export function spendingQuery(by: (typeof SPENDING_GROUPS)[number], days: number) {
  return queryOptions({
    queryKey: ["requests", "spending", by, days],
    queryFn: async ({ signal }) => {
      const query = { by, from: `${days * HOURS_PER_DAY}h` };
      return (await admin.call("getSpending", { signal, query })).value;
    },
    refetchInterval: OFTEN,
  });
}
