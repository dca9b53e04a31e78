import assert from "node:assert/strict";
import { after, test } from "node:test";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { ConfigStore, StoredObject } from "./config-store.ts";
import { openStore } from "./open-store.ts";
import { change, DATABASES } from "./stores.suite.ts";

const HOUR = 3_600_000;
const AT = "2026-01-01T00:00:00.000Z";

// Before any test begins: one that is registered later might run after the hooks at the end.
const databases = [
  ["sqlite", await DATABASES.sqlite()],
  ["postgres", await DATABASES.postgres()],
] as const;

for (const [kind, database] of databases) {
  const stores: ConfigStore[] = [];
  const open = async (): Promise<ConfigStore> => {
    const store = await openStore(database.location);
    stores.push(store);
    return store;
  };
  after(async () => {
    for (const store of stores) await store.close();
    await database[Symbol.asyncDispose]();
  });

  test(`${kind}: a change is read, listed and shown with what was before`, async () => {
    const store = await open();
    assert.deepEqual(await store.read(), { revision: 0, objects: [] });
    assert.deepEqual(await store.commit(change(0, "a", '{"n":1}')), {
      kind: "committed",
      revision: 1,
    });
    await store.commit(change(1, "b", '{"n":2}'));
    await store.commit(change(2, "a", '{"n":3}'));
    await store.commit(change(3, "b", null));
    assert.equal(await store.revision(), 4);
    assert.deepEqual(await store.read(), {
      revision: 4,
      objects: [{ kind: "routes", name: "a", value: '{"n":3}' }],
    });
    const listed = await store.versions({ limit: 2 });
    assert.deepEqual(listed, [
      { revision: 4, base: 3, at: AT, author: "ann", message: "sets b" },
      { revision: 3, base: 2, at: AT, author: "ann", message: "sets a" },
    ]);
    const older = await store.versions({ below: 3, limit: 9 });
    assert.deepEqual(
      older.map(({ revision }) => revision),
      [2, 1],
    );
    const version = await store.version(3);
    assert.deepEqual(version?.changes, [
      { kind: "routes", name: "a", before: '{"n":1}', after: '{"n":3}' },
    ]);
    assert.equal(await store.version(9), undefined);
  });

  test(`${kind}: the objects of an earlier revision are known while its versions are kept`, async () => {
    const store = await open();
    const names = async (revision: number): Promise<readonly string[] | undefined> =>
      (await store.objectsAt(revision))?.map(({ name, value }) => name + value).toSorted();
    assert.deepEqual(await names(4), ['a{"n":3}']);
    assert.deepEqual(await names(3), ['a{"n":3}', 'b{"n":2}']);
    assert.deepEqual(await names(2), ['a{"n":1}', 'b{"n":2}']);
    assert.deepEqual(await names(0), []);
    for (const unknown of [-1, 5]) assert.equal(await names(unknown), undefined);
  });

  test(`${kind}: a change based on an older revision is stale, and the same one is committed once`, async () => {
    const store = await open();
    const next = change(4, "c", "{}");
    assert.deepEqual(await store.commit(change(3, "c", "{}")), { kind: "stale", revision: 4 });
    const committed = { kind: "committed", revision: 5 };
    assert.deepEqual(await store.commit(next), committed);
    assert.deepEqual(await store.commit(next), committed);
    assert.equal(await store.revision(), 5);
  });

  test(`${kind}: of many changes of the same revision, one is committed`, async () => {
    const writers = await Promise.all([open(), open(), open()]);
    const base = await writers[0].revision();
    const results = await Promise.all(
      writers.map((writer, index) => writer.commit(change(base, `w${index}`, "{}"))),
    );
    assert.equal(results.filter((result) => result.kind === "committed").length, 1);
    for (const result of results) assert.equal(result.revision, base + 1);
  });

  test(`${kind}: as many versions are kept as were asked for`, async () => {
    const store = await open();
    const base = await store.revision();
    await store.commit({ ...change(base, "d", "{}"), history: 2 });
    const kept = await store.versions({ limit: 9 });
    assert.deepEqual(
      kept.map(({ revision }) => revision),
      [base + 1, base],
    );
    assert.equal(await store.objectsAt(base - 2), undefined);
  });

  test(`${kind}: objects have one order, now and at an earlier revision`, async () => {
    const store = await open();
    const names = (objects: readonly StoredObject[] = []): readonly string[] =>
      objects.map(({ name }) => name).filter((name) => /^order/i.test(name));
    const all = ["Order", "order-B", "order-a", "orderZ", "orderé"];
    for (const name of all.toReversed())
      await store.commit(change(await store.revision(), name, "{}"));
    const { revision, objects } = await store.read();
    assert.deepEqual(names(objects), all);
    await store.commit(change(revision, "order-B", null));
    assert.deepEqual(names(await store.objectsAt(revision)), all);
  });

  test(`${kind}: replicas say what they run, and silent ones are forgotten by the clock of the database`, async () => {
    const store = await open();
    const replica = { id: "1", name: "one", revision: 3, problem: "" };
    const said = async (silence: number) =>
      (await store.replicas(silence)).map(({ id, name, revision, problem }) => ({
        id,
        name,
        revision,
        problem,
      }));
    await store.report({ ...replica, id: "0" }, HOUR);
    await store.report(replica, HOUR);
    await store.report({ ...replica, revision: 4 }, HOUR);
    assert.deepEqual(await said(HOUR), [
      { ...replica, id: "0" },
      { ...replica, revision: 4 },
    ]);
    await waitFor("a moment of silence", async () => (await said(0)).length === 0);
    await store.report(replica, 0);
    assert.deepEqual(await said(HOUR), [replica]);
  });

  test(`${kind}: texts that PostgreSQL cannot keep stop no change and no report`, async () => {
    const store = await open();
    const base = await store.revision();
    const texts = { author: "a\0nn", message: "half \ud800" };
    await store.commit({ ...change(base, "texts", "{}"), ...texts });
    const [{ author, message } = assert.fail()] = await store.versions({ limit: 1 });
    assert.deepEqual([author, message], ["a\ufffdnn", "half \ufffd"]);
    await store.report({ id: "texts", name: "one", revision: 1, problem: "no \0" }, HOUR);
    const found = (await store.replicas(HOUR)).find(({ id }) => id === "texts");
    assert.equal(found?.problem, "no \ufffd");
  });

  test(`${kind}: a store that listens gets a hint of a change`, async () => {
    const [writer, reader] =
      kind === "postgres" ? [await open(), await open()] : Array(2).fill(await open());
    const base = await writer.revision();
    const { promise, resolve } = Promise.withResolvers<void>();
    let isCommitted = false;
    reader.listen(() => {
      if (isCommitted) resolve();
    });
    isCommitted = true;
    await writer.commit(change(base, "e", "{}"));
    await promise;
  });
}
