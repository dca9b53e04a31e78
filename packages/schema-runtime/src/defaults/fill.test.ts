import assert from "node:assert/strict";
import { test } from "node:test";
import { fill, parse } from "./fill.ts";
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

test("amounts are parsed: those of the input and those of defaults", () => {
  const types: Readonly<Record<string, Filling>> = {
    Limits: {
      fields: [
        { name: "time", default: "1m30s", filling: { amount: "milliseconds" } },
        { name: "size", filling: { amount: "bytes" } },
        { name: "more", filling: { items: { amount: "bytes" } } },
      ],
    },
  };
  assert.deepEqual(fill("Limits", {}, types), { time: 90_000 });
  assert.deepEqual(fill("Limits", { time: "250ms", size: "1.5", more: ["2Ki", 7] }, types), {
    time: 250,
    size: 2,
    more: [2048, 7],
  });
  assert.throws(() => fill("Limits", { time: "soon" }, types), RangeError);
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

test("amounts alone are parsed, and everything else is that of the value", () => {
  const types: Readonly<Record<string, Filling>> = {
    Limit: { fields: [{ name: "time", filling: { amount: "milliseconds" } }] },
    Limits: {
      fields: [
        { name: "own", filling: { type: "Limit" } },
        { name: "list", filling: { items: { type: "Limit" } } },
        { name: "named", filling: { values: { type: "Limit" } } },
        {
          name: "either",
          filling: { by: "kind", branches: [{ tags: ["a"], filling: { type: "Limit" } }] },
        },
      ],
    },
  };
  const value = {
    own: { time: "2s" },
    list: [{ time: "1m" }],
    named: { a: { time: "3ms" } },
    either: { kind: "a", time: "1h" },
    others: { time: "2s" },
  };
  const parsed = parse("Limits", value, types);
  assert.deepEqual(parsed, {
    own: { time: 2_000 },
    list: [{ time: 60_000 }],
    named: { a: { time: 3 } },
    either: { kind: "a", time: 3_600_000 },
    others: { time: "2s" },
  });
  assert.equal(Object(parsed).others, value.others);
  const other = { either: { kind: "b", time: "2s" } };
  assert.deepEqual(parse("Limits", other, types), other);
  assert.equal(parse("Unknown", value, types), value);
  assert.throws(() => parse("Limit", { time: "soon" }, types), RangeError);
});
