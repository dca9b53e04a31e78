import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { NamedLanes } from "./named-lanes.ts";

const NAME = fc.stringMatching(/^[01](?:\/[ab]){0,3}$/);

test("lanes are found by their own name and by every name above it", () => {
  const property = fc.property(fc.array(fc.tuple(NAME, fc.boolean())), NAME, (steps, asked) => {
    const lanes = new NamedLanes<number>();
    const expected = new Map<string, number>();
    for (const [at, [name, isAdded]] of steps.entries()) {
      if (isAdded) {
        lanes.set(name, at);
        expected.set(name, at);
      } else {
        lanes.delete(name);
        expected.delete(name);
      }
    }
    const below = [...expected].filter(([name]) => `${name}/`.startsWith(`${asked}/`));
    assert.deepEqual(new Map(lanes.at(asked)), new Map(below));
    assert.deepEqual(new Map(lanes.at()), expected);
    assert.equal(lanes.size, expected.size);
    assert.equal(lanes.get(asked), expected.get(asked));
  });
  fc.assert(property);
});
