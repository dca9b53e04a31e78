import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { SQLITE_BUSY_PAUSE, SQLITE_BUSY_TIMEOUT } from "../bounds.ts";
import type { Engine } from "../engine.ts";
import { SqlDriver } from "../sql-driver.ts";
import type { Session, Sessions } from "../sql-driver.ts";
import type { Tables } from "../tables.ts";

/** The file has secrets of the configuration. */
const OWNER_ONLY = 0o600;

/** What a file has. */
export type SqliteContent = "configuration" | "log";

/**
 * A database in a file of this machine. A log may be too large to be read as a whole at each start, and its last
 * moments may be lost with the machine, though not with the process.
 * @throws Error if the file is damaged, or cannot be opened
 */
export function openSqlite(file: string, content: SqliteContent = "configuration"): Engine {
  refuseEmptied(file);
  const database = new DatabaseSync(file);
  try {
    const synchronous = content === "log" ? "normal" : "full";
    database.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`);
    if (content === "configuration") checkWhole(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const sessions = new FileSessions(database);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqlDriver(sessions),
      createIntrospector: (own) => new SqliteIntrospector(own),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    db,
    hasTable: async (name) => {
      const found = await sql`select 1 from sqlite_master where name = ${name}`.execute(db);
      return found.rows.length > 0;
    },
    // The transaction holds the lock of the only writer from its beginning.
    lockSchema: async () => {},
    // All statements run in this process, and wait for others only for the time of SQLITE_BUSY_TIMEOUT.
    limitPauses: async () => {},
    now: async (own) => {
      const found = await sql<{ readonly now: number }>`
        select cast(unixepoch('subsec') * 1000 as integer) as now`.execute(own);
      const [row] = found.rows;
      if (row === undefined) throw new Error("the database does not say its time");
      return row.now;
    },
    notify: async () => sessions.changed(),
    compact: async () => {
      await sql`vacuum`.execute(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    listen: (changed) => sessions.listen(changed),
    close: async () => {
      await db.destroy();
      sessions.end();
    },
  };
}

/** @throws Error if a part of the file is damaged */
function checkWhole(database: DatabaseSync): void {
  const found = database.prepare("pragma quick_check(1)").get();
  const [state] = Object.values(found ?? {});
  if (state !== "ok") throw new Error(`the file is damaged: ${String(state)}`);
}

/**
 * Creates a file that does not exist. An empty one was cut, and is no new database: a gateway would start with
 * nothing of its configuration.
 */
function refuseEmptied(file: string): void {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) closeSync(openSync(file, "a", OWNER_ONLY));
  else if (status.isFile() && status.size === 0)
    throw new Error("the file is empty: restore it, or delete it for a new database");
}

/** The one connection to a file, which all transactions share: they run one after the other. */
class FileSessions implements Sessions {
  /** A transaction that reads first could not write after another process has written. */
  readonly begin = "begin immediate";
  readonly #database: DatabaseSync;
  readonly #listeners = new Set<() => void>();
  #last: Promise<void> = Promise.resolve();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Waits until the session that was opened before is released. */
  async open(): Promise<Session> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return { run: (text, parameters) => this.#run(text, parameters), release: resolve };
  }

  async close(): Promise<void> {}

  end(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  changed(): void {
    for (const listener of this.#listeners) queueMicrotask(listener);
  }

  listen(changed: () => void): void {
    this.#listeners.add(changed);
  }

  /** Waits while another process writes, without blocking the thread. */
  async #run(text: string, parameters: readonly unknown[]) {
    const values = parameters.map(inputOf);
    for (let waited = 0; ; waited += SQLITE_BUSY_PAUSE)
      try {
        return this.#runOnce(text, values);
      } catch (error) {
        if (!isBusy(error) || waited >= SQLITE_BUSY_TIMEOUT) throw error;
        await setTimeout(SQLITE_BUSY_PAUSE);
      }
  }

  #runOnce(text: string, values: readonly SQLInputValue[]) {
    const statement = this.#database.prepare(text);
    if (statement.columns().length > 0)
      return { rows: statement.all(...values).map((row) => ({ ...row })) };
    const { changes } = statement.run(...values);
    return { rows: [], changed: BigInt(changes) };
  }
}

/** The result code of SQLite for a database that another connection has locked (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`a statement cannot have a parameter of the type ${typeof value}`);
}
