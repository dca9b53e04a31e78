import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brokenRule } from "@edge-gateway/schema-runtime/validation/conditions";
import { build, topOf } from "./build.ts";
import { settled } from "./settle.ts";
import { isFields } from "@edge-gateway/schema-runtime/shape";
import type { ObjectShape, RuleShape } from "@edge-gateway/schema-runtime/shape";

const OWN = "^[qxz ]{2,4}/?$";
const FORM = "^[^ ]+$";
const WITHOUT_SLASH = "^[qxz ]{2,4}$";
const RUNS = 500;

function matches(pattern: string, cause: string, field = "text"): RuleShape {
  return {
    sentence: pattern,
    when: [{ field: cause, default: undefined, test: "set", values: [] }],
    then: [{ field, default: undefined, test: "matches", values: [pattern] }],
  };
}

test("a generated text fulfils its pattern, its format and a rule", () => {
  const text = { kind: "string", minLength: 1, maxLength: 32, pattern: OWN, form: FORM } as const;
  const shape: ObjectShape = {
    kind: "object",
    open: false,
    fields: [
      { name: "text", required: true, shape: text },
      { name: "bare", required: false, shape: { kind: "boolean" } },
    ],
    counts: [],
    rules: [matches(WITHOUT_SLASH, "bare")],
    kept: [matches(FORM, "text")],
  };
  const objects = fc.gen().map((draw) => build(shape, topOf(draw, {})));
  for (const built of fc.sample(objects, RUNS)) {
    assert.ok(isFields(built));
    for (const pattern of "bare" in built ? [OWN, FORM, WITHOUT_SLASH] : [OWN, FORM])
      assert.match(String(built["text"]), new RegExp(pattern, "u"));
  }
});

test("each text of a rule about two texts is generated from a pattern", () => {
  const text = { kind: "string", minLength: 1, maxLength: 32 } as const;
  const shape: ObjectShape = {
    kind: "object",
    open: false,
    fields: [
      { name: "text", required: true, shape: text },
      { name: "other", required: true, shape: text },
    ],
    counts: [],
    rules: [matches("^[ab]{8}$", "text"), matches("^[cd]{8}$", "other", "other")],
    kept: [],
  };
  const objects = fc.gen().map((draw) => build(shape, topOf(draw, {})));
  for (const built of fc.sample(objects, RUNS)) {
    assert.ok(isFields(built));
    assert.match(String(built["text"]), /^[ab]{8}$/u);
    assert.match(String(built["other"]), /^[cd]{8}$/u);
  }
});

test("the condition of a rule becomes false if its consequence is not allowed", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const rules = names.map((name): RuleShape => ({
    sentence: name,
    when: [{ field: "type", default: undefined, test: "in", values: [name] }],
    then: [{ field: name, default: undefined, test: "set", values: [] }],
  }));
  const shape: ObjectShape = {
    kind: "object",
    open: false,
    fields: [
      { name: "type", required: true, shape: { kind: "enum", values: names } },
      ...names.map((name) => ({ name, required: false, shape: { kind: "boolean" } as const })),
    ],
    counts: [{ count: "exactlyOne", names, sentence: "" }],
    rules,
    kept: [],
  };
  const wanted = { set: { a: true }, unset: [] };
  const objects = fc
    .gen()
    .map((draw) => settled(shape, { type: "b", a: true }, topOf(draw, {}), wanted));
  for (const built of fc.sample(objects, RUNS))
    assert.ok(rules.every((rule) => !brokenRule(built, rule)));
});
