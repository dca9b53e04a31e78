import type { Kysely, Transaction } from "kysely";
import type {
  CommitResult,
  ConfigStore,
  NewVersion,
  ObjectChange,
  Replica,
  RewriteValues,
  StoredConfig,
  StoredObject,
  Version,
  VersionSummary,
} from "./config-store.ts";
import { SqlCounters } from "./counters/sql-counters.ts";
import type { Engine } from "./engine.ts";
import { SqlKeys } from "./keys/sql-keys.ts";
import { requireKnownTables } from "./migrations.ts";
import { rewriteValues } from "./rewrite-values.ts";
import { storableText } from "./storable-text.ts";
import { changesIn } from "./stored-changes.ts";
import type { Tables } from "./tables.ts";
import { transact } from "./transact.ts";

const SUMMARY = ["revision", "base", "at", "author", "message"] as const;

/** The store over either database. */
export class SqlStore implements ConfigStore {
  readonly keys: SqlKeys;
  readonly counters: SqlCounters;
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.keys = new SqlKeys(engine);
    this.counters = new SqlCounters(engine);
  }

  async revision(): Promise<number> {
    return headOf(this.#engine.db);
  }

  /** One statement, so that the objects are those of the revision. */
  async read(): Promise<StoredConfig> {
    await requireKnownTables(this.#engine.db);
    const rows = await this.#engine.db
      .selectFrom("edge_head")
      .leftJoin("edge_objects", (join) => join.onTrue())
      .select(["edge_head.revision", "kind", "name", "value"])
      .execute();
    const [first] = rows;
    if (first === undefined) throw noHead();
    const objects = rows.flatMap(({ kind, name, value }) =>
      kind === null || name === null || value === null ? [] : { kind, name, value },
    );
    return { revision: first.revision, objects: sorted(objects) };
  }

  commit(version: NewVersion): Promise<CommitResult> {
    return transact(this.#engine, (transaction) => this.#commit(transaction, version));
  }

  async #commit(db: Transaction<Tables>, version: NewVersion): Promise<CommitResult> {
    const { base, changes, id, history, at } = version;
    const [author, message] = [storableText(version.author), storableText(version.message)];
    await requireKnownTables(db);
    const head = await db
      .updateTable("edge_head")
      .set((set) => ({ revision: set("revision", "+", 1) }))
      .where("revision", "=", base)
      .returning("revision")
      .executeTakeFirst();
    if (head === undefined) return this.#notCommitted(db, id);
    const { revision } = head;
    const done = await changeObjects(db, changes, revision);
    await db
      .insertInto("edge_versions")
      .values({ revision, base, id, at, author, message, changes: JSON.stringify(done) })
      .execute();
    await db
      .deleteFrom("edge_versions")
      .where("revision", "<=", revision - history)
      .execute();
    await this.#engine.notify(db);
    return { kind: "committed", revision };
  }

  /** The change may be committed already, and only the answer was lost. */
  async #notCommitted(db: Transaction<Tables>, id: string): Promise<CommitResult> {
    const same = await db
      .selectFrom("edge_versions")
      .select("revision")
      .where("id", "=", id)
      .executeTakeFirst();
    if (same !== undefined) return { kind: "committed", revision: same.revision };
    return { kind: "stale", revision: await headOf(db) };
  }

  async versions({
    below,
    limit,
  }: {
    readonly below?: number;
    readonly limit: number;
  }): Promise<readonly VersionSummary[]> {
    let query = this.#engine.db.selectFrom("edge_versions").select(SUMMARY);
    if (below !== undefined) query = query.where("revision", "<", below);
    return query.orderBy("revision", "desc").limit(limit).execute();
  }

  async version(revision: number): Promise<Version | undefined> {
    const found = await this.#engine.db
      .selectFrom("edge_versions")
      .select([...SUMMARY, "changes"])
      .where("revision", "=", revision)
      .executeTakeFirst();
    return found && { ...found, changes: changesIn(found) };
  }

  /** Takes back the versions since then, from the newest to the oldest. */
  async objectsAt(revision: number): Promise<readonly StoredObject[] | undefined> {
    const current = await this.read();
    const since = await this.#engine.db
      .selectFrom("edge_versions")
      .select(["revision", "changes"])
      .where("revision", ">", revision)
      .where("revision", "<=", current.revision)
      .orderBy("revision", "desc")
      .execute();
    if (revision < 0 || since.length !== current.revision - revision) return undefined;
    const objects = new Map(current.objects.map((object) => [keyOf(object), object]));
    for (const version of since)
      for (const { kind, name, before } of changesIn(version))
        if (before === null) objects.delete(keyOf({ kind, name }));
        else objects.set(keyOf({ kind, name }), { kind, name, value: before });
    return sorted([...objects.values()]);
  }

  async report({ id, ...said }: Omit<Replica, "at">, silence: number): Promise<void> {
    const { db } = this.#engine;
    const now = await this.#engine.now(db);
    const row = { ...said, problem: storableText(said.problem), at: timeOf(now) };
    await db
      .insertInto("edge_replicas")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await db
      .deleteFrom("edge_replicas")
      .where("at", "<", timeOf(now - silence))
      .execute();
  }

  async replicas(silence: number): Promise<readonly Replica[]> {
    const { db } = this.#engine;
    const since = timeOf((await this.#engine.now(db)) - silence);
    const known = db.selectFrom("edge_replicas").selectAll().where("at", ">=", since);
    return known.orderBy("name").orderBy("id").execute();
  }

  rewrite(rewrite: RewriteValues): Promise<number> {
    return transact(this.#engine, (transaction) => rewriteValues(transaction, rewrite));
  }

  compact(): Promise<void> {
    return this.#engine.compact();
  }

  listen(changed: () => void): void {
    this.#engine.listen(changed);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

/** Writes the objects that really change; returns these with what they were before. */
async function changeObjects(
  db: Transaction<Tables>,
  changes: NewVersion["changes"],
  revision: number,
): Promise<readonly ObjectChange[]> {
  const done: ObjectChange[] = [];
  for (const { kind, name, after } of changes) {
    const row = await db
      .selectFrom("edge_objects")
      .select("value")
      .where("kind", "=", kind)
      .where("name", "=", name)
      .executeTakeFirst();
    const before = row?.value ?? null;
    if (before === after) continue;
    done.push({ kind, name, before, after });
    if (after === null)
      await db
        .deleteFrom("edge_objects")
        .where("kind", "=", kind)
        .where("name", "=", name)
        .execute();
    else
      await db
        .insertInto("edge_objects")
        .values({ kind, name, value: after, revision })
        .onConflict((conflict) =>
          conflict.columns(["kind", "name"]).doUpdateSet({ value: after, revision }),
        )
        .execute();
  }
  return done;
}

async function headOf(db: Kysely<Tables>): Promise<number> {
  const head = await db
    .selectFrom("edge_head")
    .select("revision")
    .executeTakeFirstOrThrow(() => noHead());
  return head.revision;
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function noHead(): Error {
  return new Error("the table edge_head has no row");
}

/** Objects in an order that is the same for each database and each of its languages. */
function sorted(objects: readonly StoredObject[]): readonly StoredObject[] {
  return objects.toSorted((a, b) => compare(a.kind, b.kind) || compare(a.name, b.name));
}

/** Compares by UTF-16 code units. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function keyOf({ kind, name }: Pick<StoredObject, "kind" | "name">): string {
  return `${kind}/${name}`;
}
