import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../json.ts";
import { modelOf } from "../plan.ts";
import { SchemaError } from "../problem.ts";

const GROUP = JSON.stringify({ group: "example.dev", version: "v1", category: "example" });
const TEXT = { type: "string", maxLength: 8, description: "A text." };

/** The problems of a schema file `thing.schema.json` with a `Text` beside it, as `pointer: message`. */
function problemsOf(
  schema: JsonObject,
  others: Readonly<Record<string, JsonObject | string>> = {},
): readonly string[] {
  const head = { title: "Thing", description: "A thing.", "x-source": "doc" };
  const files: Readonly<Record<string, JsonObject | string>> = {
    "thing.schema.json": { $id: "thing.schema.json", ...head, ...schema },
    "text.schema.json": {
      $id: "text.schema.json",
      title: "Text",
      description: "A text.",
      type: "string",
      maxLength: 8,
    },
    ...others,
  };
  const texts = Object.entries(files).map(([file, value]): [string, string] => [
    file,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  try {
    modelOf(new Map([...texts, ["api-group.json", GROUP]]));
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return error.problems.map(({ file, pointer, message }) => `${file}#${pointer}: ${message}`);
  }
  return [];
}

function object(properties: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: "object", additionalProperties: false, properties, ...more };
}

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

test("included properties belong to the object, and must not be duplicates", () => {
  const part = {
    $id: "part.schema.json",
    title: "Part",
    description: "A part.",
    "x-source": "doc",
    ...object({ text: TEXT }),
  };
  const others = { "part.schema.json": part };
  assert.deepEqual(problemsOf(object({}, { "x-include": ["part.schema.json"] }), others), []);
  assert.match(
    problemsOf(object({ text: TEXT }, { "x-include": ["part.schema.json"] }), others).join(),
    /has the property text twice/,
  );
});

test("a reference to a size needs its limits, which hold for numbers and for texts", () => {
  const size = { title: "Size", description: "A size.", "x-source": "doc", "x-unit": "bytes" };
  const whole = { ...size, "x-int-or-string": true, maximum: 9, maxLength: 8 };
  const others = { "size.schema.json": { $id: "size.schema.json", ...whole } };
  const most = (bounds: JsonObject) =>
    problemsOf(
      object({ most: { $ref: "size.schema.json", description: "A size.", ...bounds } }),
      others,
    ).join();
  assert.equal(most({ "x-minimum-bytes": 1, "x-maximum-bytes": 9 }), "");
  for (const bounds of [{}, { "x-minimum-bytes": 1 }, { "x-maximum-bytes": 9 }])
    assert.match(most(bounds), /refers to a size without its limits/);
});

test("an example is in the folder of its type, and says in its first line what it shows", () => {
  const shown = "# A text.\nkind: Thing\n";
  const modeline = "# yaml-language-server: $schema=thing.json\n";
  const problems = problemsOf(object({ text: TEXT }), {
    "examples/thing/valid/plain.yaml": shown,
    "examples/thing/valid/for-editors.yaml": modeline + shown,
    "examples/thing/valid/silent.yaml": "kind: Thing\n",
    "examples/thing/invalid/silent.yaml": "kind: Things\n",
    "examples/nothing/valid/plain.yaml": shown,
  });
  assert.deepEqual(problems, [
    "examples/thing/valid/silent.yaml#: needs a first line that says what it shows",
    "examples/nothing/valid/plain.yaml#: no type has the name nothing",
  ]);
});

test("the description of an optional property that users write must cover the unset case", () => {
  const head = { title: "Limits", description: "Limits.", "x-source": "doc", "x-root": true };
  const limits = (description: string) => ({
    "common/limits.schema.json": {
      $id: "common/limits.schema.json",
      ...head,
      ...object({ most: { type: "integer", description }, least: TEXT }, { required: ["least"] }),
    },
  });
  assert.deepEqual(problemsOf(object({}), limits("The most; no limit when unset.")), []);
  assert.deepEqual(problemsOf(object({}), limits("The most.")), [
    "common/limits.schema.json#: has the property most, whose description does not say what holds when unset",
  ]);
});

test("cel/scopes.json is complete, and its references are valid", () => {
  const variable = (more: JsonObject): JsonObject => ({ description: "A.", type: "dyn", ...more });
  const scopes = (a: JsonObject, more: JsonObject): JsonObject => ({
    variables: { a: variable(a) },
    scopes: { request: { description: "One.", variables: ["a"], ...more } },
  });
  const said = (a: JsonObject, more: JsonObject = {}): string =>
    problemsOf(object({}), { "cel/scopes.json": scopes(a, more) }).join();
  assert.equal(said({ setBy: "keys", status: "planned" }), "");
  assert.match(said({ setBy: "keys" }), /variables\/a\/status: must be runs or planned/);
  assert.match(said({ status: "runs" }), /variables\/a\/setBy: must name a policy/);
  assert.match(
    said({}, { within: ["Thing"] }),
    /scopes\/request: needs both insteadOf.*and within/,
  );
  assert.match(
    said({}, { insteadOf: "world", within: ["Nothing"] }),
    /names world, which is not defined.*names Nothing, which is not defined/,
  );
});

test("parts of a type whose amounts are parsed are not used by another", () => {
  const file = (name: string, schema: JsonObject) => ({
    [`${name}.schema.json`]: {
      ...{ $id: `${name}.schema.json`, title: name.charAt(0).toUpperCase() + name.slice(1) },
      ...{ description: "It.", "x-source": "doc", ...schema },
    },
  });
  const others = {
    ...file("time", { type: "string", maxLength: 8, "x-amount": "milliseconds" }),
    ...file("part", object({ time: { $ref: "time.schema.json", description: "A time." } })),
    ...file("whole", {
      ...object({ part: { $ref: "part.schema.json", description: "A part." } }),
      "x-parsed": "filled",
    }),
  };
  const other = (name: string) =>
    problemsOf(object({ it: { $ref: `${name}.schema.json`, description: "It." } }), others);
  assert.deepEqual(other("whole"), []);
  assert.deepEqual(other("time"), []);
  assert.deepEqual(other("part"), [
    "thing.schema.json#/properties/it: refers to Part, whose durations and sizes are parsed in another type",
  ]);
  assert.deepEqual(problemsOf({ type: "string", maxLength: 8, "x-amount": "days" }), [
    "thing.schema.json#/x-amount: must be milliseconds or bytes",
  ]);
  assert.deepEqual(problemsOf({ ...object({}), "x-parsed": true }), [
    "thing.schema.json#/x-parsed: must be filled or apart",
  ]);
});
