import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../json.ts";
import { object, problemsOf, TEXT } from "./testing/problems-of.ts";

test("a schema within the vocabulary has no problems", () => {
  assert.deepEqual(
    problemsOf(object({ text: TEXT, other: { $ref: "text.schema.json", description: "Other." } })),
    [],
  );
});

const WRONG: readonly (readonly [sentence: string, schema: JsonObject, problem: RegExp])[] = [
  [
    "an unknown keyword",
    object({ text: { ...TEXT, format: "uri" } }),
    /#\/properties\/text\/format: the keyword format is not known/,
  ],
  [
    "a keyword of another shape",
    object({ text: { ...TEXT, maxItems: 3 } }),
    /#\/properties\/text\/maxItems: the keyword maxItems/,
  ],
  [
    "an unbounded string",
    object({ text: { type: "string", description: "A text." } }),
    /#\/properties\/text: is unbounded: give it maxLength/,
  ],
  [
    "an unbounded list",
    object({ list: { type: "array", items: TEXT, description: "A list." } }),
    /\/list: is unbounded: give it maxItems/,
  ],
  [
    "an unbounded map",
    map({ propertyNames: { maxLength: 8 } }),
    /\/map: is unbounded: give it maxProperties/,
  ],
  [
    "a map with unbounded names",
    map({ maxProperties: 3 }),
    /\/map: is a map without propertyNames/,
  ],
  [
    "a property without a description",
    object({ text: { type: "string", maxLength: 8 } }),
    /\/text: has no description/,
  ],
  [
    "a property without a source",
    { ...object({ text: TEXT }), "x-source": null },
    /\/text: has no x-source/,
  ],
  [
    "an object that is not closed",
    { type: "object", properties: {} },
    /#: must say additionalProperties: false/,
  ],
  [
    "a reference to a missing file",
    object({ text: { $ref: "none.schema.json", description: "A text." } }),
    /\$ref: there is no schema file none/,
  ],
  [
    "a reference to itself",
    object({ thing: { $ref: "thing.schema.json" } }),
    /#: refers to itself/,
  ],
  [
    "a kind of an unknown scope",
    object({}, { "x-kubernetes": { kind: "A", apiVersions: ["v1"], scope: "World" } }),
    /\/x-kubernetes: must be \{kind, .*apiVersions, scope\}/,
  ],
  ["a duplicate title", { ...object({}), title: "Text" }, /\/title: Text is the title of/],
  [
    "an $id that is not the path",
    { ...object({}), $id: "other" },
    /\/\$id: must be the path of the file/,
  ],
  [
    "a default that is not valid",
    object({ text: { ...TEXT, default: "much too long" } }),
    /\/text\/default: is not valid here:  must be at most 8/,
  ],
  [
    "a default of a required property",
    object({ text: { ...TEXT, default: "a" } }, { required: ["text"] }),
    /\/text: is required and has a default/,
  ],
  [
    "a count rule on a property with a default",
    object({ a: { ...TEXT, default: "a" }, b: TEXT }, { "x-exactly-one-of": ["a", "b"] }),
    /a has a default, so it is always set/,
  ],
  [
    "a count rule on an unknown property",
    object({ a: TEXT }, { "x-at-most-one-of": ["a", "c"] }),
    /names the unknown property c/,
  ],
  [
    "a rule on an unknown property",
    object({ a: TEXT }, { "x-rules": [{ if: { a: "set" }, then: { c: "set" } }] }),
    /then\/c: is not a property/,
  ],
  [
    "a rule on the properties of a phase that none has alone",
    object({ a: TEXT }, { "x-rules": [{ if: { a: "set" }, then: { "{route}": "unset" } }] }),
    /names no property: none runs in this phase only/,
  ],
  [
    "a rule that tests whether a property with a default is unset",
    object(
      { a: { ...TEXT, default: "a" }, b: TEXT },
      { "x-rules": [{ if: { b: "set" }, then: { a: "unset" } }] },
    ),
    /then\/a: has a default, so it is always set/,
  ],
  [
    "a rule for an unknown kind of documents",
    object({ a: TEXT }, { "x-rules": [{ if: { a: "set" }, of: "most", then: { a: "set" } }] }),
    /of: must be resources or files/,
  ],
  [
    "a rule between values of a map on an unknown property",
    map({
      maxProperties: 3,
      propertyNames: { maxLength: 8 },
      "x-item-rules": [{ distinct: ["a"] }],
    }),
    /\/map: has an item rule about the unknown property a/,
  ],
  [
    "an unknown condition",
    object({ a: TEXT }, { "x-rules": [{ if: { a: "full" }, then: { a: "set" } }] }),
    /if\/a: must be "set"/,
  ],
  [
    "a pattern that RE2 does not support",
    object({ text: { ...TEXT, pattern: "^(?=a).*$" } }),
    /pattern: uses look-around/,
  ],
  [
    "a pattern without anchors",
    object({ text: { ...TEXT, pattern: "a" } }),
    /pattern: must be a regular expression from \^ to \$/,
  ],
  [
    "a union of one JSON type",
    object({ text: { oneOf: [TEXT, TEXT], description: "A text." } }),
    /has branches of the same JSON type/,
  ],
  [
    "x-no-effect on an object that cannot be empty",
    object({ a: TEXT }, { required: ["a"], "x-no-effect": true }),
    /cannot be empty, so x-no-effect says nothing/,
  ],
  [
    "x-no-effect with an unknown property",
    object({ a: TEXT }, { "x-no-effect": ["b"] }),
    /x-no-effect: names the unknown property b/,
  ],
  [
    "an unknown format",
    object({ a: TEXT }, { "x-formats": [{ at: "a", is: "star" }] }),
    /has the format star, which formats.json does not have/,
  ],
  [
    "a format of an unknown property",
    object({ a: TEXT }, { "x-formats": [{ at: "b.a", is: "star" }] }),
    /x-formats\/0\/at: must begin with a property of this object/,
  ],
  [
    "a format rule without a path",
    object({ a: TEXT }, { "x-formats": [{ is: "star" }] }),
    /x-formats\/0: must be \{at: path, is: format\}/,
  ],
  [
    "a format rule below the root of a file",
    object({ b: { ...object({ a: TEXT }, { "x-formats": [{ at: "a", is: "star" }] }) } }),
    /x-formats: is allowed only at the root of a file/,
  ],
  [
    "an unknown CEL scope",
    object({ text: { ...TEXT, "x-cel": { scope: "world", result: "bool" } } }),
    /x-cel: must be scope: one of request/,
  ],
  [
    "a limit of a duration that is not a duration",
    object({ text: { ...TEXT, "x-minimum-duration": "soon" } }),
    /must be a duration such as 1m30s/,
  ],
  [
    "limits of a size beside a reference to a string",
    object({ text: { $ref: "text.schema.json", "x-minimum-bytes": 1, description: "A text." } }),
    /has limits of a size but refers to no integer or string/,
  ],
  [
    "an enum of several types",
    object({ a: { type: "string", enum: ["a", 1], description: "A." } }),
    /must list different values of type string/,
  ],
];

function map(keywords: JsonObject): JsonObject {
  return object({
    map: { type: "object", additionalProperties: TEXT, description: "A map.", ...keywords },
  });
}

for (const [sentence, schema, problem] of WRONG) {
  test(`${sentence} is a problem`, () => {
    const problems = problemsOf(schema);
    assert.ok(
      problems.some((text) => problem.test(text)),
      problems.join("\n") || "no problem was found",
    );
  });
}
