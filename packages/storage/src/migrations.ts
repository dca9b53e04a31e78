import type { Kysely } from "kysely";
import { createCounterTables } from "./counters/tables.ts";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

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
];

/** The version of the tables that this program needs. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** The tables belong to a newer release of the program, which may rely on what this one would write otherwise. */
export class NewerSchema extends Error {
  constructor(found: number) {
    super(
      `the tables of the database have version ${found}, and this release knows them up to version ${SCHEMA_VERSION}: use the release that made them, or a newer one; nothing was read or changed`,
    );
  }
}

/**
 * Brings the tables to the version that this program needs, or to another one, for tests.
 * @throws NewerSchema if the tables are newer
 */
export async function migrate(engine: Engine, to = SCHEMA_VERSION): Promise<void> {
  if ((await checkedVersion(engine, engine.db)) >= to) return;
  await engine.db.transaction().execute(async (transaction) => {
    await engine.lockSchema(transaction);
    await transaction.schema
      .createTable("edge_schema")
      .ifNotExists()
      .addColumn("version", "integer", (column) => column.primaryKey())
      .execute();
    // Another process may have changed the tables before this one got the lock.
    const version = await versionOf(transaction);
    if (version > SCHEMA_VERSION) throw new NewerSchema(version);
    for (const [index, migration] of MIGRATIONS.slice(0, to).entries()) {
      if (index < version) continue;
      await migration(transaction);
      await transaction
        .insertInto("edge_schema")
        .values({ version: index + 1 })
        .execute();
    }
  });
}

async function checkedVersion(engine: Engine, db: Kysely<Tables>): Promise<number> {
  if (!(await engine.hasTable("edge_schema"))) return 0;
  const version = await versionOf(db);
  if (version > SCHEMA_VERSION) throw new NewerSchema(version);
  return version;
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const { version } = await db
    .selectFrom("edge_schema")
    .select((select) => select.fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  // There is no largest version of no rows, although the type of the query builder says so.
  const found: number | null = version;
  return found ?? 0;
}
