import type { Kysely } from "kysely";
import { createCounterTables } from "./counters/tables.ts";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";
import { transact } from "./transact.ts";

/** Creates or changes tables. Migrations are only ever added: what one did is never changed. */
type Migration = (db: Kysely<Tables>) => Promise<void>;

/** The migrations in their order; the version of a database is the number of those that have run. */
const MIGRATIONS: readonly Migration[] = [
  async (db) => {
    await db.schema
      .createTable("edge_head")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("revision", "integer", (column) => column.notNull())
      .execute();
    await db.insertInto("edge_head").values({ id: 1, revision: 0 }).execute();
    await db.schema
      .createTable("edge_objects")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("edge_objects_key", ["kind", "name"])
      .execute();
    await db.schema
      .createTable("edge_versions")
      .addColumn("revision", "integer", (column) => column.primaryKey())
      .addColumn("base", "integer", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("changes", "text", (column) => column.notNull())
      .execute();
  },
  async (db) => {
    await db.schema
      .createTable("edge_replicas")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("problem", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
  },
  createCounterTables,
  // Rows may have sealed secrets from now on: releases before that would take these for a part of the objects.
  async () => {},
];

/** The version of the tables that this program needs. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Migrations in their order, and the table that has a row for each one that has run. */
export interface MigrationList {
  readonly versions: "edge_schema" | "edge_request_schema";
  readonly migrations: readonly Migration[];
}

const CONFIGURATION: MigrationList = { versions: "edge_schema", migrations: MIGRATIONS };

/** The tables belong to a newer release of the program, which may rely on what this one would write otherwise. */
export class NewerSchema extends Error {
  constructor(found: number, known: number) {
    super(
      `the tables of the database have version ${found}, and this release knows them up to version ${known}: use the release that made them, or a newer one; nothing was read or changed`,
    );
  }
}

/**
 * Brings the tables of the configuration to the version that this program needs, or to another one, for tests.
 * @throws NewerSchema if the tables are newer
 */
export function migrate(engine: Engine, to = SCHEMA_VERSION): Promise<void> {
  return runMigrations(engine, CONFIGURATION, to);
}

/**
 * Runs the migrations of a list that have not run, up to a version.
 * @throws NewerSchema if the tables are newer
 */
export async function runMigrations(
  engine: Engine,
  list: MigrationList,
  to = list.migrations.length,
): Promise<void> {
  const { versions, migrations } = list;
  if (await engine.hasTable(versions)) {
    if ((await checkedVersion(engine.db, list)) >= to) return;
  }
  await transact(engine, async (transaction) => {
    await engine.lockSchema(transaction);
    await transaction.schema
      .createTable(versions)
      .ifNotExists()
      .addColumn("version", "integer", (column) => column.primaryKey())
      .execute();
    // Another process may have changed the tables before this one got the lock.
    const version = await checkedVersion(transaction, list);
    for (const [index, migration] of migrations.slice(0, to).entries()) {
      if (index < version) continue;
      await migration(transaction);
      await transaction
        .insertInto(versions)
        .values({ version: index + 1 })
        .execute();
    }
  });
}

/**
 * Checks that no newer program has changed the tables of the configuration since they were opened.
 * @throws NewerSchema if one has
 */
export async function requireKnownTables(db: Kysely<Tables>): Promise<void> {
  await checkedVersion(db, CONFIGURATION);
}

async function checkedVersion(
  db: Kysely<Tables>,
  { versions, migrations }: MigrationList,
): Promise<number> {
  const { version } = await db
    .selectFrom(versions)
    .select((select) => select.fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  // There is no largest version of no rows, although the type of the query builder says so.
  const found: number | null = version;
  if ((found ?? 0) > migrations.length) throw new NewerSchema(found ?? 0, migrations.length);
  return found ?? 0;
}
