import assert from "node:assert/strict";
import { test } from "node:test";
import { otherDefaults } from "./defaults.ts";

const schema = {
  properties: {
    early: { description: "How often." },
    late: { description: "How long. Defaults to 5s." },
    list: { items: { properties: { late: { description: "Defaults to 1." } } } },
  },
};

test("a value that the server left out is right where the definition states the default", () => {
  const expected = { early: 1, late: "5s", list: [{ late: 1 }] };
  assert.deepEqual(otherDefaults({ early: 1, list: [{}] }, expected, schema), []);
});

test("a value that the server should have written, or wrote differently, is named", () => {
  assert.deepEqual(otherDefaults({}, { early: 1 }, schema), ["/early: undefined instead of 1"]);
  assert.deepEqual(otherDefaults({ late: "6s" }, { late: "5s" }, schema), [
    '/late: "6s" instead of "5s"',
  ]);
  assert.deepEqual(otherDefaults({ list: [{ late: 2 }] }, { list: [{ late: 1 }] }, schema), [
    "/list/0/late: 2 instead of 1",
  ]);
});
