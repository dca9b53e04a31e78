import assert from "node:assert/strict";
import { test } from "node:test";
import { MovingAddress } from "@edge-gateway/testkit/moving-address";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { openStore } from "../open-store.ts";
import { change } from "../stores.suite.ts";

test("after the name has moved to a standby that was promoted, a server that only reads is left", async () => {
  await using first = await Postgres.start();
  await using address = await MovingAddress.start(first.socket);
  const url = `postgres://postgres@127.0.0.1:${address.port}/postgres`;
  const store = await openStore({ kind: "postgres", url });
  try {
    await store.commit(change(0, "a", '"1"'));
    await using second = await first.standby();
    await waitFor("standby", () => second.query("select revision from edge_head") === "1");
    second.promote();
    // Both connections of the store are open, and stay so.
    await Promise.all([store.revision(), store.revision()]);
    first.execute("alter system set default_transaction_read_only = on");
    first.execute("select pg_reload_conf()");
    // The server reads its settings later, and tells its connections then.
    await waitFor("the setting", () => first.query("show transaction_read_only") === "on");
    address.moveTo(second.socket);
    await assert.rejects(store.commit(change(1, "a", '"2"')), /read-only/);
    assert.equal((await store.commit(change(1, "a", '"2"'))).kind, "committed");
    const revisions = await Promise.all([store.revision(), store.revision(), store.revision()]);
    assert.deepEqual(revisions, [2, 2, 2]);
    assert.equal(second.query("select revision from edge_head"), "2");
  } finally {
    await store.close();
  }
});
