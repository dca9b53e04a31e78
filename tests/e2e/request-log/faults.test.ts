import assert from "node:assert/strict";
import { test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { ask, LOG_DATABASES, startLogged, written } from "./arrange.ts";
import type { LoggedGateway } from "./arrange.ts";

/** The log of requests while its gateway is killed, and while its database is away or refuses to work. */

const SETTINGS = `{ file: "\${LOG_FILE}" }`;
const CALLS = 40;
/** How often the gateway is killed. */
const ROUNDS = Number(process.env["LOG_ROUNDS"] ?? 1);

/** The number of records, and what sums of hours and of days say. */
function counted(logged: LoggedGateway): readonly [records: number, hours: number, days: number] {
  const tables = logged.query(
    logged.server === undefined
      ? "select name from sqlite_master where type = 'table' and name like 'edge_requests_2%'"
      : "select 'edge_requests'",
  );
  const records = tables.map((table) => Number(logged.query(`select count(*) from ${table}`)[0]));
  const sums = ["hour", "day"].map((period) =>
    Number(
      logged.query(
        `select coalesce(sum(calls), 0) from edge_request_sums where period = '${period}' and dimension = 'team'`,
      )[0],
    ),
  );
  return [records.reduce((sum, count) => sum + count, 0), sums[0] ?? 0, sums[1] ?? 0];
}

for (const database of LOG_DATABASES) {
  test(`${database}: after kill -9, sums are exactly those of the records`, async () => {
    await using logged = await startLogged(database, SETTINGS);
    for (let round = 0; round < ROUNDS; round++) {
      const asking = Promise.allSettled(Array.from({ length: CALLS }, () => ask(logged)));
      await written(logged, 1);
      await Promise.all([logged.crash(), asking]);
      const [records, hours, days] = counted(logged);
      assert.ok(records > 0);
      assert.deepEqual([hours, days], [records, records]);
      const { value } = await logged.client.call("getSpending", { query: { by: "key" } });
      assert.equal(
        value.groups.reduce((sum, { calls }) => sum + calls, 0),
        records,
      );
    }
  });

  test(`${database}: a graceful end writes every record`, async () => {
    await using logged = await startLogged(database, SETTINGS);
    await Promise.all(Array.from({ length: CALLS }, () => ask(logged)));
    process.kill(logged.gateway.pid, "SIGTERM");
    await waitFor("end of the gateway", () => logged.gateway.hasEnded);
    assert.deepEqual(counted(logged), [CALLS, CALLS, CALLS]);
  });
}

test("while the database is away, no request fails, records wait, and what is too much is counted", async () => {
  await using logged = await startLogged("postgres", `{ maxQueueSize: 64Ki }`);
  await ask(logged);
  await written(logged, 1);
  await logged.server?.kill();
  const statuses = new Set<number>();
  let sent = 0;
  const state = async () => (await logged.client.call("getRequestLog")).value;
  await waitFor("dropped records", async () => {
    const some = await Promise.all(Array.from({ length: CALLS }, () => ask(logged)));
    sent += some.length;
    for (const status of some) statuses.add(status);
    return (await state()).dropped > 0;
  });
  assert.deepEqual([...statuses], [200]);
  await waitFor("problem of the log", async () => (await state()).problem !== undefined);
  assert.ok((await state()).waiting <= 65_536);
  assert.equal((await logged.client.refusal("searchRequests")).status, 503);
  await logged.server?.restart();
  await waitFor("working log", async () => {
    const { problem, waiting } = await state();
    return problem === undefined && waiting === 0;
  });
  const { written: kept, dropped } = await state();
  assert.equal(kept + dropped, sent + 1);
  assert.deepEqual(counted(logged), [kept, kept, kept]);
});

/** Ends the connections of the gateway: a new one has the settings of now. */
const CUT =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

test("a database that only reads delays the log, and nothing else", async () => {
  await using logged = await startLogged("postgres", "{}");
  const { server } = logged;
  await ask(logged);
  await written(logged, 1);
  server?.execute("alter database postgres set default_transaction_read_only = on");
  server?.execute(CUT);
  assert.equal(await ask(logged), 200);
  const problem = async () => (await logged.client.call("getRequestLog")).value.problem ?? "";
  await waitFor("problem", async () => /read-only/.test(await problem()));
  assert.equal((await logged.client.call("searchRequests")).value.records.length, 1);
  server?.execute(
    "begin read write; alter database postgres set default_transaction_read_only = off; commit",
  );
  server?.execute(CUT);
  await written(logged, 2);
});
