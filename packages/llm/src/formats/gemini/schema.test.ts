import assert from "node:assert/strict";
import { test } from "node:test";
import { plainSchema } from "./schema.ts";

test("a Google schema becomes JSON Schema: small types, numbers, null, no members of its own", () => {
  const schema = {
    type: "OBJECT",
    propertyOrdering: ["city", "type"],
    properties: {
      city: { type: "STRING", minLength: "1", nullable: true, enum: ["Oslo", "NULL"] },
      type: { type: "ARRAY", maxItems: "3", items: { type: "INTEGER", minimum: 1 } },
      nullable: { anyOf: [{ type: "NUMBER" }], nullable: true, default: { type: "OBJECT" } },
    },
    required: ["city"],
  };
  assert.deepEqual(plainSchema(schema), {
    type: "object",
    properties: {
      city: { type: ["string", "null"], minLength: 1, enum: ["Oslo", "NULL", null] },
      type: { type: "array", maxItems: 3, items: { type: "integer", minimum: 1 } },
      nullable: { anyOf: [{ type: "number" }, { type: "null" }], default: { type: "OBJECT" } },
    },
    required: ["city"],
  });
});
