import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, ENUM, NEW, ofRules, state, TEXT } from "./testing/states.ts";
import type { Json } from "./testing/states.ts";

const rules = (...list: readonly Json[]): Json => ({ "x-rules": list });

test("a new condition is breaking, unless it is about a new property", () => {
  const when = (name: string) => rules({ if: { [name]: "set" }, then: { a: "set" } });
  assert.match(ofRules({}, when("b"))[0] ?? "", /^breaking Document: new rule: /);
  assert.match(ofRules(when("b"), {})[0] ?? "", /^compatible Document: rule removed: /);
  assert.match(
    ofRules({}, when("c"), { c: NEW })[1] ?? "",
    /^compatible Document: new rule on a new property: /,
  );
  const refusing = rules({ if: { a: "set" }, then: { c: "unset" } });
  assert.match(ofRules({}, refusing, { c: NEW })[1] ?? "", /^compatible Document: /);
});

test("a new condition on a new property is breaking where its default fulfils it", () => {
  const is = (value: string) => rules({ if: { c: { in: [value] } }, then: { a: "set" } });
  const fresh = { c: { ...ENUM, default: "A" } };
  assert.match(ofRules({}, is("A"), fresh)[1] ?? "", /^breaking Document: new rule: /);
  assert.match(ofRules({}, is("B"), fresh)[1] ?? "", /^compatible Document: /);
});

test("a rule that also refuses a new property is compatible", () => {
  const refuses = (...names: readonly string[]) =>
    rules({ if: { a: "set" }, then: Object.fromEntries(names.map((name) => [name, "unset"])) });
  assert.deepEqual(ofRules(refuses("b"), refuses("b", "c"), { c: NEW }), [
    "compatible Document.c: new property",
    "compatible Document: changed rule that no document broke: b and c must be unset when a is set",
  ]);
  assert.deepEqual(ofRules(refuses("b"), refuses("c"), { c: NEW }).slice(1), [
    "compatible Document: new rule on a new property: c must be unset when a is set",
    "compatible Document: rule removed: b must be unset when a is set",
  ]);
});

test("a rule that also refuses an existing property is breaking", () => {
  const old = rules({ if: { a: "set" }, then: { c: "unset" } });
  const now = rules({ if: { a: "set" }, then: { b: "unset", c: "unset" } });
  const [before, after] = [old, now].map((rest) => state({ a: TEXT, b: TEXT, c: NEW }, rest));
  assert.deepEqual(differences(before ?? new Map(), after ?? new Map()), [
    "breaking Document: new rule: b and c must be unset when a is set",
  ]);
});

test("a rule that requires a new property is breaking", () => {
  const old = rules({ if: { a: "set" }, then: { b: "set" } });
  const now = rules({ if: { a: "set" }, then: { b: "set", c: "set" } });
  assert.match(ofRules(old, now, { c: NEW })[1] ?? "", /^breaking Document: new rule: /);
});

test("a rule that applies to fewer documents is compatible, one that applies to more is not", () => {
  const wide = rules({ if: { a: "set" }, then: { b: "set" } });
  const narrow = rules({ of: "files", if: { a: "set", c: "set" }, then: { b: "set" } });
  const of = (rest: Json) => state({ a: TEXT, b: TEXT, c: NEW }, rest);
  assert.deepEqual(
    differences(of(wide), of(narrow)).map((line) => line.replace(/:.*/u, "")),
    ["compatible Document", "compatible Document"],
  );
  assert.deepEqual(differences(of(narrow), of(wide)), [
    "breaking Document: new rule: b must be set when a is set",
  ]);
});

test("other words for a rule are compatible", () => {
  const said = (says: string) => rules({ if: { a: "set" }, then: { b: "set" }, says });
  assert.deepEqual(ofRules(said("a needs b"), said("set b beside a")), [
    "compatible Document: changed rule that no document broke: set b beside a",
  ]);
});

test("a new property of a referenced type counts as new in the rules of the types around it", () => {
  const inner = (properties: Json) => ({
    "inner.schema.json": {
      $id: "inner.schema.json",
      title: "Inner",
      description: "A block.",
      type: "object",
      additionalProperties: false,
      "x-no-effect": false,
      "x-source": "test",
      properties,
    },
  });
  const outer = { a: { $ref: "inner.schema.json", description: "A block." } };
  const refuses = (...names: readonly string[]) =>
    rules({
      if: { a: "set" },
      then: Object.fromEntries(names.map((name) => [`a.${name}`, "unset"])),
      says: "not here",
    });
  const before = state(outer, refuses("b"), inner({ b: TEXT, d: TEXT }));
  const more = inner({ b: TEXT, c: NEW, d: TEXT });
  assert.deepEqual(differences(before, state(outer, refuses("b", "c"), more)), [
    "compatible Document: changed rule that no document broke: not here",
    "compatible Inner.c: new property",
  ]);
  assert.deepEqual(differences(before, state(outer, refuses("b", "d"), more)), [
    "breaking Document: new rule: not here",
    "compatible Inner.c: new property",
  ]);
});
