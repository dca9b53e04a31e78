import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ListReceiver, ListSender } from "./list-changes.ts";

const RUNS = 500;
const VALUES = 12;

/** Lists one after the other: each item is a value, which a list has once, and whether it is a new object. */
const LISTS = fc.array(
  fc.uniqueArray(fc.tuple(fc.nat({ max: VALUES }), fc.boolean()), {
    maxLength: VALUES,
    selector: ([value]) => value,
  }),
  { minLength: 1, maxLength: VALUES },
);

test("a list that is made of its differences is the list, whose known items keep their objects", () => {
  fc.assert(
    fc.property(LISTS, fc.boolean(), (lists, areCompared) => {
      const sender = new ListSender(areCompared ? JSON.stringify : undefined);
      const receiver = new ListReceiver<object>();
      const objects = new Map<number, object>();
      let before: readonly object[] = [];
      let received: readonly object[] = [];
      for (const list of lists) {
        const items = list.map(([value, isNew]) => {
          const known = isNew ? undefined : objects.get(value);
          if (known !== undefined) return known;
          const item = { value };
          objects.set(value, item);
          return item;
        });
        const change = sender.changeTo(items);
        const next = receiver.receive(structuredClone(change));
        assert.deepEqual(next, items);
        for (const item of change.added) assert.ok(!before.includes(item), "sent twice");
        for (const [at, item] of items.entries())
          if (before[at] === item && before.length === items.length)
            assert.ok(received.includes(next[at] ?? {}), "an item that stays is another object");
        before = items;
        received = next;
      }
    }),
    { numRuns: RUNS },
  );
});
