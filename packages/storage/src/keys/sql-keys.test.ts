import assert from "node:assert/strict";
import { test } from "node:test";
import { DATABASES, opened } from "../stores.suite.ts";

const CHANGES = 60;

for (const [kind, create] of Object.entries(DATABASES))
  test(`${kind}: of two changes of the same keys, the second one is not made`, async () => {
    await using database = await create();
    await using first = await opened(database.location);
    await using second = await opened(database.location);
    const [one, other] = [first.store.keys, second.store.keys];
    const { revision } = await one.read();
    const change = (name: string) => ({ keys: [{ name, value: "{}" }], budgets: [] });
    const made = await Promise.all([
      one.change(change("a"), revision),
      other.change(change("b"), revision),
    ]);
    assert.notEqual(made[0], made[1]);
    const { keys, revision: next } = await other.read();
    assert.deepEqual(
      keys.map(({ name }) => name),
      made[0] ? ["a"] : ["b"],
    );
    assert.equal(await one.change(change("c"), next), true);
  });

for (const [kind, create] of Object.entries(DATABASES))
  test(`${kind}: no reading has a key without the budget that comes and goes with it`, async () => {
    await using database = await create();
    await using writer = await opened(database.location);
    await using reader = await opened(database.location);
    let isWriting = true;
    const write = async (): Promise<void> => {
      for (let revision = 0; revision < CHANGES; revision += 1) {
        const entries = [{ name: "k", value: revision % 2 === 0 ? "{}" : null }];
        await writer.store.keys.change({ keys: entries, budgets: entries }, revision);
      }
      isWriting = false;
    };
    const read = async (): Promise<void> => {
      while (isWriting) {
        const { keys, budgets } = await reader.store.keys.read();
        assert.deepEqual(keys, budgets);
      }
    };
    await Promise.all([write(), read()]);
  });
