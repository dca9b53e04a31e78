import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { MIGRATION_LOCK, TRANSACTION_PATIENCE } from "../bounds.ts";
import type { Engine } from "../engine.ts";
import { SqlDriver } from "../sql-driver.ts";
import type { Tables } from "../tables.ts";
import { Notifications } from "./notifications.ts";
import { PooledSessions } from "./pooled-sessions.ts";

const CHANNEL = "edge_config";

/**
 * A PostgreSQL database. Nothing but the notifications needs a session of its own: behind PgBouncer in its
 * transaction mode these do not come, and only the revision says that something has changed.
 */
export function openPostgres(url: string): Engine {
  const sessions = new PooledSessions(url);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SqlDriver(sessions),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const notifications: Notifications[] = [];
  return {
    db,
    hasTable: async (name) => {
      const found = await sql<{ readonly found: boolean }>`
        select to_regclass(${name}) is not null as found`.execute(db);
      return found.rows[0]?.found === true;
    },
    lockSchema: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(transaction);
    },
    // Only for this transaction: behind PgBouncer, the next one may belong to another process.
    limitPauses: async (transaction) => {
      const patience = String(TRANSACTION_PATIENCE);
      await sql`select set_config('idle_in_transaction_session_timeout', ${patience}, true),
        set_config('lock_timeout', ${patience}, true)`.execute(transaction);
    },
    now: async (own) => {
      const found = await sql<{ readonly now: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(own);
      const [row] = found.rows;
      if (row === undefined) throw new Error("the database does not say its time");
      return Math.floor(row.now);
    },
    notify: async (transaction) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
    },
    compact: async () => {
      await sql`vacuum full edge_objects, edge_versions`.execute(db);
    },
    listen: (changed) => {
      notifications.push(new Notifications(url, CHANNEL, changed));
    },
    close: async () => {
      for (const each of notifications) each.close();
      await db.destroy();
      await sessions.close();
    },
  };
}
