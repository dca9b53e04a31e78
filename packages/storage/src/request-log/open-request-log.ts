import { runMigrations } from "../migrations.ts";
import type { Engine } from "../engine.ts";
import type { StoreLocation } from "../open-store.ts";
import type { RequestLogStore } from "./request-log-store.ts";
import { POSTGRES_DAYS, requestLogMigrations, SQLITE_DAYS } from "./request-tables.ts";
import { SqlRequestLog } from "./sql-request-log.ts";

/**
 * Opens the log of requests, and brings its tables to the version of this program. The library of an engine is
 * loaded only for that engine.
 * @throws Error if the database cannot be used
 */
export async function openRequestLog(location: StoreLocation): Promise<RequestLogStore> {
  const engine = await openEngine(location);
  const days = location.kind === "postgres" ? POSTGRES_DAYS : SQLITE_DAYS;
  try {
    await runMigrations(engine, requestLogMigrations(days));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new SqlRequestLog(engine, days);
}

async function openEngine(location: StoreLocation): Promise<Engine> {
  if (location.kind === "postgres") {
    const { openPostgres } = await import("../postgres/engine.ts");
    return openPostgres(location.url);
  }
  const { openSqlite } = await import("../sqlite/engine.ts");
  return openSqlite(location.file, "log");
}
