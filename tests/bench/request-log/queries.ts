import { DAY } from "@edge-gateway/storage/request-log/periods";
import type {
  RequestFilter,
  RequestLogStore,
} from "@edge-gateway/storage/request-log/request-log-store";

/** A query of the admin API, as pages of the UI ask it. */
export interface Query {
  readonly name: string;
  run(log: RequestLogStore): Promise<number>;
}

const PAGE = 100;

function search(name: string, filter: Partial<RequestFilter>, now: number): Query {
  return {
    name: `search ${name}`,
    async run(log) {
      const all = { from: 0, to: now, ...filter };
      const page = await log.search({ filter: all, limit: PAGE });
      const { next } = page;
      if (next !== undefined) await log.search({ filter: all, limit: PAGE, after: next });
      return page.rows.length;
    },
  };
}

function spending(
  dimension: "team" | "key" | "user" | "model" | "route",
  days: number,
  now: number,
  period: "day" | "hour" = "day",
): Query {
  return {
    name: `spending of ${days} days by ${dimension} and ${period}`,
    async run(log) {
      const order = { dimension, period, from: now - days * DAY, to: now, limit: 1000 } as const;
      return (await log.spending(order)).groups.length;
    },
  };
}

/** All queries; each search reads two pages. */
export function queriesAt(now: number): readonly Query[] {
  return [
    search("everything", {}, now),
    search("a week ago", { to: now - 7 * DAY, from: now - 8 * DAY }, now),
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
    spending("team", 365, now),
    spending("key", 365, now),
    spending("user", 30, now),
    spending("model", 30, now),
    spending("route", 7, now, "hour"),
    spending("key", 30, now, "hour"),
  ];
}
