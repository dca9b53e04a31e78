import assert from "node:assert/strict";
import { test } from "node:test";
import { PgBouncer } from "@edge-gateway/testkit/programs/pgbouncer";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openStore } from "../open-store.ts";
import { openPostgres } from "../postgres/engine.ts";
import type { Settlement } from "./counter-store.ts";
import { SqlCounters } from "./sql-counters.ts";

const SETTLEMENT: Settlement = {
  counter: { id: "c", limit: 10n, renewal: { kind: "never" } },
  ...{ used: 0n, counted: 0n, keeps: 0n, needs: 1n, wants: 1n },
};
const SERVER_CONNECTIONS = 3;

/** A process that stops in the middle of a settlement must not stop those of others. */
async function freezeOne(url: string): Promise<void> {
  await (await openStore({ kind: "postgres", url })).close();
  const [one, other] = [openPostgres(url), openPostgres(url)];
  const stopped = Promise.withResolvers<void>();
  const going = Promise.withResolvers<number>();
  const now = (): Promise<number> => {
    stopped.resolve();
    return going.promise;
  };
  const settling = new SqlCounters({ ...one, now }).settle("one", [SETTLEMENT]);
  const isRefused = settling.then(
    () => false,
    () => true,
  );
  try {
    await stopped.promise;
    const counters = new SqlCounters(other);
    const settle = (): Promise<boolean> =>
      counters.settle("other", [SETTLEMENT]).then(
        () => true,
        () => false,
      );
    await waitFor("settlement of the other process", settle);
  } finally {
    going.resolve(0);
    await isRefused;
    await one.close();
    await other.close();
  }
  assert.equal(await isRefused, true);
}

test("a process that stops in a settlement does not stop others", async () => {
  await using server = await Postgres.start();
  await freezeOne(server.url());
});

test("behind PgBouncer, a process that stops in a settlement does not stop others", async () => {
  await using server = await Postgres.start();
  await using bouncer = await PgBouncer.start(server, SERVER_CONNECTIONS);
  await freezeOne(bouncer.url);
});
