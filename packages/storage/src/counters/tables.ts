import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Creates the tables of keys, budgets and counters. */
export async function createCounterTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("edge_marks")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  await db
    .insertInto("edge_marks")
    .values([
      { name: "keys", revision: 0 },
      { name: "counters", revision: 0 },
    ])
    .execute();
  for (const table of ["edge_keys", "edge_budgets"])
    await db.schema
      .createTable(table)
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  await db.schema
    .createTable("edge_counters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("ends", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("edge_counters_ends").on("edge_counters").column("ends").execute();
}
