import { sql, type Kysely, type RawBuilder } from "kysely";
import { JOINED_RECORDS, SEARCHED_RECORDS } from "../bounds.ts";
import type { Tables } from "../tables.ts";
import { DAY, tableOf } from "./periods.ts";
import type { RequestFilter, RequestPage, RequestPlace, SearchOrder } from "./request-log-store.ts";
import { rowOf } from "./request-row.ts";
import type { RequestRow } from "./request-row.ts";
import type { Dimension } from "./request-sums.ts";
import type { DayTables } from "./request-tables.ts";

/** What a search needs. */
export interface Search {
  readonly db: Kysely<Tables>;
  readonly days: DayTables;
  readonly order: SearchOrder;
  /** The beginnings of the days that have tables, the newest first. */
  readonly known: readonly number[];
}

type Condition = RawBuilder<unknown>;

/** Names with an index, those first that are likely to have the fewest records. */
const INDEXED = ["user", "key", "route", "team", "model", "provider"] as const;
const COLUMN_OF: Readonly<Record<(typeof INDEXED)[number], string>> = {
  user: "user_name",
  key: "key_name",
  route: "route",
  team: "team",
  model: "model",
  provider: "provider",
};
/** The first status of an error (RFC 9110 section 15.5). */
const FIRST_ERROR = 400;

/**
 * Searches the tables of days from the newest to the oldest. One condition is looked up in an index; the others are
 * applied to what it finds, of which a page looks at a bounded number of records. So a page is quick, whatever is
 * searched for, and may end early. The sums of days say how many records an index has for each day.
 */
export async function searchDays({ db, days, order, known }: Search): Promise<RequestPage> {
  const { filter, limit, after } = order;
  const { indexed, others, isOfFailures } = conditionsOf(filter, days);
  const to = after === undefined ? filter.to : Math.min(filter.to, after.at + 1);
  const inTime = known.filter((day) => day < to && day + DAY > filter.from);
  const counts = await countsOf(db, { filter, inTime, isOfFailures });
  const rows: RequestRow[] = [];
  let budget = SEARCHED_RECORDS;
  const wanted = inTime.filter((day) => counts.has(day));
  for (const part of partsOf(wanted, counts, days)) {
    const candidates = sql`${part.table} where at >= ${Math.max(filter.from, part.from)}
      and at < ${Math.min(to, part.to)} and ${indexed}
      ${after === undefined ? sql`` : sql`and (at, id) < (${after.at}, ${after.id})`}`;
    const found = await sql<Record<string, unknown>>`select * from (
        select * from ${candidates} order by at desc, id desc limit ${budget}) c
      where ${others} order by at desc, id desc limit ${limit + 1 - rows.length}`.execute(db);
    rows.push(...found.rows.map(rowOf));
    if (rows.length > limit) return { rows: rows.slice(0, limit), next: placeOf(rows[limit - 1]) };
    // Records may have been written since they were counted: then the oldest candidates were not looked at.
    if (part.count >= budget || others !== TRUE) {
      const last = await candidateAt(db, candidates, budget);
      if (last !== undefined) return { rows, next: last };
    }
    if (part.count < budget && others !== TRUE) budget -= part.count;
  }
  return { rows, next: undefined };
}

const TRUE = sql`true`;

/** Days that one statement searches. */
interface Part {
  readonly table: RawBuilder<unknown>;
  readonly from: number;
  readonly to: number;
  /** The number of candidates. */
  readonly count: number;
}

/** Days with few candidates are searched together, where there is a table of all days. */
function partsOf(
  wanted: readonly number[],
  counts: ReadonlyMap<number, number>,
  { parent }: DayTables,
): readonly Part[] {
  const parts: Part[] = [];
  for (const day of wanted) {
    const count = counts.get(day) ?? 0;
    const own = { table: sql.table(tableOf(day)), from: day, to: day + DAY, count };
    const last = parts.at(-1);
    if (parent !== undefined && last !== undefined && last.count + count <= JOINED_RECORDS)
      parts[parts.length - 1] = { ...last, table: parent, from: day, count: last.count + count };
    else parts.push(own);
  }
  return parts;
}

/** The last candidate that may be looked at; undefined if there are fewer. */
async function candidateAt(
  db: Kysely<Tables>,
  candidates: Condition,
  budget: number,
): Promise<RequestPlace | undefined> {
  const end = await sql<Readonly<Record<"at" | "id", unknown>>>`select at, id from ${candidates}
    order by at desc, id desc limit 1 offset ${budget - 1}`.execute(db);
  const [last] = end.rows;
  return last && { at: Number(last.at), id: Number(last.id) };
}

function placeOf(row: RequestRow | undefined): RequestPlace | undefined {
  return row && { at: row.at, id: row.id };
}

interface Counted {
  readonly filter: RequestFilter;
  /** The beginnings of the days that are counted. */
  readonly inTime: readonly number[];
  readonly isOfFailures: boolean;
}

/** How many records of each day an index has for the filter; the sums of a day are looked up by its name. */
async function countsOf(
  db: Kysely<Tables>,
  { filter, inTime, isOfFailures }: Counted,
): Promise<ReadonlyMap<number, number>> {
  if (inTime.length === 0) return new Map();
  const named = INDEXED.find((name) => filter[name] !== undefined);
  const dimension: Dimension = named ?? "total";
  const name = named === undefined ? "" : filter[named];
  const count = isOfFailures ? sql`failed` : sql`calls`;
  const found = await sql<Readonly<Record<"start" | "count", unknown>>>`
    select start, ${count} as count from edge_request_sums
    where period = 'day' and dimension = ${dimension} and name = ${name}
    and start in (${sql.join(inTime)}) and ${count} > 0`.execute(db);
  return new Map(found.rows.map(({ start, count: calls }) => [Number(start), Number(calls)]));
}

/** The condition for which there is an index, and the others. */
function conditionsOf(
  filter: RequestFilter,
  days: DayTables,
): { readonly indexed: Condition; readonly others: Condition; readonly isOfFailures: boolean } {
  const { trace, error, status } = filter;
  const named = INDEXED.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [sql`${sql.id(COLUMN_OF[name])} = ${value}`];
  });
  const isOfErrors = error !== undefined || (status !== undefined && status[0] >= FIRST_ERROR);
  const isOfFailures = isOfErrors && named.length === 0;
  const first = [
    ...(trace === undefined ? [] : [sql`trace = ${trace} and trace <> ''`]),
    ...(isOfFailures ? [sql`error <> ''`] : []),
    ...named,
  ];
  const [indexed = TRUE, ...more] = first;
  const others = [...more, ...unindexed(filter, days)];
  return {
    indexed,
    others: others.length === 0 ? TRUE : sql.join(others, sql` and `),
    isOfFailures,
  };
}

function unindexed({ kind, status, error }: RequestFilter, days: DayTables): readonly Condition[] {
  return [
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(status === undefined ? [] : [sql`status between ${status[0]} and ${status[1]}`]),
    ...(error === undefined ? [] : [days.contains(sql.id("error"), error)]),
  ];
}
