import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { build, topOf } from "./build.ts";
import { isFields } from "./shape.ts";
import type { ObjectShape, RuleShape } from "./shape.ts";

const OWN = "^[a ]{1,3}(/[a ]*)?$";
const FORM = "^[^ ]+$";
const WITHOUT_PATH = "^[a ]{1,3}$";
const RUNS = 500;

function matches(pattern: string, cause: string): RuleShape {
  return {
    sentence: pattern,
    when: [{ field: cause, default: undefined, test: "set", values: [] }],
    then: [{ field: "text", default: undefined, test: "matches", values: [pattern] }],
  };
}

test("a text that its pattern, its form and a rule bind meets all three", () => {
  const text = { kind: "string", minLength: 1, maxLength: 32, pattern: OWN, form: FORM } as const;
  const shape: ObjectShape = {
    kind: "object",
    open: false,
    fields: [
      { name: "text", required: true, shape: text },
      { name: "bare", required: false, shape: { kind: "boolean" } },
    ],
    counts: [],
    rules: [matches(WITHOUT_PATH, "bare")],
    kept: [matches(FORM, "text")],
  };
  const objects = fc.gen().map((draw) => build(shape, topOf(draw, {})));
  for (const built of fc.sample(objects, RUNS)) {
    assert.ok(isFields(built));
    for (const pattern of "bare" in built ? [OWN, FORM, WITHOUT_PATH] : [OWN, FORM])
      assert.match(String(built.text), new RegExp(pattern, "u"));
  }
});
