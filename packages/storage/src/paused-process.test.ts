import assert from "node:assert/strict";
import { test } from "node:test";
import { PgBouncer } from "@edge-gateway/testkit/programs/pgbouncer";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Settlement } from "./counters/counter-store.ts";
import { SqlCounters } from "./counters/sql-counters.ts";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { openPostgres } from "./postgres/engine.ts";
import { POSTGRES_DAYS, createDay } from "./request-log/request-tables.ts";
import { openRequestLog } from "./request-log/open-request-log.ts";
import { SqlStore } from "./sql-store.ts";
import { change } from "./stores.suite.ts";

const SETTLEMENT: Settlement = {
  counter: { id: "c", limit: 10n, renewal: { kind: "never" } },
  ...{ used: 0n, counted: 0n, keeps: 0n, needs: 1n, wants: 1n },
};
const SERVER_CONNECTIONS = 4;

/** What a process does. */
interface Work {
  /** Also the name of its database. */
  readonly name: string;
  /** Makes the tables that are there before. */
  readonly prepare: (url: string) => Promise<void>;
  /** The engine of a process that stops where others wait for it. */
  readonly stopping: (engine: Engine, stop: () => Promise<void>) => Engine;
  readonly run: (engine: Engine) => Promise<unknown>;
}

const openedStore = async (url: string): Promise<void> =>
  (await openStore({ kind: "postgres", url })).close();

const stoppingInLock: Work["stopping"] = (engine, stop) => ({
  ...engine,
  lockSchema: async (transaction) => {
    await engine.lockSchema(transaction);
    await stop();
  },
});

const SHARED: readonly Work[] = [
  {
    name: "settlement",
    prepare: openedStore,
    stopping: (engine, stop) => ({
      ...engine,
      now: async (db) => {
        await stop();
        return engine.now(db);
      },
    }),
    run: (engine) => new SqlCounters(engine).settle("one", [SETTLEMENT]),
  },
  {
    name: "change",
    prepare: openedStore,
    stopping: (engine, stop) => ({
      ...engine,
      notify: async (transaction) => {
        await engine.notify(transaction);
        await stop();
      },
    }),
    run: (engine) => new SqlStore(engine).commit(change(0, "a", "{}")),
  },
  {
    name: "resealing",
    prepare: openedStore,
    // With the lock that a rewriting takes first.
    stopping: (engine, stop) => ({
      ...engine,
      limitPauses: async (transaction) => {
        await engine.limitPauses(transaction);
        await transaction.updateTable("edge_head").set({ revision: 0 }).execute();
        await stop();
      },
    }),
    run: (engine) => new SqlStore(engine).rewrite((rows) => rows.map(({ value }) => value)),
  },
];

const OF_TABLES: readonly Work[] = [
  {
    name: "migration",
    prepare: async () => {},
    stopping: stoppingInLock,
    run: (engine) => migrate(engine),
  },
  {
    name: "day_of_log",
    prepare: async (url) => (await openRequestLog({ kind: "postgres", url })).close(),
    stopping: stoppingInLock,
    run: (engine) => createDay(engine, POSTGRES_DAYS, 0),
  },
];

async function pauseOne(url: string, { name, prepare, stopping, run }: Work): Promise<void> {
  await prepare(url);
  const [one, other] = [openPostgres(url), openPostgres(url)];
  const stopped = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const stop = (): Promise<void> => {
    stopped.resolve();
    return going.promise;
  };
  const working = isDone(run(stopping(one, stop)));
  try {
    await stopped.promise;
    await waitFor(`${name} of the other process`, () => isDone(run(other)));
  } finally {
    going.resolve();
    await working;
    await one.close();
    await other.close();
  }
  assert.equal(await working, false, name);
}

function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

test("a process that stops in a transaction does not stop others", async () => {
  await using server = await Postgres.start();
  const works = [...SHARED, ...OF_TABLES];
  await Promise.all(works.map((work) => pauseOne(server.createDatabase(work.name), work)));
});

test("behind PgBouncer, a process that stops in a transaction does not stop others", async () => {
  await using server = await Postgres.start();
  await using bouncer = await PgBouncer.start(server, SERVER_CONNECTIONS);
  // One after the other: they share a database, and one that stops holds what the next one needs.
  for (const work of SHARED) await pauseOne(bouncer.url, work);
});
