import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { transact } from "../transact.ts";
import { dayOf, startOf, tableOf } from "./periods.ts";
import { searchDays } from "./search-days.ts";
import { spendingOf } from "./read-spending.ts";
import type {
  RequestLogStore,
  RequestPage,
  RequestPlace,
  Retention,
  SearchOrder,
  Spending,
  SpendingOrder,
} from "./request-log-store.ts";
import { COLUMNS, rowOf } from "./request-row.ts";
import type { RequestRow } from "./request-row.ts";
import { DIMENSIONS, sumsOf } from "./request-sums.ts";
import type { SumRow } from "./request-sums.ts";
import { createDay, dropDay } from "./request-tables.ts";
import type { DayTables } from "./request-tables.ts";

const SUM_COLUMNS: readonly (readonly [field: keyof SumRow, column: string, type: string])[] = [
  ["period", "period", "text"],
  ["dimension", "dimension", "text"],
  ["start", "start", "bigint"],
  ["name", "name", "text"],
  ["calls", "calls", "bigint"],
  ["failed", "failed", "bigint"],
  ["inputTokens", "input_tokens", "bigint"],
  ["outputTokens", "output_tokens", "bigint"],
  ["nanodollars", "nanodollars", "bigint"],
];
/** The columns before these say what a row is the sum of. */
const ADDED = SUM_COLUMNS.slice(SUM_COLUMNS.findIndex(([field]) => field === "calls"));

/** The log of requests in either database. */
export class SqlRequestLog implements RequestLogStore {
  readonly #engine: Engine;
  readonly #days: DayTables;
  /** The beginnings of the days that have tables. */
  #known = new Set<number>();

  constructor(engine: Engine, days: DayTables) {
    this.#engine = engine;
    this.#days = days;
  }

  async write(rows: readonly RequestRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const byDay = Map.groupBy(rows, ({ at }) => startOf("day", at));
    try {
      for (const day of byDay.keys()) await this.#create(day);
      await transact(this.#engine, async (transaction) => {
        // The connection may have ended after an earlier attempt was committed.
        if (await isThere(transaction, first)) return;
        for (const [day, ofDay] of byDay) await this.#insert(transaction, day, ofDay);
        await this.#add(transaction, sumsOf(rows));
      });
    } catch (error) {
      // Another process may have deleted a day.
      this.#known.clear();
      throw error;
    }
  }

  async search(order: SearchOrder): Promise<RequestPage> {
    return searchDays({ db: this.#engine.db, days: this.#days, order, known: await this.#list() });
  }

  async record(place: RequestPlace): Promise<RequestRow | undefined> {
    const day = startOf("day", place.at);
    if (!(await this.#list()).includes(day)) return undefined;
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(tableOf(day))}
      where at = ${place.at} and id = ${place.id}`.execute(this.#engine.db);
    const [row] = found.rows;
    return row && rowOf(row);
  }

  spending(order: SpendingOrder): Promise<Spending> {
    return spendingOf(this.#engine.db, order);
  }

  prepare(at: number): Promise<void> {
    return this.#create(startOf("day", at));
  }

  async expire({ records, hourlySums, dailySums }: Retention): Promise<void> {
    const oldest = startOf("day", records);
    for (const day of await this.#list()) {
      if (day >= oldest) continue;
      this.#known.delete(day);
      await dropDay(this.#engine, day);
    }
    for (const [period, since] of [
      ["hour", hourlySums],
      ["day", dailySums],
    ] as const)
      // The sums of a period are kept as long as some of its records. The key begins with these columns.
      for (const dimension of DIMENSIONS)
        await sql`delete from edge_request_sums where period = ${period}
          and dimension = ${dimension} and start < ${startOf(period, since)}`.execute(
          this.#engine.db,
        );
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  /** The beginnings of the days that have tables, the newest first. */
  async #list(): Promise<readonly number[]> {
    const names = await this.#days.names(this.#engine.db);
    return names
      .map(dayOf)
      .filter((day) => day !== undefined)
      .toSorted((one, other) => other - one);
  }

  async #create(day: number): Promise<void> {
    if (this.#known.has(day)) return;
    await createDay(this.#engine, this.#days, day);
    this.#known.add(day);
  }

  async #insert(db: Kysely<Tables>, day: number, rows: readonly RequestRow[]): Promise<void> {
    await sql`insert into ${sql.table(tableOf(day))} (${names(COLUMNS)})
      ${this.#days.rows(COLUMNS, JSON.stringify(rows))}`.execute(db);
  }

  async #add(db: Kysely<Tables>, sums: readonly SumRow[]): Promise<void> {
    const added = ADDED.map(([, column]) => {
      const id = sql.id(column);
      return sql`${id} = ${sql.id("edge_request_sums", column)} + ${sql.id("excluded", column)}`;
    });
    // Without `where`, SQLite would take `on conflict` for the condition of a join.
    await sql`insert into edge_request_sums (${names(SUM_COLUMNS)})
      ${this.#days.rows(SUM_COLUMNS, JSON.stringify(sums))} where true
      on conflict (period, dimension, start, name) do update set ${sql.join(added)}`.execute(db);
  }
}

function names(columns: readonly (readonly [string, string, string])[]): RawBuilder<unknown> {
  return sql.join(columns.map(([, column]) => sql.id(column)));
}

async function isThere(db: Kysely<Tables>, { at, id }: RequestPlace): Promise<boolean> {
  const table = sql.table(tableOf(startOf("day", at)));
  const found = await sql`select 1 from ${table} where at = ${at} and id = ${id}`.execute(db);
  return found.rows.length > 0;
}
