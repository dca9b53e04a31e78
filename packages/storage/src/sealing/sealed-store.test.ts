import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { DatabaseSync } from "node:sqlite";
import { openStore } from "../open-store.ts";
import { change, DATABASES } from "../stores.suite.ts";
import type { TestDatabase } from "../stores.suite.ts";
import { RowSealer, type SealingKeys } from "./row-sealer.ts";
import { SealedStore } from "./sealed-store.ts";

const [OLD, NEW] = ["1".repeat(64), "a".repeat(64)];
const SECRET = "planted";

/** Opens a database in which the member `key` of each object is a secret. */
async function openSealed({ location }: TestDatabase, keys: SealingKeys) {
  const store = await openStore(location);
  const sealed = new SealedStore(store, new RowSealer(keys), (objects) =>
    objects.map(({ value }) => (Object.hasOwn(JSON.parse(value), "key") ? [["key"]] : [])),
  );
  return {
    store: sealed,
    [Symbol.asyncDispose]: () => sealed.close(),
  };
}

/** Everything that the database holds. */
function contentOf({ location, server }: TestDatabase): string {
  const columns = "select value from edge_objects union all select changes from edge_versions";
  if (location.kind === "postgres") return server?.query(columns) ?? "";
  const file = new DatabaseSync(location.file);
  try {
    return JSON.stringify(file.prepare(columns).all());
  } finally {
    file.close();
  }
}

function valueOf(key: string): string {
  return JSON.stringify({ key, n: 1 });
}

for (const kind of ["sqlite", "postgres"] as const) {
  test(`${kind}: secrets are sealed in rows and versions, and open everywhere`, async () => {
    await using database = await DATABASES[kind]();
    await using opened = await openSealed(database, { key: OLD });
    const { store } = opened;
    await store.commit(change(0, "a", valueOf(`${SECRET}-1`)));
    await store.commit(change(1, "a", valueOf(`${SECRET}-2`)));
    await store.commit(change(2, "b", '{"n":2}'));
    await store.commit(change(3, "a", null));
    assert.ok(!contentOf(database).includes(SECRET));
    assert.deepEqual(await store.objectsAt(1), [
      { kind: "routes", name: "a", value: valueOf(`${SECRET}-1`) },
    ]);
    assert.deepEqual((await store.version(2))?.changes, [
      {
        ...{ kind: "routes", name: "a" },
        before: valueOf(`${SECRET}-1`),
        after: valueOf(`${SECRET}-2`),
      },
    ]);
    assert.deepEqual((await store.read()).objects, [
      { kind: "routes", name: "b", value: '{"n":2}' },
    ]);
  });

  test(`${kind}: plain rows and versions of a release before are sealed, and a key is replaced`, async () => {
    await using database = await DATABASES[kind]();
    const first = { kind: "routes", name: "a", value: valueOf(`${SECRET}-2`) };
    {
      await using plain = await openSealed(database, {});
      await plain.store.commit(change(0, "a", valueOf(`${SECRET}-1`)));
      await plain.store.commit(change(1, "a", first.value));
    }
    assert.ok(contentOf(database).includes(SECRET));
    {
      await using old = await openSealed(database, { key: OLD });
      assert.deepEqual(await old.store.plain(), ["routes/a"]);
      assert.equal(await old.store.reseal(), 4);
      assert.deepEqual(await old.store.plain(), []);
      assert.deepEqual(await old.store.read(), { revision: 2, objects: [first] });
    }
    const before = contentOf(database);
    assert.ok(!before.includes(SECRET));
    {
      await using wrong = await openSealed(database, { key: NEW });
      await assert.rejects(wrong.store.reseal(), /^Error: routes\/a: .* sealed by the key/);
      assert.equal(contentOf(database), before);
      await using both = await openSealed(database, { key: NEW, previousKey: OLD });
      assert.deepEqual(await both.store.objectsAt(2), [first]);
      assert.equal(await both.store.reseal(), 4);
      await both.store.compact();
    }
    await using next = await openSealed(database, { key: NEW });
    assert.deepEqual(await next.store.read(), { revision: 2, objects: [first] });
    assert.deepEqual(await next.store.objectsAt(0), []);
  });

  if (kind === "sqlite")
    test("a file has no trace of the secrets that were plain in it", async () => {
      await using database = await DATABASES.sqlite();
      {
        await using plain = await openSealed(database, {});
        for (let base = 0; base < 50; base++)
          await plain.store.commit({
            ...change(base, "a", valueOf(`${SECRET}-${base}`.repeat(50))),
            id: String(base),
          });
      }
      {
        await using sealed = await openSealed(database, { key: OLD });
        await sealed.store.reseal();
        await sealed.store.compact();
      }
      const { location } = database;
      assert.ok(location.kind === "sqlite");
      assert.equal((await readFile(location.file)).indexOf(SECRET), -1);
    });

  test(`${kind}: whoever commits while everything is sealed again waits for it`, async () => {
    await using database = await DATABASES[kind]();
    await using one = await openSealed(database, { key: OLD });
    await using other = await openSealed(database, { key: NEW, previousKey: OLD });
    for (let base = 0; base < 20; base++)
      await one.store.commit(change(base, `r${base}`, valueOf(`${SECRET}-${base}`)));
    const [count, result] = await Promise.all([
      other.store.reseal(),
      one.store.commit(change(20, "r0", valueOf("last"))),
    ]);
    assert.ok(count >= 40);
    assert.deepEqual(result, { kind: "committed", revision: 21 });
    const { objects } = await other.store.read();
    assert.deepEqual([objects.length, objects[0]?.value], [20, valueOf("last")]);
  });
}
