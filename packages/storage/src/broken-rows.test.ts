import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { openStore } from "./open-store.ts";
import { change, DATABASES } from "./stores.suite.ts";

/** Rows that somebody has changed by hand: messages name them, and show nothing of what they have. */

const COUNTER = { id: "of-ann", limit: 10n, renewal: { kind: "never" } } as const;

async function brokenWith(statement: string) {
  const place = await DATABASES.sqlite();
  const { location } = place;
  assert.ok(location.kind === "sqlite");
  const store = await openStore(location);
  await store.commit(change(0, "a", '{"n":1}'));
  await store.commit(change(1, "a", '{"n":2}'));
  const amounts = { used: 1n, counted: 1n, keeps: 0n, needs: 0n, wants: 0n };
  await store.counters.settle("holder", [{ counter: COUNTER, ...amounts }]);
  using database = new DatabaseSync(location.file);
  database.exec(statement);
  const close = async (): Promise<void> => {
    await store.close();
    await place[Symbol.asyncDispose]();
  };
  return { store, [Symbol.asyncDispose]: close };
}

for (const broken of ["planted", "{}", '[{"kind":"routes"}]'])
  test(`a version whose changes are ${broken} is named, and what runs is read`, async () => {
    const statement = `update edge_versions set changes = '${broken}' where revision = 2`;
    await using place = await brokenWith(statement);
    const { store } = place;
    const named = { message: /^edge_versions: the row 2 holds no changes: mend it, or delete/ };
    await assert.rejects(store.version(2), named);
    await assert.rejects(store.objectsAt(1), named);
    await assert.rejects(
      store.rewrite((rows) => rows.map(({ value }) => value)),
      named,
    );
    assert.equal((await store.read()).revision, 2);
    assert.equal((await store.versions({ limit: 9 })).length, 2);
    assert.equal((await store.commit(change(2, "a", '{"n":3}'))).kind, "committed");
  });

for (const broken of ["planted", "{}", '{"segments":[[1]],"leases":[]}'])
  test(`a counter that is ${broken} is named`, async () => {
    await using place = await brokenWith(`update edge_counters set state = '${broken}'`);
    await assert.rejects(place.store.counters.spent([COUNTER]), {
      message: "edge_counters: the row of-ann holds no counter: delete it, and it counts anew",
    });
  });

test("a database without its revision says which table lacks it", async () => {
  await using place = await brokenWith("delete from edge_head");
  const { store } = place;
  const named = { message: "the table edge_head has no row" };
  await assert.rejects(store.revision(), named);
  await assert.rejects(store.read(), named);
  await assert.rejects(store.commit(change(2, "a", null)), named);
});
