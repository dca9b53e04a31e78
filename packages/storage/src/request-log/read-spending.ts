import { sql, type Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import type { Spending, SpendingOrder } from "./request-log-store.ts";
import type { RequestSum } from "./request-sums.ts";

type Row = Readonly<Record<string, unknown>>;

const SUMS = sql`sum(calls) as calls, sum(failed) as failed, sum(input_tokens) as input_tokens,
  sum(output_tokens) as output_tokens, sum(nanodollars) as nanodollars`;

/** Adds up sums of hours or days. */
export async function spendingOf(db: Kysely<Tables>, order: SpendingOrder): Promise<Spending> {
  const { dimension, period, from, to, name, limit } = order;
  const time = sql`period = ${period} and start >= ${from} and start < ${to}`;
  const total = sql`dimension = 'total' and name = ''`;
  // The sums of one group are looked up for each period that has any, and not among those of all groups.
  const one = sql`and name = ${name}
    and start in (select start from edge_request_sums where ${time} and ${total})`;
  const own = sql`dimension = ${dimension} ${name === undefined ? sql`` : one}`;
  const groups =
    await sql<Row>`select name, ${SUMS}, count(*) over () as names from edge_request_sums
    where ${time} and ${own} group by name
    order by sum(nanodollars) desc, sum(calls) desc, name limit ${limit}`.execute(db);
  const all = name === undefined ? total : own;
  const points = await sql<Row>`select start, ${SUMS} from edge_request_sums
    where ${time} and ${all} group by start order by start`.execute(db);
  return {
    groups: groups.rows.map((row) => ({ name: String(row["name"]), ...sumOf(row) })),
    omitted: Number(groups.rows[0]?.["names"] ?? 0) - groups.rows.length,
    points: points.rows.map((row) => ({ start: Number(row["start"]), ...sumOf(row) })),
  };
}

function sumOf(row: Row): RequestSum {
  return {
    calls: Number(row["calls"]),
    failed: Number(row["failed"]),
    inputTokens: Number(row["input_tokens"]),
    outputTokens: Number(row["output_tokens"]),
    nanodollars: Number(row["nanodollars"]),
  };
}
