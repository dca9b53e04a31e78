import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { DAY, HOUR, startOf } from "@edge-gateway/storage/request-log/periods";
import type {
  RequestFilter,
  RequestLogStore,
  SpendingOrder,
} from "@edge-gateway/storage/request-log/request-log-store";

/** A query of the admin API, as pages of the UI ask it. */
export interface Query {
  readonly name: string;
  /** Whether a page of the UI asks it; others are only of the API. */
  readonly isOfPage: boolean;
  run(log: RequestLogStore): Promise<number>;
}

const PAGE = 100;
const YEAR = 365;
const MONTH = 30;

function search(name: string, filter: Partial<RequestFilter>, now: number): Query {
  return {
    name: `search ${name}`,
    isOfPage: true,
    async run(log) {
      const all = { from: 0, to: now, ...filter };
      const page = await log.search({ filter: all, limit: PAGE });
      const { next } = page;
      if (next !== undefined) await log.search({ filter: all, limit: PAGE, after: next });
      return page.rows.length;
    },
  };
}

/** The records of a day that are as old as all others: the last page of a person who goes on and on. */
function lastPage(name: string, filter: Partial<RequestFilter>, oldest: number): Query {
  return {
    name: `last page ${name}`,
    isOfPage: true,
    async run(log) {
      const all = { from: 0, to: oldest + DAY, ...filter };
      const after = { at: oldest + HOUR, id: 0 };
      return (await log.search({ filter: all, limit: PAGE, after })).rows.length;
    },
  };
}

type Grouped = Pick<SpendingOrder, "dimension"> & Partial<Pick<SpendingOrder, "period" | "name">>;

function spending({ dimension, period = "day", name }: Grouped, days: number, now: number): Query {
  const groups = name === undefined ? `by ${dimension}` : `of ${name}`;
  return {
    name: `spending of ${days} days ${groups}, for each ${period}`,
    isOfPage: period === "day" && name === undefined,
    async run(log) {
      const time = { from: now - days * DAY, to: now };
      const order = {
        dimension,
        period,
        name,
        ...time,
        limit: LIMITS.adminSpending.groups.maxItems,
      };
      return (await log.spending(order)).groups.length;
    },
  };
}

/** All queries of a log whose records are of some days; each search reads two pages. */
export function queriesAt(now: number, days: number): readonly Query[] {
  const oldest = startOf("day", now) - (days - 1) * DAY;
  return [
    search("everything", {}, now),
    search("a week ago", { to: now - 7 * DAY, from: now - 8 * DAY }, now),
    lastPage("of everything", {}, oldest),
    lastPage("of a user", { user: "user-77" }, oldest),
    search("by key", { key: "key-7" }, now),
    search("by user", { user: "user-77" }, now),
    search("by team", { team: "team-3" }, now),
    search("by model", { model: "model-5" }, now),
    search("by provider and route", { provider: "provider-1", route: "route-2" }, now),
    search("by user and model", { user: "user-77", model: "model-5" }, now),
    search("by team and key that do not meet", { team: "team-3", key: "key-7" }, now),
    search("by a name that nobody has", { team: "nobody" }, now),
    search("of failures", { status: [500, 599] }, now),
    search("of failures of a team", { status: [500, 599], team: "team-3" }, now),
    search("by the text of errors", { error: "overloaded" }, now),
    search("by a text that no error has", { error: "nothing like it" }, now),
    search("by a kind that nobody has", { kind: "Mcp" }, now),
    search("by a trace that nobody has", { trace: "0".repeat(32) }, now),
    spending({ dimension: "team" }, YEAR, now),
    spending({ dimension: "key" }, YEAR, now),
    spending({ dimension: "user" }, YEAR, now),
    spending({ dimension: "model" }, YEAR, now),
    spending({ dimension: "provider" }, YEAR, now),
    spending({ dimension: "route" }, YEAR, now),
    spending({ dimension: "user", name: "user-77" }, YEAR, now),
    spending({ dimension: "team" }, MONTH, now),
    spending({ dimension: "user" }, MONTH, now),
    spending({ dimension: "key", period: "hour" }, MONTH, now),
    spending({ dimension: "user", period: "hour" }, MONTH, now),
  ];
}
