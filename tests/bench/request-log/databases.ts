import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { DAY, tableOf } from "@edge-gateway/storage/request-log/periods";
import { openRequestLog } from "@edge-gateway/storage/request-log/open-request-log";
import { createDay, SQLITE_DAYS } from "@edge-gateway/storage/request-log/request-tables";
import { openSqlite } from "@edge-gateway/storage/sqlite/engine";
import type { StoreLocation } from "@edge-gateway/storage/open-store";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { usage, usedBetween } from "../cpu.ts";
import type { Bulk } from "./fill.ts";

/** A database with a log of requests that has no records yet. */
export interface MeasuredDatabase extends AsyncDisposable {
  readonly title: string;
  readonly location: StoreLocation;
  /** Milliseconds in which each query must have its answer. */
  readonly limit: number;
  readonly bulk: Bulk;
  /** Begins to count the CPU time that the database takes; the result gives milliseconds. */
  countCpu(): () => number;
}

/** What is measured, by the option that chooses it. */
export const DATABASES: Readonly<Record<StoreLocation["kind"], () => Promise<MeasuredDatabase>>> = {
  postgres: startPostgres,
  sqlite: startSqlite,
};

const POSTGRES_LIMIT = 500;
const SQLITE_LIMIT = 1000;
const NANOSECONDS_PER_MILLISECOND = 1e6;
const MICROSECONDS_PER_MILLISECOND = 1e3;

async function startPostgres(): Promise<MeasuredDatabase> {
  const server = await Postgres.start();
  const location: StoreLocation = { kind: "postgres", url: server.url() };
  await (await openRequestLog(location)).close();
  const [pid = ""] = readFileSync(join(server.folder, "data/postmaster.pid"), "utf8").split("\n");
  const settings = ["set maintenance_work_mem = '256MB'", "set work_mem = '64MB'"];
  const run = async (statements: readonly string[]): Promise<void> =>
    server.execute([...settings, ...statements].join(";\n"));
  return {
    title: `PostgreSQL ${server.query("show server_version").split(" ", 1)[0]}`,
    location,
    limit: POSTGRES_LIMIT,
    bulk: {
      numbers: (count) => `generate_series(0::bigint, ${count - 1}) as g(n)`,
      // A partition gets its indexes when it is attached: that is quicker than a row at a time.
      fillDay: (day, insert) => {
        const table = tableOf(day);
        return run([
          `create table ${table} (like edge_requests)`,
          insert,
          `alter table edge_requests attach partition ${table} for values from (${day}) to (${day + DAY})`,
        ]);
      },
      run,
    },
    countCpu() {
      const before = usage(Number(pid));
      return () =>
        usedBetween(before, usage(Number(pid))).nanoseconds / NANOSECONDS_PER_MILLISECOND;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

async function startSqlite(): Promise<MeasuredDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "bench-requests-"));
  const file = join(folder, "requests.db");
  const location: StoreLocation = { kind: "sqlite", file };
  await (await openRequestLog(location)).close();
  const engine = openSqlite(file, "log");
  const run = (statements: readonly string[]): Promise<void> =>
    engine.db.transaction().execute(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    });
  const version = await sql<{ readonly version: string }>`
    select sqlite_version() as version`.execute(engine.db);
  return {
    title: `SQLite ${version.rows[0]?.version}`,
    location,
    limit: SQLITE_LIMIT,
    bulk: {
      numbers: (count) =>
        `(with recursive g(n) as (select 0 union all select n + 1 from g where n < ${count - 1}) select n from g) g`,
      async fillDay(day, insert) {
        await createDay(engine, SQLITE_DAYS, day);
        const indexes = await sql<{ readonly name: string; readonly sql: string }>`
          select name, sql from sqlite_master
          where type = 'index' and tbl_name = ${tableOf(day)} and sql is not null`.execute(
          engine.db,
        );
        await run([
          ...indexes.rows.map(({ name }) => `drop index ${name}`),
          insert,
          ...indexes.rows.map((index) => index.sql),
        ]);
      },
      run,
    },
    countCpu() {
      const before = process.cpuUsage();
      return () => {
        const { user, system } = process.cpuUsage(before);
        return (user + system) / MICROSECONDS_PER_MILLISECOND;
      };
    },
    async [Symbol.asyncDispose]() {
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}
