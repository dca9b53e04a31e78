import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { PgBouncer } from "@edge-gateway/testkit/programs/pgbouncer";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { ConfigStore } from "../config-store.ts";
import { openStore } from "../open-store.ts";
import { change } from "../stores.suite.ts";

const WRITERS = 5;
const EACH = 4;
/** Fewer than the connections of the stores: transactions of several of them share each one. */
const SERVER_CONNECTIONS = 2;
const PAUSE = 10;

/** Repeats what fails while PgBouncer is away. */
async function lasting<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;)
    try {
      return await work();
    } catch {
      await setTimeout(PAUSE);
    }
}

/** Commits changes, each one until it is accepted; returns what was accepted. */
async function write(store: ConfigStore, writer: number): Promise<readonly string[]> {
  const accepted: string[] = [];
  for (let attempt = 0; accepted.length < EACH; attempt++) {
    const base = await lasting(() => store.revision());
    const message = `${writer}.${attempt}`;
    const version = { ...change(base, `r${writer}`, `"${message}"`), id: message, message };
    const { kind } = await lasting(() => store.commit(version));
    if (kind === "committed") accepted.push(message);
  }
  return accepted;
}

test("behind PgBouncer in transaction mode, which crashes, every accepted change is in the history once", async () => {
  await using server = await Postgres.start();
  await using bouncer = await PgBouncer.start(server, SERVER_CONNECTIONS);
  const location = { kind: "postgres", url: bouncer.url } as const;
  const stores = await Promise.all(Array.from({ length: WRITERS }, () => openStore(location)));
  try {
    // Whether notifications come is a matter of chance there: they are only a hint.
    for (const store of stores) store.listen(() => {});
    const writing = Promise.all(stores.map(write));
    const [first] = stores;
    assert.ok(first !== undefined);
    await waitFor("changes", async () => (await lasting(() => first.revision())) > WRITERS);
    await bouncer.kill();
    await bouncer.restart();
    const accepted = (await writing).flat();
    const versions = await lasting(() => first.versions({ limit: WRITERS * EACH + 1 }));
    assert.deepEqual(versions.map(({ message }) => message).toSorted(), accepted.toSorted());
    const states = await Promise.all(stores.map((store) => lasting(() => store.read())));
    for (const state of states) assert.deepEqual(state, states[0]);
    assert.equal(states[0]?.revision, WRITERS * EACH);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
});
