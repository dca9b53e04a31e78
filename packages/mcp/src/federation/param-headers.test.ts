import assert from "node:assert/strict";
import { test } from "node:test";
import { RawObject } from "../json/raw-json.ts";
import { paramHeaders, paramHeadersOf } from "./param-headers.ts";

const annotated = (name: unknown, type: unknown = "string") => ({ type, "x-mcp-header": name });
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

test("headers repeat the values at their places in the arguments, encoded if necessary", () => {
  const declared = paramHeadersOf(
    object({
      region: annotated("Region"),
      inner: object({ count: annotated("Count", "integer"), all: annotated("All", "boolean") }),
      query: { type: "string" },
    }),
  );
  assert.ok(declared !== undefined);
  const headers = (given: object) =>
    Object.fromEntries(paramHeaders(declared, RawObject.of(JSON.stringify(given))));
  assert.deepEqual(headers({ region: "us-west1", inner: { count: 42, all: true }, query: "x" }), {
    "mcp-param-region": "us-west1",
    "mcp-param-count": "42",
    "mcp-param-all": "true",
  });
  assert.deepEqual(headers({ region: null, inner: {} }), {});
  for (const region of ["Hello, 世界", " padded ", "line1\nline2", "=?base64?literal?="]) {
    const value = headers({ region })["mcp-param-region"] ?? "";
    const [, text = ""] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
    assert.equal(Buffer.from(text, "base64").toString(), region);
  }
});

test("a tool with an annotation at a place where annotations are not allowed is invalid", () => {
  const faults = [
    object({ a: annotated("") }),
    object({ a: annotated("two words") }),
    object({ a: annotated(7) }),
    object({ a: annotated("A", "number") }),
    object({ a: annotated("A", "object") }),
    object({ a: annotated("Same"), b: annotated("same") }),
    annotated("Root"),
    object({ a: { type: "array", items: annotated("A") } }),
    object({ a: { anyOf: [annotated("A")] } }),
    object({}, { if: object({ a: annotated("A") }) }),
    object({}, { $defs: { a: annotated("A") } }),
  ];
  for (const schema of faults)
    assert.equal(paramHeadersOf(schema), undefined, JSON.stringify(schema));
  const harmless = [
    object({ a: { type: "object", default: annotated("A") } }),
    object({ "x-mcp-header": { type: "string" } }),
    {},
    null,
  ];
  for (const schema of harmless)
    assert.deepEqual(paramHeadersOf(schema), [], JSON.stringify(schema));
});

test("a schema that is nested endlessly is invalid, and is not searched to its end", () => {
  const depth = 100_000;
  for (const [open, close] of [
    ['{"properties":{"a":', "}}"],
    ['{"items":', "}"],
  ] as const) {
    const inner = '{"type":"string","x-mcp-header":"A"}';
    const schema = open.repeat(depth) + inner + close.repeat(depth);
    assert.equal(paramHeadersOf(JSON.parse(schema)), undefined);
  }
});
