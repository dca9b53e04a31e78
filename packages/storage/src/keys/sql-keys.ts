import { sql, type Kysely, type Transaction } from "kysely";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { transact } from "../transact.ts";
import type { KeyChange, KeyStore, StoredEntry, StoredKeys } from "./key-store.ts";

type EntryTable = "edge_keys" | "edge_budgets";

/** Keys and budgets in tables. */
export class SqlKeys implements KeyStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  revision(): Promise<number> {
    return revisionOf(this.#engine.db);
  }

  /**
   * The revision is read first: what is committed meanwhile is read again for the next one. One statement reads the
   * rest, so that no key is without the budgets that are committed with it.
   */
  async read(): Promise<StoredKeys> {
    const { db } = this.#engine;
    const revision = await revisionOf(db);
    const all = await entriesOf(db, "edge_keys")
      .unionAll(entriesOf(db, "edge_budgets"))
      .orderBy("name")
      .execute();
    const of = (table: EntryTable): readonly StoredEntry[] =>
      all.flatMap(({ name, value, entries }) => (entries === table ? { name, value } : []));
    return { revision, keys: of("edge_keys"), budgets: of("edge_budgets") };
  }

  change({ keys, budgets }: KeyChange, base: number): Promise<boolean> {
    return transact(this.#engine, async (transaction) => {
      const mark = await transaction
        .updateTable("edge_marks")
        .set((set) => ({ revision: set("revision", "+", 1) }))
        .where("name", "=", "keys")
        .where("revision", "=", base)
        .returning("revision")
        .executeTakeFirst();
      if (mark === undefined) return false;
      await write(transaction, "edge_keys", keys);
      await write(transaction, "edge_budgets", budgets);
      await this.#engine.notify(transaction);
      return true;
    });
  }
}

async function revisionOf(db: Kysely<Tables>): Promise<number> {
  const { revision } = await db
    .selectFrom("edge_marks")
    .select("revision")
    .where("name", "=", "keys")
    .executeTakeFirstOrThrow();
  return revision;
}

function entriesOf(db: Kysely<Tables>, table: EntryTable) {
  return db.selectFrom(table).select(["name", "value", sql.lit(table).as("entries")]);
}

async function write(
  db: Transaction<Tables>,
  table: EntryTable,
  entries: KeyChange["keys"],
): Promise<void> {
  for (const { name, value } of entries)
    if (value === null) await db.deleteFrom(table).where("name", "=", name).execute();
    else
      await db
        .insertInto(table)
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
}
