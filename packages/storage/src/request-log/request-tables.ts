import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Engine } from "../engine.ts";
import type { MigrationList } from "../migrations.ts";
import type { Tables } from "../tables.ts";
import { transact } from "../transact.ts";
import { DAY, tableOf } from "./periods.ts";
import { COLUMNS } from "./request-row.ts";

/** The columns by which records are searched: an index has them in the order of time. */
const SEARCHED = ["key_name", "user_name", "team", "model", "provider", "route"] as const;
const NULLABLE: ReadonlySet<string> = new Set(["input_tokens", "output_tokens", "nanodollars"]);

/**
 * How records are split into days. Deleting an old day is quick in both databases: in PostgreSQL it is a partition.
 * In SQLite it is a table of the same file, because a transaction over several files in WAL mode is not atomic, and
 * the sums must always be those of the records.
 */
export interface DayTables {
  /** The table whose partitions the days are, if there is one. */
  readonly parent: RawBuilder<unknown> | undefined;
  /** What makes a table be in the order of its key. */
  readonly keyedTable: RawBuilder<unknown>;
  /** Creates the table of a day. */
  create(db: Kysely<Tables>, day: number): Promise<void>;
  /** The names of all tables. */
  names(db: Kysely<Tables>): Promise<readonly string[]>;
  /** The rows of a JSON text with the fields of these columns, as a table. */
  rows(
    columns: readonly (readonly [field: string, column: string, type: string])[],
    json: string,
  ): RawBuilder<unknown>;
  /** Whether a text has a part, in any case of its letters. */
  contains(column: RawBuilder<unknown>, part: string): RawBuilder<boolean>;
}

const PARENT = "edge_requests";
const LIKE_CHARACTERS = /[\\%_]/g;

/** Days are partitions of a table. */
export const POSTGRES_DAYS: DayTables = {
  parent: sql.table(PARENT),
  keyedTable: sql``,
  async create(db, day) {
    await sql`create table if not exists ${sql.table(tableOf(day))} partition of ${sql.table(PARENT)}
      for values from (${sql.lit(day)}) to (${sql.lit(day + DAY)})`.execute(db);
  },
  async names(db) {
    const found = await sql<{ readonly name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = to_regclass(${PARENT})`.execute(db);
    return found.rows.map(({ name }) => name);
  },
  rows(columns, json) {
    const types = columns.map(([field, , type]) => sql`${sql.id(field)} ${sql.raw(type)}`);
    const fields = columns.map(([field]) => sql.id(field));
    return sql`select ${sql.join(fields)} from json_to_recordset(${json}::json) as r(${sql.join(types)})`;
  },
  contains: (column, part) => sql<boolean>`${column} ilike ${`%${escaped(part)}%`}`,
};

/** Days are tables. */
export const SQLITE_DAYS: DayTables = {
  parent: undefined,
  keyedTable: sql`without rowid`,
  async create(db, day) {
    const table = tableOf(day);
    await sql`create table if not exists ${sql.table(table)} (${columns()})`.execute(db);
    await createIndexes(db, table);
  },
  async names(db) {
    const found = await sql<{ readonly name: string }>`
      select name from sqlite_master where type = 'table'`.execute(db);
    return found.rows.map(({ name }) => name);
  },
  rows(columns_, json) {
    const fields = columns_.map(([field]) => sql`value ->> ${sql.lit(`$.${field}`)}`);
    return sql`select ${sql.join(fields)} from json_each(${json})`;
  },
  contains: (column, part) => sql<boolean>`${column} like ${`%${escaped(part)}%`} escape '\\'`,
};

function escaped(part: string): string {
  return part.replaceAll(LIKE_CHARACTERS, String.raw`\$&`);
}

function columns(): RawBuilder<unknown> {
  const all = COLUMNS.map(
    ([, column, type]) =>
      sql`${sql.id(column)} ${sql.raw(type)}${sql.raw(NULLABLE.has(column) ? "" : " not null")}`,
  );
  return sql.join([...all, sql`primary key (at, id)`]);
}

async function createIndexes(db: Kysely<Tables>, table: string): Promise<void> {
  for (const column of SEARCHED)
    await sql`create index if not exists ${sql.id(`${table}_${column}`)}
      on ${sql.table(table)} (${sql.id(column)}, at, id)`.execute(db);
  await sql`create index if not exists ${sql.id(`${table}_error`)}
    on ${sql.table(table)} (at, id) where error <> ''`.execute(db);
  await sql`create index if not exists ${sql.id(`${table}_trace`)}
    on ${sql.table(table)} (trace) where trace <> ''`.execute(db);
}

/** The migrations of the log of requests, which may be in another database than the configuration. */
export function requestLogMigrations(days: DayTables): MigrationList {
  return {
    versions: "edge_request_schema",
    migrations: [
      async (db) => {
        if (days.parent !== undefined) {
          await sql`create table ${days.parent} (${columns()}) partition by range (at)`.execute(db);
          await createIndexes(db, PARENT);
        }
        await db.schema
          .createTable("edge_request_sums")
          .addColumn("period", "text", (column) => column.notNull())
          .addColumn("dimension", "text", (column) => column.notNull())
          .addColumn("start", "bigint", (column) => column.notNull())
          .addColumn("name", "text", (column) => column.notNull())
          .addColumn("calls", "bigint", (column) => column.notNull())
          .addColumn("failed", "bigint", (column) => column.notNull())
          .addColumn("input_tokens", "bigint", (column) => column.notNull())
          .addColumn("output_tokens", "bigint", (column) => column.notNull())
          .addColumn("nanodollars", "bigint", (column) => column.notNull())
          .addPrimaryKeyConstraint("edge_request_sums_key", [
            "period",
            "dimension",
            "start",
            "name",
          ])
          .modifyEnd(days.keyedTable)
          .execute();
      },
    ],
  };
}

/** Creates the table of a day while no other process changes tables. */
export async function createDay(engine: Engine, days: DayTables, day: number): Promise<void> {
  await transact(engine, async (transaction) => {
    await engine.lockSchema(transaction);
    await days.create(transaction, day);
  });
}

/** Deletes the table of a day. */
export async function dropDay(engine: Engine, day: number): Promise<void> {
  await transact(engine, async (transaction) => {
    await sql`drop table if exists ${sql.table(tableOf(day))}`.execute(transaction);
  });
}
