import assert from "node:assert/strict";
import { test } from "node:test";
import { firstValue, kindOf, missingIn, optionsOf, withMember } from "./schema-fields.ts";

const PLACE = {
  type: "object",
  required: ["city"],
  properties: { city: { type: "string" }, country: { type: "string", default: "NL" } },
};
const SCHEMA = {
  type: "object",
  required: ["place", "count"],
  properties: { place: PLACE, count: { type: ["integer", "null"] }, unit: { enum: ["C", "F"] } },
};

test("a form shows each kind of value, and what it does not know as JSON", () => {
  assert.equal(kindOf(SCHEMA), "group");
  assert.equal(kindOf(SCHEMA.properties.count), "number");
  assert.equal(kindOf(SCHEMA.properties.unit), "choice");
  assert.equal(kindOf({ type: "array", items: { type: "string" } }), "list");
  assert.equal(kindOf({ type: ["integer", "string"] }), "quantity");
  assert.equal(kindOf({ type: "object", additionalProperties: { type: "string" } }), "map");
  for (const unknown of [{}, { type: ["string", "number"] }, { type: "object" }, { type: "array" }])
    assert.equal(kindOf(unknown), "json");
});

test("a form begins with defaults, and says which required values are missing", () => {
  const first = firstValue(SCHEMA);
  assert.deepEqual(first, { place: { country: "NL" } });
  assert.deepEqual(missingIn(SCHEMA, first), ["count", "place.city"]);
  const place = withMember(PLACE, "city", "Delft");
  const value = withMember(withMember(first, "count", 0), "place", place);
  assert.deepEqual(missingIn(SCHEMA, value), []);
  assert.deepEqual(withMember({ a: 1, b: 2 }, "a", undefined), { b: 2 });
});

test("values are chosen by their titles, which schemas of MCP write in three ways", () => {
  const titled = [
    { value: "a", title: "Ann" },
    { value: "b", title: "b" },
  ];
  const constants = [{ const: "a", title: "Ann" }, { const: "b" }];
  for (const schema of [
    { enum: ["a", "b"], enumNames: ["Ann"] },
    { oneOf: constants },
    { anyOf: constants },
  ]) {
    assert.deepEqual(optionsOf(schema), titled);
    assert.equal(kindOf({ type: "string", ...schema }), "choice");
  }
  assert.equal(optionsOf({ oneOf: [{ const: 1 }, { type: "string" }] }), undefined);
  assert.equal(kindOf({ type: "string" }), "text");
});
