import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "./fill.ts";
import type { Filling } from "./fill.ts";

const TYPES: Readonly<Record<string, Filling>> = {
  Leaf: { fields: [{ name: "colour", default: "green" }] },
  Tree: {
    fields: [
      { name: "leaf", default: {}, filling: { type: "Leaf" } },
      { name: "maybe", filling: { type: "Leaf" } },
      { name: "leaves", filling: { items: { type: "Leaf" } } },
      { name: "named", filling: { values: { type: "Leaf" } } },
      { name: "either", filling: { branches: [{ filling: { type: "Leaf" } }] } },
      {
        name: "tagged",
        filling: { by: "type", branches: [{ tags: ["a"], filling: { type: "Leaf" } }] },
      },
    ],
  },
};

test("a missing object is made only when it has a default", () => {
  assert.deepEqual(fill("Tree", {}, TYPES), { leaf: { colour: "green" } });
});

test("defaults are filled at every depth: in objects, lists and maps", () => {
  const input = {
    leaf: { colour: "red" },
    maybe: {},
    leaves: [{}, { colour: "red" }],
    named: { a: {} },
  };
  assert.deepEqual(fill("Tree", input, TYPES), {
    leaf: { colour: "red" },
    maybe: { colour: "green" },
    leaves: [{ colour: "green" }, { colour: "red" }],
    named: { a: { colour: "green" } },
  });
});

test("of a union only the branch that the value belongs to is filled", () => {
  const filled = (value: unknown): unknown => fill("Tree", { leaf: {}, ...Object(value) }, TYPES);
  const leaf = { colour: "green" };
  assert.deepEqual(filled({ either: "text" }), { leaf, either: "text" });
  assert.deepEqual(filled({ either: {} }), { leaf, either: leaf });
  assert.deepEqual(filled({ tagged: { type: "a" } }), {
    leaf,
    tagged: { type: "a", colour: "green" },
  });
  assert.deepEqual(filled({ tagged: { type: "b" } }), { leaf, tagged: { type: "b" } });
});

test("the input is not changed, and no object is shared with it", () => {
  const input = { leaf: {}, extra: { list: [{ deep: true }] } };
  const before = structuredClone(input);
  const output = fill("Tree", input, TYPES);
  assert.deepEqual(input, before);
  assert.notEqual(Reflect.get(Object(output), "extra"), input.extra);
});

test("a property named __proto__ stays a property", () => {
  const input: unknown = JSON.parse('{"named": {"__proto__": {}}}');
  const named: unknown = Reflect.get(Object(fill("Tree", input, TYPES)), "named");
  assert.deepEqual(Object.entries(Object(named)), [["__proto__", { colour: "green" }]]);
});
