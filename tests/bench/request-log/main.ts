// `npm run bench:requests`: makes calls in a log of requests by statements of the database, and measures each
// query of the admin API. `-- --records 1000000 --database sqlite`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { tableOf } from "@edge-gateway/storage/request-log/periods";
import { openPostgres } from "@edge-gateway/storage/postgres/engine";
import { openRequestLog } from "@edge-gateway/storage/request-log/open-request-log";
import {
  createDay,
  POSTGRES_DAYS,
  SQLITE_DAYS,
} from "@edge-gateway/storage/request-log/request-tables";
import { openSqlite } from "@edge-gateway/storage/sqlite/engine";
import type { StoreLocation } from "@edge-gateway/storage/open-store";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { fillDay, lastDays, POSTGRES_BULK, SQLITE_BULK, sumDay } from "./fill.ts";
import { queriesAt } from "./queries.ts";

const DEFAULT_RECORDS = "10000000";
const DEFAULT_DAYS = "30";
const RUNS = 5;

const { values } = parseArgs({
  options: {
    records: { type: "string", default: DEFAULT_RECORDS },
    days: { type: "string", default: DEFAULT_DAYS },
    database: { type: "string" },
  },
});

for (const kind of ["postgres", "sqlite"] as const)
  if (values.database === undefined || values.database === kind) await measure(kind);

async function measure(kind: StoreLocation["kind"]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-requests-"));
  const server = kind === "postgres" ? await Postgres.start() : undefined;
  const location: StoreLocation =
    server === undefined
      ? { kind: "sqlite", file: join(folder, "requests.db") }
      : { kind: "postgres", url: server.url() };
  try {
    await fill(location);
    await query(location);
  } finally {
    await server?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  }
}

async function fill(location: StoreLocation): Promise<void> {
  await (await openRequestLog(location)).close();
  const isPostgres = location.kind === "postgres";
  const engine = isPostgres ? openPostgres(location.url) : openSqlite(location.file, "log");
  const began = performance.now();
  const days = lastDays(Date.now(), Number(values.days));
  const count = Math.ceil(Number(values.records) / days.length);
  for (const day of days) {
    await createDay(engine, isPostgres ? POSTGRES_DAYS : SQLITE_DAYS, day);
    await fillDay(engine.db, isPostgres ? POSTGRES_BULK : SQLITE_BULK, { day, count });
    await sumDay(engine.db, day);
    await sql`analyze ${sql.table(tableOf(day))}`.execute(engine.db);
  }
  await engine.close();
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${location.kind}: ${values.records} calls of ${days.length} days made in ${seconds} s`,
  );
}

async function query(location: StoreLocation): Promise<void> {
  const log = await openRequestLog(location);
  for (const { name, run } of queriesAt(Date.now())) {
    const times: number[] = [];
    let found = 0;
    for (let index = 0; index < RUNS; index++) {
      const began = performance.now();
      found = await run(log);
      times.push(performance.now() - began);
    }
    const sorted = times.toSorted((one, other) => one - other).map((each) => each.toFixed(1));
    console.log(`${name}: ${sorted.at(0)} to ${sorted.at(-1)} ms, ${found} found`);
  }
  await log.close();
}
