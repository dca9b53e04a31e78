import type { AdminRequestLog } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { DEFAULT_PAGE } from "@edge-gateway/request-log/store/bounds";
import { AdminRefusal } from "../../problem.ts";
import { available } from "../config/config-versions.ts";
import type { SomeHandlers } from "../operation.ts";
import type { ApiParts } from "../parts.ts";
import { exportRequests } from "./export-requests.ts";
import { filterOf, idOf, placeOf } from "./request-query.ts";
import { shownRequest } from "./shown-request.ts";
import { spendingIn } from "./spending-in.ts";
import { tailRequests } from "./tail-requests.ts";

const MOST_RECORDS = LIMITS.adminRequestPage.records.maxItems;
const MOST_CHARACTERS = LIMITS.adminText.maxLength;

type RequestOperation =
  | "getRequestLog"
  | "searchRequests"
  | "getRequest"
  | "tailRequests"
  | "exportRequests"
  | "exportRequestsAsCsv"
  | "getSpending";

/** The operations of the log of requests. */
export function requestOperations({
  requestLog,
  settings,
}: Pick<ApiParts, "requestLog" | "settings">): SomeHandlers<RequestOperation> {
  const log = (): NonNullable<ApiParts["requestLog"]> => {
    if (requestLog !== undefined) return requestLog;
    throw new AdminRefusal("not-found", "there is no log of requests: set config.requestLog");
  };
  return {
    getRequestLog: () => ({ value: stateOf(requestLog) }),
    searchRequests: async ({ query }) => {
      const { limit = DEFAULT_PAGE, after, ...more } = query;
      if (limit < 1 || limit > MOST_RECORDS)
        throw new AdminRefusal(
          "bad-request",
          `the parameter 'limit' must be from 1 to ${MOST_RECORDS}`,
        );
      const order = {
        filter: filterOf(more, log().wallClock()),
        limit,
        after: after === undefined ? undefined : placeOf("after", after),
      };
      const page = await available(() => log().ask({ kind: "search", order }));
      const next = page.next === undefined ? {} : { next: idOf(page.next) };
      return { value: { records: page.rows.map(shownRequest), ...next } };
    },
    getRequest: async ({ query }) => {
      const place = placeOf("id", query.id);
      const row = await available(() => log().ask({ kind: "record", place }));
      if (row === undefined)
        throw new AdminRefusal("not-found", "there is no such record, or it was deleted by now");
      return { value: shownRequest(row) };
    },
    tailRequests: ({ query, response }) => {
      const { traceKeepaliveMilliseconds: keepalive } = settings.observability;
      tailRequests(log(), { query, response, keepalive });
      return undefined;
    },
    exportRequests: ({ query, response }) =>
      exportRequests(log(), { query, response, form: "jsonl" }),
    exportRequestsAsCsv: ({ query, response }) =>
      exportRequests(log(), { query, response, form: "csv" }),
    getSpending: async ({ query }) => ({ value: await spendingIn(log(), query) }),
  };
}

function stateOf(log: ApiParts["requestLog"]): AdminRequestLog {
  if (log === undefined) return { enabled: false, written: 0, dropped: 0, waiting: 0 };
  const { problem, ...counts } = log.state;
  return {
    enabled: true,
    ...counts,
    ...(problem === "" ? {} : { problem: problem.slice(0, MOST_CHARACTERS) }),
  };
}
