import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { invalidDocument, validDocument } from "./documents.ts";
import type { Shapes } from "@edge-gateway/schema-runtime/shape";

const RUNS = 300;
const ADDRESS = "^[0-9.]{1,8}$";
const NAMES = { kind: "map", keys: { kind: "string", minLength: 1, maxLength: 8 } } as const;

/** A list whose items have a format, as the generator writes it. */
const SHAPES: Shapes = {
  Addresses: {
    kind: "object",
    open: false,
    fields: [
      {
        name: "addresses",
        required: false,
        shape: {
          kind: "list",
          items: { kind: "string", minLength: 1, maxLength: 8 },
          minItems: 1,
          maxItems: 4,
          unique: "set",
          mapKeys: [],
        },
      },
    ],
    counts: [],
    rules: [],
    kept: [
      {
        sentence: "addresses.* must be an address",
        when: [{ field: "addresses.*", test: "set", values: [] }],
        then: [{ field: "addresses.*", test: "matches", values: [ADDRESS] }],
      },
    ],
  },
  Names: { ...NAMES, values: { kind: "boolean" }, minProperties: 0, maxProperties: 4 },
};

test("a list whose items have a format contains only texts of that format", () => {
  const documents = fc.sample(validDocument("Addresses", SHAPES), RUNS);
  const addresses = documents.flatMap((document): unknown[] => Object(document)["addresses"] ?? []);
  assert.ok(addresses.length >= RUNS / 10);
  for (const address of addresses) assert.match(String(address), new RegExp(ADDRESS, "u"));
});

test("the values of documents can be mapped any number of times", () => {
  const documents = invalidDocument("Names", SHAPES).map(({ value }) => value);
  const either = fc.oneof(
    documents,
    documents.map((value) => value),
  );
  for (const seed of Array.from({ length: 5 }, (_, index) => index))
    assert.equal(fc.sample(either, { numRuns: RUNS, seed }).length, RUNS);
});
