import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import type { Engine } from "./engine.ts";
import { migrate, NewerSchema, SCHEMA_VERSION } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { openPostgres } from "./postgres/engine.ts";
import { SqlStore } from "./sql-store.ts";
import { openSqlite } from "./sqlite/engine.ts";
import { change, DATABASES, opened } from "./stores.suite.ts";
import type { TestDatabase } from "./stores.suite.ts";

const ENGINES: readonly [string, (database: TestDatabase) => (name: string) => Engine][] = [
  [
    "sqlite",
    ({ location }) =>
      (name) =>
        openSqlite(location.kind === "sqlite" ? `${location.file}-${name}` : ""),
  ],
  [
    "postgres",
    ({ server }) =>
      (name) =>
        openPostgres(server?.createDatabase(name) ?? ""),
  ],
];

for (const [kind, engineOf] of ENGINES)
  test(`${kind}: tables of every earlier version keep their data`, async () => {
    await using database = await (kind === "sqlite" ? DATABASES.sqlite() : DATABASES.postgres());
    for (let version = 1; version <= SCHEMA_VERSION; version++) {
      const engine = engineOf(database)(`from_${version}`);
      await migrate(engine, version);
      const store = new SqlStore(engine);
      await store.commit(change(0, "a", '{"n":1}'));
      // Of processes that start at the same time, one changes the tables, and the others wait for it.
      await Promise.all([migrate(engine), migrate(engine)]);
      assert.deepEqual(await store.objectsAt(0), []);
      assert.deepEqual((await store.read()).objects, [
        { kind: "routes", name: "a", value: '{"n":1}' },
      ]);
      assert.deepEqual(await store.replicas(0), []);
      await store.close();
    }
  });

test("a program that runs while a newer one changes the tables says so, and changes nothing from then on", async () => {
  await using database = await DATABASES.sqlite();
  const { location } = database;
  assert.ok(location.kind === "sqlite");
  await using running = await opened(location);
  const { store } = running;
  await store.commit(change(0, "a", "{}"));
  const file = new DatabaseSync(location.file);
  file.exec(`insert into edge_schema (version) values (${SCHEMA_VERSION + 1})`);
  file.close();
  await assert.rejects(store.commit(change(1, "b", "{}")), NewerSchema);
  await assert.rejects(store.read(), NewerSchema);
  assert.equal(await store.revision(), 1);
});

test("a program that is older than the tables says so, and changes nothing", async () => {
  await using database = await DATABASES.sqlite();
  const { location } = database;
  assert.ok(location.kind === "sqlite");
  const store = await openStore(location);
  await store.close();
  const file = new DatabaseSync(location.file);
  file.exec(`insert into edge_schema (version) values (${SCHEMA_VERSION + 1})`);
  file.close();
  await assert.rejects(openStore(location), NewerSchema);
  await assert.rejects(openStore(location), /use the release that made them, or a newer one/);
});
